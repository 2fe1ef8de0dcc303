// Bots think here, so that nobody waits for them, and in another one of these games are reviewed. Whoever asks ends this worker when a thought takes too long.

import type { FromBots, ToBots } from './messages';
import { Python } from './python';

const say = (message: FromBots): void => postMessage(message);

const ANSWER = `
import json
from permonik.housekeeping.thinkers import Thinkers, reply

thinkers = Thinkers()

def answer(question, stopped):
    asked = json.loads(question)
    if "review" in asked:
        from permonik.housekeeping.reviews import answer_piece
        return answer_piece(asked)
    return json.dumps(reply(thinkers, asked, stopped))

answer
`;

type Answer = (question: string, stopped: () => boolean) => string;

/**
 * Python hears no message while it thinks. What it can do is ask, at once and without waiting, whether an address is still
 * there: whoever wants the thought to end takes it away. That needs no memory that is shared, hence no special headers.
 */
function gone(address: string): boolean {
  const look = new XMLHttpRequest();
  try {
    look.open('GET', address, false);
    look.send();
    return look.status !== 200;
  } catch {
    return true;
  }
}

/** Whether this browser can be asked so; if not, whoever asks ends this worker. */
function canAsk(): boolean {
  const address = URL.createObjectURL(new Blob(['.']));
  const found = !gone(address);
  URL.revokeObjectURL(address);
  return found;
}

let python: Promise<[Python, Answer]> | null = null;
let asks = false;

async function begin(source: Parameters<typeof Python.start>[0]): Promise<[Python, Answer]> {
  const started = await Python.start(source, 'bots');
  const answer = started.api.runPython(ANSWER) as Answer;
  asks = canAsk();
  say({ type: 'ready' });
  return [started, answer];
}

onmessage = async ({ data }: MessageEvent<ToBots>) => {
  if (data.type === 'begin') python = begin(data.source);
  else if (python) {
    const [ready, answer] = await python;
    await ready.game(data.game);
    const { token } = data;
    say({ type: 'thought', ask: data.ask, text: answer(data.text, () => token === '' || (asks && gone(token))) });
  }
};
