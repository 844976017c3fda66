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

/** The process took too long, or ended. */
type Fault = 'too slow' | 'failed';
type DrawProblem = 'broken' | LimitProblem;
export type PictureProblem = DrawProblem | Fault;
/**
 * Why a PDF is not taken: it asks for a password, has no page, is a form that only Acrobat shows, is damaged, or runs
 * something, opens something else or carries files.
 */
export type PdfProblem = 'locked' | 'no pages' | 'dynamic form' | 'damaged' | 'active';

/** Opens what strangers made. */
export interface Pictures {
  /** Draws a picture anew, so that nothing but its pixels is left. */
  draw(order: PictureOrder): Promise<CleanPicture | PictureProblem>;
  /** Looks whether people can read a PDF. */
  examinePdf(path: string): Promise<'fine' | PdfProblem | Fault>;
  close(): void;
}

export function createPictures(start = startProcess, maxMs = MAX_DRAW_MS): Pictures {
  const drawing = createProcesses(start, maxMs);
  const examining = createProcesses(() => startProgram('pdf-process.mjs'), maxMs);
  return {
    // The memory of libheif (WebAssembly) only grows, and nothing of a file stays in it for the next one.
    draw: (order) => drawing.ask<CleanPicture | DrawProblem>(order, order.kind === 'heic'),
    examinePdf: (path) => examining.ask<'fine' | PdfProblem>({ path }),
    close() {
      drawing.close();
      examining.close();
    },
  };
}

/**
 * Opens files in processes with limits of memory and time: no file stops or fills the one that answers others. A process
 * is kept for the next file, and replaced when it fails or takes too long.
 */
function createProcesses(start: () => ChildProcess, maxMs: number) {
  const all = new Set<ChildProcess>();
  const idle = new Set<ChildProcess>();

  function begin(): ChildProcess {
    const child = start();
    if (child.pid === undefined) throw new Error('no process to open files in');
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
    async ask<Answer>(order: object, once = false): Promise<Answer | Fault> {
      const [child = begin()] = idle;
      idle.delete(child);
      const answer = await askProcess<Answer>(child, order, maxMs);
      if (answer !== 'too slow' && answer !== 'failed' && !once) idle.add(child);
      else child.kill('SIGKILL');
      return answer;
    },
    close() {
      for (const child of all) child.kill('SIGKILL');
    },
  };
}

async function askProcess<Answer>(
  child: ChildProcess,
  order: object,
  maxMs: number,
): Promise<Answer | Fault> {
  const late = AbortSignal.timeout(maxMs);
  const ended = new AbortController();
  const end = () => ended.abort();
  child.once('exit', end);
  try {
    const answers = once(child, 'message', { signal: AbortSignal.any([late, ended.signal]) });
    child.send(order);
    const [answer]: Answer[] = await answers;
    return answer ?? 'failed';
  } catch {
    return late.aborted ? 'too slow' : 'failed';
  } finally {
    child.off('exit', end);
  }
}

export const startProcess = (): ChildProcess => startProgram('picture-process.ts');

// Standard input ends with the server, even a killed one. A thread sees that also while a decoder blocks the main one.
const waitForEnd = `
  require('node:fs').readSync(0, Buffer.alloc(1));
  process.kill(process.pid, 'SIGKILL');
`;
const endWithServer = `
  import { Worker } from 'node:worker_threads';
  new Worker(${JSON.stringify(waitForEnd)}, { eval: true, execArgv: [] });
`;

/** Starts a program: built beside ours, or, where we run from our sources, read from its own. */
function startProgram(file: string): ChildProcess {
  const here = import.meta.url;
  const isSource = here.endsWith('.ts');
  const program = fileURLToPath(
    new URL(isSource ? `./${file}` : `./${file.replace(/\.\w+$/, '.js')}`, here),
  );
  const flags = ['--import', `data:text/javascript,${encodeURIComponent(endWithServer)}`];
  if (file.endsWith('.ts') && isSource) flags.push('--import', 'tsx');
  // `ulimit -d` limits the memory that is written to. `-v` would count what V8 and WebAssembly only reserve.
  const limit = `ulimit -d ${MAX_PROCESS_BYTES / 1024}; exec "$@"`;
  return spawn('/bin/sh', ['-c', limit, 'sh', process.execPath, ...flags, program], {
    cwd: projectRoot,
    // A hostile file finds no secret there.
    env: {},
    stdio: ['pipe', 'ignore', 'inherit', 'ipc'],
    serialization: 'advanced',
  });
}
