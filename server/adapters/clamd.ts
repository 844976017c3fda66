import { connect } from 'node:net';
import type { Readable } from 'node:stream';
import type { Scanner, ScanVerdict } from './adapters';

/** Longer without a word from it, and the file is looked at later. */
const PATIENCE_MS = 30_000;

/** Asked by a person who waits for the answer. */
const VERSION_MS = 3000;

interface Daemon {
  host: string;
  port: number;
}

const END_OF_FILE = Buffer.alloc(4);

/** Asks a ClamAV daemon over TCP, a file as it is read (INSTREAM): it is never whole in memory. */
export function clamdScanner(address: string): Scanner {
  const { hostname, port } = new URL(address);
  const daemon = { host: hostname, port: Number(port) };
  return { scan: (bytes) => ask(daemon, bytes), version: () => versionOf(daemon) };
}

function versionOf(daemon: Daemon): Promise<string | null> {
  return new Promise((resolve) => {
    const socket = connect(daemon);
    let said = '';
    socket.setTimeout(VERSION_MS, () => socket.destroy());
    // It closes afterwards, with whatever was said until then.
    socket.on('error', () => undefined);
    socket.on('data', (some: Buffer) => {
      said += some.toString('utf8');
    });
    socket.on('close', () => resolve(/^[^\0]{1,200}(?=\0)/.exec(said)?.[0] ?? null));
    socket.write('zVERSION\0');
  });
}

function ask(daemon: Daemon, bytes: Readable): Promise<ScanVerdict> {
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
