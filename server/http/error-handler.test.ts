import { once } from 'node:events';
import { connect } from 'node:net';
import { errorBody } from '@contract/kernel/errors';
import { testDatabase } from '@tests/support/database';
import { sql } from 'drizzle-orm';
import Fastify from 'fastify';
import { afterAll, expect, it } from 'vitest';
import { installErrorHandler, refuseUnparsed } from './error-handler';

const { db } = await testDatabase();

const app = Fastify({
  clientErrorHandler: (error, socket) =>
    refuseUnparsed(error, socket, [['x-content-type-options', 'nosniff']]),
});
afterAll(() => app.close());
installErrorHandler(app);
app.get('/slow', () =>
  db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 20`);
    await tx.execute(sql`select pg_sleep(5)`);
  }),
);
app.get('/locked', () =>
  db.transaction(async (holder) => {
    await holder.execute(sql`lock table programs`);
    await db.transaction(async (tx) => {
      await tx.execute(sql`set local lock_timeout = 20`);
      await tx.execute(sql`select * from programs`);
    });
  }),
);
app.get('/mistaken', () => db.execute(sql`select * from nowhere`));

app.get('/beyond', () => db.execute(sql`select 32768::smallint`));

const busy = {
  message: 'El servicio no está disponible por el momento. Intenta de nuevo en unos segundos.',
  code: 'unavailable',
};

it.each(['/slow', '/locked'])('a database that takes too long: try again (%s)', async (url) => {
  const answer = await app.inject(url);
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBe('2');
  expect(answer.json()).toMatchObject(busy);
});

it('a mistake of ours stays a failure', async () => {
  expect((await app.inject('/mistaken')).statusCode).toBe(500);
});

it('a number that no column holds is the sender’s mistake', async () => {
  const answer = await app.inject('/beyond');
  expect(answer.statusCode).toBe(400);
  expect(errorBody.parse(answer.json()).message).toContain('un número más grande');
});

/** What the server answers to these bytes until it closes the connection. */
async function sent(bytes: string): Promise<string> {
  if (!app.server.listening) await app.listen({ port: 0 });
  const address = app.server.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  let answer = '';
  socket.on('data', (text: string) => {
    answer += text;
  });
  socket.write(bytes);
  await once(socket, 'close');
  return answer;
}

it.each([
  [
    'a broken header',
    'GET /mistaken HTTP/1.1\r\nHost: x\r\nX Y\r\n\r\n',
    '400',
    'La solicitud no se puede leer.',
  ],
  [
    'an unknown method',
    'FOO /mistaken HTTP/1.1\r\nHost: x\r\n\r\n',
    '400',
    'La solicitud no se puede leer.',
  ],
  [
    'headers too long',
    `GET /mistaken HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`,
    '431',
    'La solicitud es demasiado grande.',
  ],
])(
  '%s is refused in Spanish, in the shape of every refusal',
  async (_what, bytes, status, message) => {
    const [head = '', body = ''] = (await sent(bytes)).split('\r\n\r\n');
    expect(head).toContain(`HTTP/1.1 ${status} `);
    expect(head).toContain('x-content-type-options: nosniff');
    expect(errorBody.strict().parse(JSON.parse(body)).message).toBe(message);
  },
);
