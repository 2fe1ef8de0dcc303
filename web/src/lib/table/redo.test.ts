import { expect, test } from 'vitest';
import { Redo } from './redo.svelte';

test('steps that were taken back can be taken again, in their order', () => {
  const redo = new Redo();
  redo.chose(0, 'take a');
  redo.chose(0, 'dig b');
  for (let i = 0; i < 2; i++) {
    redo.asks(0);
    redo.undone();
  }
  expect(redo.next(0)).toBe('take a');
  expect(redo.next(1)).toBeNull();
  redo.chose(0, 'take a');
  expect(redo.next(0)).toBe('dig b');
});

test('another way makes what was taken back history', () => {
  const redo = new Redo();
  redo.chose(0, 'take a');
  redo.asks(0);
  redo.undone();
  redo.chose(0, 'take c');
  expect(redo.next(0)).toBeNull();
});

test('the undo of somebody else, or one that was refused, is not mine', () => {
  const redo = new Redo();
  redo.chose(0, 'take a');
  redo.undone();
  expect(redo.next(0)).toBeNull();
  redo.asks(0);
  redo.refused();
  redo.undone();
  expect(redo.next(0)).toBeNull();
});
