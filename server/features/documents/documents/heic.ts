import { once } from 'node:events';
import { Worker, type WorkerOptions } from 'node:worker_threads';

/** What the thread is given. */
export interface Order {
  bytes: Uint8Array;
  maxPixels: number;
  /** Most that the decoder may take of memory. */
  maxBytes: number;
}

/** A decoded photograph: three bytes a pixel, upright. */
interface Pixels {
  pixels: Uint8Array<ArrayBuffer>;
  width: number;
  height: number;
  /** What the camera wrote, as a JPEG has it. */
  exif: Uint8Array | null;
}

export type Turned = Pixels | 'too large';

/** Several times what a telephone's photograph takes on a busy machine. */
const MOST_MS = 20_000;
/** Somewhat more than the largest picture that we take needs. */
const MOST_BYTES = 512 * 1024 * 1024;

/**
 * Decodes a photograph as iPhones keep theirs (HEIC), in a thread and a memory of its own: no file stops the server,
 * and what it does to the decoder ends with it.
 * @returns what is wrong with a file that is not whole, or decodes to too much
 */
export async function decodeHeic(
  bytes: Buffer,
  maxPixels: number,
): Promise<Pixels | 'broken' | 'too large'> {
  const order: Order = { bytes, maxPixels, maxBytes: MOST_BYTES };
  const worker = started({ workerData: order });
  // Also what it says once nobody waits for it.
  worker.on('error', () => undefined);
  const late = AbortSignal.timeout(MOST_MS);
  try {
    const [turned]: Turned[] = await once(worker, 'message', { signal: late });
    return turned ?? 'broken';
  } catch {
    return late.aborted ? 'too large' : 'broken';
  } finally {
    await worker.terminate();
  }
}

/** The thread's program: built beside ours, or, where we run from our sources, read from its own. */
function started(options: WorkerOptions): Worker {
  const here = import.meta.url;
  if (!here.endsWith('.ts')) return new Worker(new URL('./heic-worker.js', here), options);
  const source = JSON.stringify(new URL('./heic-worker.ts', here).href);
  const program = `import('tsx/esm/api').then(({ tsImport }) => tsImport(${source}, ${source}))`;
  return new Worker(program, { ...options, eval: true });
}
