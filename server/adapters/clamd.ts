import { connect } from 'node:net';
import type { Readable } from 'node:stream';
import type { Scanner, ScanVerdict } from './adapters';

/** Longer without a word from it, and the file is looked at later. */
const PATIENCE_MS = 30_000;

const END_OF_FILE = Buffer.alloc(4);

/** Asks a ClamAV daemon over TCP, a file as it is read (INSTREAM): it is never whole in memory. */
export function clamdScanner(address: string): Scanner {
  const { hostname, port } = new URL(address);
  return { scan: (bytes) => ask({ host: hostname, port: Number(port) }, bytes) };
}

function ask(daemon: { host: string; port: number }, bytes: Readable): Promise<ScanVerdict> {
  return new Promise((resolve, reject) => {
    const socket = connect(daemon);
    let said = '';
    const end = (verdict: ScanVerdict) => {
      bytes.destroy();
      socket.destroy();
      resolve(verdict);
    };
    socket.setTimeout(PATIENCE_MS, () => end({ state: 'unknown' }));
    socket.on('error', () => end({ state: 'unknown' }));
    socket.on('data', (some: Buffer) => {
      said += some.toString('utf8');
    });
    socket.on('close', () => end(verdictOf(said)));
    // What cannot be read is no verdict about it.
    bytes.on('error', (error) => {
      socket.destroy();
      reject(error);
    });
    socket.write('zINSTREAM\0');
    bytes.on('data', (chunk: Buffer) => {
      const length = Buffer.alloc(4);
      length.writeUInt32BE(chunk.length);
      socket.write(length);
      if (socket.write(chunk)) return;
      bytes.pause();
      socket.once('drain', () => bytes.resume());
    });
    bytes.on('end', () => socket.write(END_OF_FILE));
  });
}

/** `stream: OK`, `stream: <name> FOUND`; all else, as a limit of its own, says nothing of the file. */
function verdictOf(said: string): ScanVerdict {
  const line = said.split('\0')[0] ?? '';
  if (/^stream: OK$/.test(line)) return { state: 'clean' };
  const found = /^stream: (.+) FOUND$/.exec(line)?.[1];
  return found ? { state: 'infected', found } : { state: 'unknown' };
}
