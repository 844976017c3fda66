import { connect } from 'node:net';
import { Readable } from 'node:stream';
import type { Scanner, ScanVerdict, ScanWaiter } from './adapters';

/** How long the daemon may take to be reached, to take or say anything, and over a whole file. */
interface ScanPatience {
  connectMs: number;
  silenceMs: number;
  totalMs: number;
}
const PATIENCE: Record<ScanWaiter, ScanPatience> = {
  person: { connectMs: 2_000, silenceMs: 10_000, totalMs: 30_000 },
  job: { connectMs: 2_000, silenceMs: 120_000, totalMs: 300_000 },
};

/** Of a question that a few bytes answer. */
const SHORT: ScanPatience = { connectMs: 2_000, silenceMs: 3_000, totalMs: 3_000 };

/** How long after a question without an answer it is asked again. */
const PAUSE_MS = 5_000;

interface Daemon {
  host: string;
  port: number;
}

/** What came of a question: what was said until a NUL, as every answer ends; null when none came whole. */
type Reply = string | null;

const END_OF_FILE = Buffer.alloc(4);

/** More than any answer has. */
const MOST_SAID = 4_096;

/** Asks a ClamAV daemon over TCP, a file as it is read (INSTREAM): it is never whole in memory. */
export function clamdScanner(address: string, patience = PATIENCE): Scanner {
  const { hostname, port } = new URL(address);
  const daemon = { host: hostname, port: Number(port) };
  let isAway = false;
  let askedAt = 0;

  /** A daemon whose hands are all stuck would still say its version: it is asked to look at something. */
  async function probe(): Promise<boolean> {
    askedAt = performance.now();
    const reply = await askAbout(daemon, Readable.from([Buffer.from('solfondo')]), SHORT);
    isAway = reply === null;
    return !isAway;
  }

  return {
    async scan(bytes, waiter = 'person'): Promise<ScanVerdict> {
      if (isAway) {
        bytes.destroy();
        if (performance.now() - askedAt >= PAUSE_MS) void probe();
        return { state: 'unknown' };
      }
      const reply = await askAbout(daemon, bytes, patience[waiter]);
      if (reply !== null) return verdictOf(reply);
      isAway = true;
      askedAt = performance.now();
      return { state: 'unknown' };
    },
    version: () => versionOf(daemon),
    probe,
  };
}

function versionOf(daemon: Daemon): Promise<Reply> {
  return new Promise((resolve) => {
    const socket = openTo(daemon, SHORT, resolve);
    socket.write('zVERSION\0');
  });
}

/** @returns what is said of a file; it rejects when its bytes cannot be read */
function askAbout(daemon: Daemon, bytes: Readable, patience: ScanPatience): Promise<Reply> {
  return new Promise((resolve, reject) => {
    let isSent = false;
    const socket = openTo(daemon, patience, (reply) => {
      bytes.destroy();
      // Nothing is clean before it was seen whole.
      resolve(reply !== null && (isSent || !CLEAN.test(reply)) ? reply : null);
    });
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
    bytes.on('end', () => {
      isSent = true;
      socket.write(END_OF_FILE);
    });
  });
}

/** Opens a connection for one question; its end, whatever brought it, tells the reply once. */
function openTo(daemon: Daemon, patience: ScanPatience, tell: (reply: Reply) => void) {
  const socket = connect(daemon);
  let said = '';
  const giveUp = () => socket.destroy();
  const connecting = setTimeout(giveUp, patience.connectMs);
  const total = setTimeout(giveUp, patience.totalMs);
  socket.setTimeout(patience.silenceMs, giveUp);
  socket.on('connect', () => clearTimeout(connecting));
  // It closes afterwards, with whatever was said until then.
  socket.on('error', () => undefined);
  socket.on('data', (some: Buffer) => {
    said += some.toString('utf8');
    if (said.includes('\0') || said.length > MOST_SAID) socket.destroy();
  });
  socket.on('close', () => {
    clearTimeout(connecting);
    clearTimeout(total);
    tell(/^[^\0]{1,200}(?=\0)/.exec(said)?.[0] ?? null);
  });
  return socket;
}

const CLEAN = /^stream: OK$/;

/** `stream: OK`, `stream: <name> FOUND`; all else, as a limit of its own, says nothing of the file. */
function verdictOf(reply: string): ScanVerdict {
  if (CLEAN.test(reply)) return { state: 'clean' };
  const found = /^stream: (.+) FOUND$/.exec(reply)?.[1];
  return found ? { state: 'infected', found } : { state: 'unknown' };
}
