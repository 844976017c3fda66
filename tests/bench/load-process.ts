import { connect } from 'node:net';
import type { Load, Measured } from './load';

/*
 * A process of its own that sends requests over open sockets and times the answers, so that the work of
 * asking is not done by the process that answers. Node's own client would cost more than some of the
 * servers it measures; this one knows only as much of HTTP as the two servers here use.
 */
process.on('message', (load: Load) => {
  run(load).then(
    (measured) => process.send?.(measured),
    (error: unknown) => {
      process.stderr.write(`${String(error)}\n`);
      process.exit(1);
    },
  );
});

let serial = 0;

async function run(load: Load): Promise<Measured> {
  const latencies: number[] = [];
  const begun = performance.now();
  const until = begun + load.seconds * 1000;
  await Promise.all(
    Array.from({ length: load.connections }, () => converse(load, until, latencies)),
  );
  const seconds = (performance.now() - begun) / 1000;
  return { perSecond: latencies.length / seconds, latencies };
}

/** One socket: a request, its answer, the next request, until the time is over. */
function converse(load: Load, until: number, latencies: number[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: '127.0.0.1', port: load.port, noDelay: true });
    let received = '';
    let sentAt = 0;
    const ask = () => {
      if (performance.now() >= until) {
        socket.end();
        resolve();
        return;
      }
      sentAt = performance.now();
      socket.write(requestOf(load));
    };
    socket.setEncoding('latin1');
    socket.on('connect', ask);
    socket.on('error', reject);
    socket.on('data', (part: string) => {
      received += part;
      const length = lengthOf(received);
      if (length === null || received.length < length) return;
      if (!received.startsWith('HTTP/1.1 200')) {
        reject(new Error(received));
        return;
      }
      latencies.push(performance.now() - sentAt);
      received = '';
      ask();
    });
  });
}

function requestOf({ method, paths, headers, tokens, body, contentType }: Load): string {
  serial += 1;
  // Ten digits that no other request has.
  const text = body?.replace('{phone}', String(2_000_000_000 + serial)) ?? '';
  const at = serial % paths.length;
  const lines = [
    `${method} ${paths[at]} HTTP/1.1`,
    'host: 127.0.0.1',
    ...(tokens ? [`authorization: Bearer ${tokens[at]}`] : []),
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ...(body
      ? [
          `content-type: ${contentType ?? 'application/json'}`,
          `content-length: ${Buffer.byteLength(text)}`,
        ]
      : []),
  ];
  return `${lines.join('\r\n')}\r\n\r\n${text}`;
}

/** Bytes of the whole answer, or null while its head is incomplete. */
function lengthOf(received: string): number | null {
  const end = received.indexOf('\r\n\r\n');
  if (end < 0) return null;
  const length = /\r\ncontent-length: (\d+)/i.exec(received.slice(0, end))?.[1];
  if (length === undefined) throw new Error(`an answer of unknown length: ${received}`);
  return end + 4 + Number(length);
}
