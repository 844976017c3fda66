import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** The longest that each kind of answer is held back, in milliseconds. */
const longest = { answers: 700, acts: 1500, files: 400, events: 2500 };

type Kind = keyof typeof longest;

/** What a run says of its delays, with the words that bring them back; empty without. */
export function describeDelays(): string {
  const seed = delaySeed();
  if (!seed) return '';
  const limits = Object.entries(longest).map(([kind, ms]) => `${kind} up to ${ms} ms`);
  return `Delays: ${limits.join(', ')}. The same again: TEST_DELAYS=${seed}`;
}

/** The seed of this run's delays; undefined when nothing is held back. */
export const delaySeed = () => process.env.TEST_DELAYS;

/**
 * Stands in front of a server and holds back what it answers, as a slow network or a busy machine does. How long
 * follows from the seed, the request, and how often it was sent.
 */
export async function startSlowProxy(port: number, server: number, seed: string): Promise<void> {
  const counts = new Map<string, number>();
  const delayFor = (kind: Kind, { method, url }: IncomingMessage) => {
    const name = `${method} ${url}`;
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    const digest = createHash('sha256').update(`${seed} ${name} ${count}`).digest();
    return (digest.readUInt32BE() / 2 ** 32) * longest[kind];
  };
  const proxy = createServer((incoming, outgoing) => {
    const { method, url, headers } = incoming;
    const passed = request({ host: '127.0.0.1', port: server, method, path: url, headers });
    passed.once('response', async (answer) => {
      const isStream = answer.headers['content-type']?.startsWith('text/event-stream');
      if (!isStream) await pause(delayFor(kindOf(incoming), incoming));
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      if (!isStream) return answer.pipe(outgoing);
      outgoing.flushHeaders();
      try {
        for await (const event of answer) {
          await pause(delayFor('events', incoming));
          outgoing.write(event);
        }
      } catch {
        // The page that listened is gone: its stream was cut.
      }
      outgoing.end();
    });
    passed.once('error', () => outgoing.destroy());
    outgoing.once('close', () => passed.destroy());
    incoming.pipe(passed);
  });
  await new Promise<void>((listening) => proxy.listen(port, '127.0.0.1', listening));
  // It lasts as long as the process that needs it.
  proxy.unref();
}

function kindOf({ method, url = '' }: IncomingMessage): Kind {
  if (!/^\/(api|storagev3)\//.test(url)) return 'files';
  return method === 'GET' ? 'answers' : 'acts';
}
