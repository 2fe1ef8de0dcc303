// Bots think here, so that nobody waits for them, and in another one of these games are reviewed. Whoever asks ends this worker when a thought takes too long.

import type { FromBots, ToBots } from './messages';
import { Python } from './python';

const say = (message: FromBots): void => postMessage(message);

const ANSWER = `
import json
from permonik.housekeeping.thinkers import Thinkers, reply

thinkers = Thinkers()

def answer(question):
    asked = json.loads(question)
    if "review" in asked:
        from permonik.housekeeping.reviews import answer_piece
        return answer_piece(asked)
    return json.dumps(reply(thinkers, asked))

answer
`;

let python: Promise<[Python, (question: string) => string]> | null = null;

async function begin(source: Parameters<typeof Python.start>[0]): Promise<[Python, (question: string) => string]> {
  const started = await Python.start(source, 'bots');
  const answer = started.api.runPython(ANSWER) as (question: string) => string;
  say({ type: 'ready' });
  return [started, answer];
}

onmessage = async ({ data }: MessageEvent<ToBots>) => {
  if (data.type === 'begin') python = begin(data.source);
  else if (python) {
    const [ready, answer] = await python;
    await ready.game(data.game);
    say({ type: 'thought', ask: data.ask, text: answer(data.text) });
  }
};
