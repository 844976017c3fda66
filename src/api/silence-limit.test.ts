import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type EndpointShape, endpoint } from '@contract/kernel/endpoint';
import { keepConfig } from '@portal/config';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { call, upload } from './call';
import { callFileStream } from './call-file-stream';

const SHORT_OF_A_CALL = 44_000;
const SHORT_OF_A_FILE = 89_000;
const lateAct = { code: 'late', status: 0, message: expect.stringMatching(/Lo que escribiste/) };
const lateRead = { code: 'late', status: 0, message: expect.stringMatching(/Vuelve a intentarlo/) };

const server = createServer();
const answer = z.object({ ok: z.literal(true) });
const shape = { can: 'public', summary: '', path: '/', response: answer } as const;
const act = endpoint({ ...shape, method: 'POST' });
const read = endpoint({ ...shape, method: 'GET' });
const file = endpoint({ ...shape, method: 'GET', kind: 'file', response: z.unknown() });
const bring = endpoint({ ...shape, method: 'POST', kind: 'multipart' });

let address = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const at = server.address();
  address = `http://127.0.0.1:${typeof at === 'object' && at ? at.port : 0}`;
  // The transport is fetched with the first call, which takes real time.
  await import('./transport');
});
afterAll(async () => {
  await keepConfig(Promise.resolve({}));
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});
beforeEach(async () => {
  await keepConfig(Promise.resolve({ apiBaseUrl: address }));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

async function arrival(): Promise<[IncomingMessage, ServerResponse]> {
  const [request, response] = await once(server, 'request');
  return [request, response];
}

/** How a call ends, asked for before it does. */
const outcome = (asked: Promise<unknown>) => asked.catch((thrown: unknown) => thrown);

it.each<[string, EndpointShape, object]>([
  ['an act, which may have been done', act, lateAct],
  ['a read, which may be asked for again', read, lateRead],
])('gives up %s', async (_, which, failure) => {
  const arrived = arrival();
  const ended = outcome(call(which));
  const [request] = await arrived;
  const cut = once(request.socket, 'close');
  await pass(SHORT_OF_A_CALL);
  expect(request.socket.destroyed).toBe(false);
  await pass(1_000);
  expect(await ended).toMatchObject(failure);
  await cut;
});

it('sends nothing later of a call that waited too long to be sent', async () => {
  const requests = vi.fn();
  server.on('request', requests);
  let configure: (given: object) => void = () => undefined;
  const configured = keepConfig(new Promise((resolve) => (configure = resolve)));
  const ended = outcome(call(act));
  await pass(45_000);
  expect(await ended).toMatchObject({ code: 'network' });
  configure({ apiBaseUrl: address });
  await configured;
  const arrived = arrival();
  void outcome(call(read));
  const [request, response] = await arrived;
  response.end('{"ok":true}');
  expect(requests).toHaveBeenCalledOnce();
  expect(request.method).toBe('GET');
  server.off('request', requests);
});

it('leaves a download time for as long as bytes come', async () => {
  const arrived = arrival();
  const opening = callFileStream(file);
  const [, response] = await arrived;
  response.write('nombre\n');
  const reader = (await opening).getReader();
  for (const _ of ['Ana', 'Eva', 'Iris']) {
    expect((await reader.read()).done).toBe(false);
    await pass(SHORT_OF_A_FILE);
    response.write('Ana\n');
  }
  response.end();
  await reader.read();
  expect((await reader.read()).done).toBe(true);
});

it('leaves an upload time for as long as bytes go', async () => {
  const arrived = arrival();
  const large = new File([new Uint8Array(16 * 1024 * 1024)], 'plano.pdf');
  const ended = outcome(upload(bring, {}, large));
  const [request, response] = await arrived;
  for await (const _ of request) {
    await pass(SHORT_OF_A_FILE / 100);
  }
  response.setHeader('content-type', 'application/json').end('{"ok":true}');
  expect(await ended).toEqual({ ok: true });
});

it('ends a stream of a file that goes silent, with words for people', async () => {
  const arrived = arrival();
  const opening = callFileStream(file);
  const [, response] = await arrived;
  response.write('nombre\n');
  const reader = (await opening).getReader();
  expect((await reader.read()).done).toBe(false);
  const ended = outcome(reader.read());
  await pass(90_000);
  expect(await ended).toMatchObject({ message: lateRead.message });
});
