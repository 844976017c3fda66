import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { projectRoot } from '@server/project-root';
import type { CleanPicture, PictureKind } from './draw';
import { type LimitProblem, MAX_DRAW_MS, MAX_PROCESS_BYTES } from './limits';

export interface PictureOrder {
  kind: PictureKind;
  path: string;
}

export type PictureProblem = 'broken' | LimitProblem | 'too slow' | 'failed';

/** Draws pictures anew, so that nothing but their pixels is left. */
export interface Pictures {
  draw(order: PictureOrder): Promise<CleanPicture | PictureProblem>;
  close(): void;
}

/**
 * Draws pictures in processes with limits of memory and time: no file stops or fills the one that answers others. A process
 * is kept for the next picture, and replaced when it fails or takes too long.
 */
export function createPictures(start = startProcess, maxMs = MAX_DRAW_MS): Pictures {
  const all = new Set<ChildProcess>();
  const idle = new Set<ChildProcess>();

  function begin(): ChildProcess {
    const child = start();
    if (child.pid === undefined) throw new Error('no process to draw pictures in');
    all.add(child);
    // Whoever waits for its answer hears of an error too.
    child.on('error', () => undefined);
    child.once('exit', () => {
      all.delete(child);
      idle.delete(child);
    });
    // It holds nobody's end up.
    child.unref();
    child.channel?.unref();
    return child;
  }

  return {
    async draw(order) {
      const [child = begin()] = idle;
      idle.delete(child);
      const answer = await ask(child, order, maxMs);
      const isWell = answer !== 'too slow' && answer !== 'failed';
      // The memory of libheif (WebAssembly) only grows, and nothing of a file stays in it for the next one.
      if (isWell && order.kind !== 'heic') idle.add(child);
      else child.kill('SIGKILL');
      return answer;
    },
    close() {
      for (const child of all) child.kill('SIGKILL');
    },
  };
}

async function ask(
  child: ChildProcess,
  order: PictureOrder,
  maxMs: number,
): Promise<CleanPicture | PictureProblem> {
  const late = AbortSignal.timeout(maxMs);
  const ended = new AbortController();
  const end = () => ended.abort();
  child.once('exit', end);
  try {
    const answers = once(child, 'message', { signal: AbortSignal.any([late, ended.signal]) });
    child.send(order);
    const [answer]: (CleanPicture | PictureProblem)[] = await answers;
    return answer ?? 'failed';
  } catch {
    return late.aborted ? 'too slow' : 'failed';
  } finally {
    child.off('exit', end);
  }
}

/** The program: built beside ours, or, where we run from our sources, read from its own. */
export function startProcess(): ChildProcess {
  const here = import.meta.url;
  const program = here.endsWith('.ts')
    ? ['--import', 'tsx', fileURLToPath(new URL('./picture-process.ts', here))]
    : [fileURLToPath(new URL('./picture-process.js', here))];
  // `ulimit -d` limits the memory that is written to. `-v` would count what V8 and WebAssembly only reserve.
  const limit = `ulimit -d ${MAX_PROCESS_BYTES / 1024}; exec "$@"`;
  return spawn('/bin/sh', ['-c', limit, 'sh', process.execPath, ...program], {
    cwd: projectRoot,
    // A hostile picture finds no secret there.
    env: {},
    stdio: ['pipe', 'ignore', 'inherit', 'ipc'],
    serialization: 'advanced',
  });
}
