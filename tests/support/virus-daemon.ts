import { createServer } from 'node:net';
import { afterAll } from 'vitest';

/** What this daemon calls malicious. */
export const VIRUS = 'ESTO-ES-UN-VIRUS-DE-PRUEBA';

const COMMAND = 'zINSTREAM\0';

interface VirusDaemon {
  address: string;
  scanned: number;
  /** It answers as one that cannot tell. */
  refuses: boolean;
  /** It says nothing of files that contain this text; null, and it answers about all. */
  hangsOver: string | null;
}

/** A daemon that speaks as ClamAV's does to who sends a file in parts. */
export async function virusDaemon() {
  const daemon: VirusDaemon = { refuses: false, hangsOver: null, scanned: 0, address: '' };
  const server = createServer((socket) => {
    let got = Buffer.alloc(0);
    socket.on('error', () => undefined);
    socket.on('data', (some) => {
      got = Buffer.concat([got, some]);
      if (got.toString('latin1') === 'zVERSION\0')
        socket.end('ClamAV 1.4.3/27800/Wed Nov 25 2026\0');
      const file = fileOf(got);
      if (!file || (daemon.hangsOver !== null && file.includes(daemon.hangsOver))) return;
      daemon.scanned += 1;
      const found = file.includes(VIRUS) ? 'Prueba.Virus FOUND' : 'OK';
      socket.end(daemon.refuses ? 'INSTREAM size limit exceeded. ERROR\0' : `stream: ${found}\0`);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterAll(() => new Promise((resolve) => server.close(resolve)));
  const at = server.address();
  if (at === null || typeof at === 'string') throw new Error('it does not listen');
  daemon.address = `tcp://127.0.0.1:${at.port}`;
  return daemon;
}

/** The parts of a file put together, once its end is here. */
function fileOf(got: Buffer): Buffer | null {
  if (!got.toString('latin1').startsWith(COMMAND)) return null;
  const parts: Buffer[] = [];
  for (let at = COMMAND.length; at + 4 <= got.length; ) {
    const length = got.readUInt32BE(at);
    if (length === 0) return Buffer.concat(parts);
    parts.push(got.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}
