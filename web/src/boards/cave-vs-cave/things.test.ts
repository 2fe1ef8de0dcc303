import { expect, test } from 'vitest';
import { crammed, effectsOf, roomOf } from './things';

const crowded = (room: string, space: 'tiny' | 'narrow' | 'wide'): boolean => crammed(effectsOf(roomOf(room)), space);

test('where the effect needs all the room, the picture stands beside the name', () => {
  expect(crowded('bakehouse', 'wide')).toBe(true);
  for (const room of ['grindstone', 'cave_entrance', 'weaving_room']) expect(crowded(room, 'wide'), room).toBe(false);
  for (const room of ['bakehouse', 'cave_entrance', 'weaving_room']) expect(crowded(room, 'narrow'), room).toBe(true);
  expect(crowded('grindstone', 'narrow')).toBe(false);
  for (const room of ['bakehouse', 'grindstone', 'tunnel', 'spinning_wheel', 'cave_entrance']) expect(crowded(room, 'tiny'), room).toBe(true);
  for (const room of ['parlor', 'food_corner', 'retting_room', 'dungeon']) expect(crowded(room, 'tiny'), room).toBe(false);
});
