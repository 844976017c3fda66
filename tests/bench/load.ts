import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import * as z from 'zod';

/** What one server is asked, and how hard. */
export interface Load {
  port: number;
  method: 'GET' | 'POST';
  /** Asked for in turn. */
  paths: readonly string[];
  headers: Record<string, string>;
  /** Of who asks for each of the paths, where they are several people. */
  tokens?: readonly string[];
  /** JSON unless it is said to be something else; `{phone}` becomes another telephone each time. */
  body?: string;
  contentType?: string;
  connections: number;
  seconds: number;
}

const measured = z.object({ perSecond: z.number(), latencies: z.array(z.number()) });

/** Answers per second, and the milliseconds that each took. */
export type Measured = z.infer<typeof measured>;

/** The process that asks; `end` it when everything is measured. */
export function startAsking() {
  const child = fork(path.join(import.meta.dirname, 'load-process.js'));
  const ended = once(child, 'exit');
  return {
    async ask(load: Load): Promise<Measured> {
      child.send(load);
      const failed = ended.then(() => {
        throw new Error('the process that asks ended: see above');
      });
      const [answer]: unknown[] = await Promise.race([once(child, 'message'), failed]);
      return measured.parse(answer);
    },
    async end() {
      child.kill();
      await ended;
    },
  };
}
