import { createServer, type IncomingMessage } from 'node:http';
import { endpoint } from '@contract/kernel/endpoint';
import { generalDataCalls } from '@contract/people/general-data';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { call, callFile } from './call';
import { ApiFailure } from './failure';
import { endWaitingCalls, hostCalls, onStepUp } from './host';
import { loadConfig } from './load-config';
import { fillParams, queryText } from './url';

interface HostEvent {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingMessage['headers'];
  body: string;
}

const hostEvents: HostEvent[] = [];
let answers: {
  status: number;
  type?: string;
  body: string;
  headers?: Record<string, string>;
  after?: Promise<void>;
}[] = [];
const refusal = (code: string) => JSON.stringify({ code, message: `No: ${code}` });

const server = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk) => {
    body += chunk;
  });
  request.on('end', async () => {
    const { method, url, headers } = request;
    hostEvents.push({ method, url, headers, body });
    const {
      status,
      type = 'application/json',
      body: text,
      headers: more = {},
      after,
    } = answers.shift() ?? { status: 500, body: '' };
    await after;
    response.writeHead(status, { 'content-type': type, ...more }).end(text);
  });
});

const session = {
  token: vi.fn(),
  beforeCall: vi.fn(),
  answered: vi.fn(),
  unauthenticated: vi.fn(),
};
const can = 'users.list';
const answer = z.object({ ok: z.literal(true) });
const read = endpoint({
  method: 'GET',
  path: '/things/:id',
  can,
  summary: '',
  params: z.object({ id: z.string() }),
  query: z.object({ q: z.string().optional() }),
  response: answer,
});
const act = endpoint({
  method: 'POST',
  path: '/acts',
  can,
  summary: '',
  response: answer,
  idempotent: true,
});
const open = endpoint({
  method: 'POST',
  path: '/open',
  can: 'public',
  summary: '',
  body: z.object({ a: z.number() }),
  response: answer,
});
const file = endpoint({
  method: 'GET',
  path: '/file',
  can,
  summary: '',
  kind: 'file',
  response: z.unknown(),
});
const ok = { status: 200, body: '{"ok":true}' };

/** Reads a configuration as if the server had sent it. */
async function configure(given: object) {
  vi.stubGlobal('fetch', async () => Response.json(given));
  await loadConfig();
  vi.unstubAllGlobals();
}

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  await configure({ apiBaseUrl: `http://127.0.0.1:${port}`, applicationToken: 'portal' });
  hostCalls(session);
});

afterAll(async () => {
  await configure({});
  await new Promise((resolve) => server.close(resolve));
});

beforeEach(() => {
  vi.resetAllMocks();
  session.token.mockReturnValue('token-1');
  hostEvents.length = 0;
  answers = [];
});

it('sends the session along and notifies it of the answer', async () => {
  answers = [ok];
  await expect(call(read, { params: { id: 'a/b' }, query: { q: '' } })).resolves.toEqual({
    ok: true,
  });
  expect(hostEvents[0]).toMatchObject({ method: 'GET', url: '/things/a%2Fb', body: '' });
  expect(hostEvents[0]?.headers.authorization).toBe('Bearer token-1');
  expect(session.answered).toHaveBeenCalledOnce();
});

it('sends no word of a body that is not there', async () => {
  answers = [ok];
  await call(act);
  expect(hostEvents[0]?.headers['content-type']).toBeUndefined();
  expect(hostEvents[0]?.headers['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/);
});

it('sends a public call as the application, regardless of the session', async () => {
  answers = [ok];
  await call(open, { body: { a: 1 } });
  expect(hostEvents[0]).toMatchObject({ body: '{"a":1}' });
  expect(hostEvents[0]?.headers.authorization).toBe('Bearer portal');
  expect(session.beforeCall).not.toHaveBeenCalled();
});

it('asks once for a second factor and sends the same intention again', async () => {
  answers = [{ status: 403, body: refusal('step_up_required') }, ok];
  const ask = vi.fn(async (_what: string) => true);
  const leave = onStepUp(ask);
  await expect(call(act)).resolves.toEqual({ ok: true });
  leave();
  expect(ask.mock.calls).toEqual([['No: step_up_required']]);
  expect(hostEvents.map(({ headers }) => headers['idempotency-key'])).toEqual([
    hostEvents[0]?.headers['idempotency-key'],
    hostEvents[0]?.headers['idempotency-key'],
  ]);
});

it('leaves the refusal to who would rather not give one', async () => {
  answers = [{ status: 403, body: refusal('step_up_required') }];
  const leave = onStepUp(async () => false);
  await expect(call(act)).rejects.toMatchObject({ code: 'step_up_required', status: 403 });
  leave();
});

it('notifies the session of a token that the server no longer knows, but not of another one', async () => {
  answers = [
    { status: 401, body: refusal('unauthenticated') },
    { status: 401, body: refusal('unauthenticated') },
  ];
  await expect(call(act)).rejects.toMatchObject({ status: 401 });
  expect(session.unauthenticated).toHaveBeenCalledExactlyOnceWith('token-1', expect.anything());
  await expect(call(act, {}, { token: 'another' })).rejects.toMatchObject({ status: 401 });
  expect(hostEvents[1]?.headers.authorization).toBe('Bearer another');
  expect(session.unauthenticated).toHaveBeenCalledOnce();
});

it('takes an act that waits for a second person as not done', async () => {
  answers = [{ status: 202, body: refusal('waits') }];
  await expect(call(act)).rejects.toMatchObject({ code: 'waits', status: 202 });
});

it.each([
  ['a page of a proxy', { status: 502, type: 'text/html', body: '<h1>Bad gateway</h1>' }, 502],
  ['an answer that is not what was agreed', { status: 200, body: '{"ok":false}' }, 200],
  [
    'a page where an answer should be',
    { status: 200, type: 'text/html', body: '<p>Hola</p>' },
    200,
  ],
])('calls %s unreadable, in words of ours', async (_, sent, status) => {
  answers = [sent];
  await expect(call(act)).rejects.toMatchObject({
    code: 'unreadable',
    status,
    message: 'Ha ocurrido un error con la operación, intente más tarde.',
  });
});

it.each([201, 203, 206])('takes no step of an onboarding for finished by a %s', async (status) => {
  const done = { status, body: '{"ok":true}' };
  const supplier = { body: { supplier_id: '3', step_identifier: 'pf_mex_1_general_data' } };
  const applicant = { params: { applicantId: '2' }, body: { project_id: '9' } };
  answers = [done, done, done];
  await expect(call(generalDataCalls.updateSupplierStep, supplier)).rejects.toMatchObject({
    status,
    message: 'Ha ocurrido un error con la operación, intente más tarde.',
  });
  await expect(call(generalDataCalls.updateLoanOnboarding, applicant)).rejects.toMatchObject({
    status,
  });
  expect(await call(act)).toEqual({ ok: true });
  answers = [200, 200].map((right) => ({ ...done, status: right }));
  expect(await call(generalDataCalls.updateSupplierStep, supplier)).toEqual({ ok: true });
  expect(await call(generalDataCalls.updateLoanOnboarding, applicant)).toEqual({ ok: true });
});

it('gives bytes the name that the server has for them', async () => {
  const named = (disposition: string) => ({
    status: 200,
    type: 'application/pdf',
    body: '%PDF',
    headers: { 'content-disposition': disposition },
  });
  answers = [
    named('attachment; filename="LUZ-a_o.pdf"; filename*=UTF-8\'\'LUZ-a%C3%B1o.pdf'),
    named("attachment; filename*=UTF-8''%E0%A4%A"),
    named('inline'),
  ];
  const names = [];
  for (const _ of answers.slice()) names.push((await callFile(file)).name);
  expect(names).toEqual(['LUZ-año.pdf', '', '']);
});

it('reads bytes, and the refusal in their place', async () => {
  answers = [
    { status: 200, type: 'application/pdf', body: '%PDF' },
    { status: 404, body: refusal('not_found') },
  ];
  expect(await (await callFile(file)).text()).toBe('%PDF');
  await expect(callFile(file)).rejects.toMatchObject({ code: 'not_found', status: 404 });
});

it('gives up quietly when the caller leaves', async () => {
  const leaving = new AbortController();
  leaving.abort();
  await expect(call(act, {}, { signal: leaving.signal })).rejects.not.toMatchObject({
    name: 'ApiFailure',
  });
});

it('ends what waits for an answer with its session, and nothing else', async () => {
  const ended = new ApiFailure('Tu sesión terminó.', 401, 'unauthenticated');
  let answerLate: () => void = () => undefined;
  const late = new Promise<void>((resolve) => (answerLate = resolve));
  answers = [
    { ...ok, after: late },
    { ...ok, after: late },
  ];
  const [hosted, own] = [call(act), call(act, {}, { token: 'another' })];
  await vi.waitFor(() => expect(hostEvents).toHaveLength(2));
  endWaitingCalls(ended);
  await expect(hosted).rejects.toBe(ended);
  answerLate();
  await expect(own).resolves.toEqual({ ok: true });
  expect(session.unauthenticated).not.toHaveBeenCalled();
});

it('fills paths and leaves out what is empty of a query', () => {
  expect(fillParams('/a/:id/*', { id: 7, '*': 'x y' })).toBe('/a/7/x%20y');
  expect(() => fillParams('/a/:id', {})).toThrow('/a/:id needs id');
  for (const id of ['', null, '.', '..']) {
    expect(() => fillParams('/a/:id/b', { id })).toThrow('/a/:id/b needs id');
  }
  expect(fillParams('/a/:id', { id: '...' })).toBe('/a/...');
  expect(queryText({ a: 1, b: '', c: null, d: undefined, e: 'ñ' })).toBe('a=1&e=%C3%B1');
});
