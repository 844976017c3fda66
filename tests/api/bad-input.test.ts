import { MAX_FILE_MEGABYTES } from '@contract/documents/file-size';
import type { EndpointShape } from '@contract/kernel/endpoint';
import { implementations } from '@server/features/implementations';
import { limitBody } from '@server/http/body-limit';
import { type Person, testApi } from '@tests/support/api';
import { inputSchema, type JsonSchema, pathOf, wrongType } from '@tests/support/contract-input';
import { holders, identities, UNKNOWN_ID } from '@tests/support/identities';
import { multipart } from '@tests/support/multipart';
import { answerOf, expectRefusal } from '@tests/support/refusal';
import { describe, expect, test } from 'vitest';

/** Every endpoint of the contract, sent what it does not expect, by a user who may call it. */

const api = await testApi();
const people = await identities(api);
const holdersOf = await holders();
for (const person of Object.values(people)) await api.stepUp(person);

const endpoints = implementations.map(({ endpoint }) => endpoint);
const nameOf = ({ method, path }: EndpointShape) => `${method} ${path}`;
const withBody = endpoints.filter(
  ({ body, kind, ignoresBody }) => body && kind !== 'multipart' && !ignoresBody,
);
const uploads = endpoints.filter(({ kind }) => kind === 'multipart');
const withParams = endpoints.filter(({ params }) => params);
const lists = endpoints.filter(({ query }) => query && 'cursor' in query.shape);

/** A user with the endpoint's permission; any user where none is needed. */
function caller(endpoint: EndpointShape): Person {
  const [holder] = holdersOf(endpoint.can);
  if (!holder && endpoint.can !== 'public') throw new Error(`no role may call ${endpoint.path}`);
  return people[holder?.role ?? 'client'];
}

/** Parameters of a record that does not exist, so that nothing is changed by what gets through. */
const nowhere = (name: string) => special[name] ?? UNKNOWN_ID;
const special: Readonly<Record<string, string>> = {
  docId: '1',
  // Of an invitation, or of an estimate that was shared.
  code: 'A'.repeat(20),
  number: '1',
  seq: '999999999',
  day: '2020-01-01',
  month: '2020-01',
  period: '2020-01',
  format: 'pdf',
  party: 'spouse',
  kind: 'datasheet',
  subject: 'real_owner',
  document: 'bureau',
  legalText: 'terms',
  acknowledgedText: 'practicas-de-venta',
  postalCode: '45500',
  // Nothing makes it do anything by itself.
  queue: 'deliver-mail',
};

/** Section 7 takes ids of any server, so those are looked up after the body has been read. */
const log = {
  extra_params: {},
  metadata: { account: { id: 'x', name: 'x' } },
  log_code: 'session_started',
};
/** Names of mails are texts, looked up after the body too. */
const words = { subject: 'Un asunto', body: 'Un texto.' };
const goodBodies: Record<string, object> = {
  'POST /api/v1/templates/:templateName/versions': words,
  'POST /api/v1/templates/:templateName/preview': words,
  'POST /api/v1/templates/:templateName/test': words,
  'POST /api/v1/applicant/:id/saveApplicantLog': log,
  'POST /api/v2/investor/:id/saveInvestorLog': log,
  'PUT /api/loan-onboarding/put/:applicantId/update-onboarding': { project_id: UNKNOWN_ID },
  'POST /api/v1/profile/consents/:document': { text_sha256: '0'.repeat(64), names: [] },
};

function send(endpoint: EndpointShape, { of = nowhere, query = '', headers, body }: Sent = {}) {
  return caller(endpoint).call({
    method: endpoint.method,
    url: pathOf(endpoint, of) + query,
    // "..", taken away by the client, may lead to the portal's page, which is for clients that accept HTML.
    headers: { accept: 'application/json', ...headers },
    ...(body !== undefined && { body }),
  });
}

interface Sent {
  of?: string | ((name: string) => string);
  query?: string;
  body?: Parameters<Person['call']>[0]['body'];
  headers?: Record<string, string>;
}

const json = { 'content-type': 'application/json' };

/** No refusal is longer, whatever was sent. */
const MOST_TOLD = 16 * 1024;

/** As many wrong items, or values under made-up names, as so many bytes hold; undefined of a part that is neither. */
function fullOfFaults({ type, additionalProperties }: JsonSchema, bytes: number): unknown {
  if (type === 'array') return new Array(Math.floor((bytes - 2) / 3)).fill([]);
  if (!additionalProperties) return undefined;
  const names = Array.from({ length: Math.floor((bytes - 2) / 12) }, (_, n) => [
    `n${n + 100_000}`,
    0,
  ]);
  return Object.fromEntries(names);
}

describe.each(withBody.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
  '%s',
  (_, endpoint) => {
    const schema = endpoint.body ? inputSchema(endpoint.body) : {};

    test('refuses an undeclared field', async () => {
      const { fields } = expectRefusal(
        await send(endpoint, { body: { sorpresa: 1 } }),
        'validation',
      );
      expect(Object.values(fields ?? {}).join()).toContain('sorpresa');
    });

    test('refuses a value of another type, on its field', async () => {
      for (const [name, part] of Object.entries(schema.properties ?? {})) {
        const wrong = wrongType(part);
        if (wrong === undefined) continue;
        const { fields } = expectRefusal(
          await send(endpoint, { body: { [name]: wrong } }),
          'validation',
        );
        expect(Object.keys(fields ?? {}).some((path) => path.startsWith(name))).toBe(true);
      }
    });

    test.each(['[]', '"texto"', '7', 'null', 'true', '{"a":', '{a:1}', '', '\u0000'])(
      'refuses %j for a body',
      async (body) => {
        expectRefusal(await send(endpoint, { body, headers: json }), 'validation');
      },
    );

    test('refuses keys that would reach the prototype', async () => {
      for (const key of ['__proto__', 'constructor']) {
        const body = `{"${key}":{"prototype":{"role":"admin"}}}`;
        expectRefusal(await send(endpoint, { body, headers: json }), 'validation');
      }
      expect(Reflect.get({}, 'role')).toBeUndefined();
    });

    test('refuses another content type', async () => {
      for (const type of [
        'text/plain',
        'application/xml',
        'application/x-www-form-urlencoded',
        'x',
      ]) {
        const reply = await send(endpoint, { body: 'a=1', headers: { 'content-type': type } });
        expectRefusal(reply, 'unsupported_type');
      }
    });

    test('tells a few of the faults of a list or a record as long as its body may be', async () => {
      const room = limitBody(endpoint) - JSON.stringify({ sorpresa: '' }).length;
      for (const [name, part] of Object.entries(schema.properties ?? {})) {
        const full = fullOfFaults(part, room - name.length);
        if (full === undefined) continue;
        const reply = await send(endpoint, { body: { [name]: full } });
        expectRefusal(reply, 'validation');
        expect(reply.bytes.length).toBeLessThan(MOST_TOLD);
      }
    });

    test('refuses a byte more than its fields may take', async () => {
      const padding = limitBody(endpoint) - JSON.stringify({ sorpresa: '' }).length;
      for (const [length, code] of [
        [padding, 'validation'],
        [padding + 1, 'too_large'],
      ] as const) {
        const body = JSON.stringify({ sorpresa: 'x'.repeat(length) });
        expectRefusal(await send(endpoint, { body, headers: json }), code);
      }
    });
  },
);

describe('what every endpoint refuses', () => {
  test('an undeclared query parameter', async () => {
    for (const endpoint of endpoints) {
      // Parts are read in the order params, body, query: with those two empty the query's turn comes.
      if (endpoint.body) continue;
      const reply = await send(endpoint, { query: '?sorpresa=1' });
      expectRefusal(reply, 'validation');
    }
  });

  test('a body where there is none', async () => {
    // A form has its file.
    const bodiless = endpoints.filter(
      ({ method, body, kind }) => method !== 'GET' && !body && kind !== 'multipart',
    );
    expect(bodiless.length).toBeGreaterThan(0);
    for (const endpoint of bodiless) {
      expectRefusal(await send(endpoint, { body: { sorpresa: 1 } }), 'validation');
    }
  });

  test.each(withParams.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
    'malformed ids are records that do not exist: %s',
    async (_, endpoint) => {
      for (const id of [
        'abc',
        `${UNKNOWN_ID}0`,
        "' OR 1=1 --",
        '\u0000',
        '%',
        '..',
        '😀',
        'x'.repeat(99),
      ]) {
        const body = goodBodies[nameOf(endpoint)];
        const of = (name: string) => (name === 'code' ? 'x'.repeat(21) : id);
        const reply = await send(endpoint, { of, ...(body && { body }) });
        expectRefusal(reply, 'not_found');
      }
    },
  );

  test('an identity that is not one', async () => {
    for (const endpoint of endpoints) {
      if (endpoint.can === 'public') continue;
      for (const token of [
        'x'.repeat(43),
        'solfondo-portal',
        'null',
        '',
        "' OR 1=1",
        'á'.repeat(43),
      ]) {
        const reply = await api.anonymous({
          method: endpoint.method,
          url: pathOf(endpoint, nowhere),
          headers: { authorization: `Bearer ${token}` },
        });
        expectRefusal(reply, 'unauthenticated');
      }
    }
  });
});

describe.each(lists.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
  '%s',
  (_, endpoint) => {
    test('refuses a page size out of range', async () => {
      for (const limit of [
        '0',
        '-1',
        '101',
        '1.5',
        '1e9',
        'NaN',
        'Infinity',
        'x',
        '',
        '5&limit=5',
      ]) {
        expectRefusal(await send(endpoint, { query: `?limit=${limit}` }), 'validation');
      }
    });

    test('refuses parameters given twice', async () => {
      for (const name of Object.keys(endpoint.query?.shape ?? {})) {
        expectRefusal(await send(endpoint, { query: `?${name}=a&${name}=b` }), 'validation');
      }
    });

    test('refuses an order and a cursor that it did not give', async () => {
      for (const sort of ['password_hash', '--created_at', '-', 'constructor', '-__proto__']) {
        expectRefusal(await send(endpoint, { query: `?sort=${sort}` }), 'validation');
      }
      const made = [
        '{}',
        '[]',
        '[null,null]',
        '[1]',
        '["a","b"]',
        `["a","${UNKNOWN_ID}"]`,
        `["\\u0000","${UNKNOWN_ID}"]`,
        `["2026-13-45","${UNKNOWN_ID}"]`,
        '["2026-01-01T00:00:00Z","b"]',
        `[1e300,"${UNKNOWN_ID}"]`,
        `[-1.5,"x"]`,
      ];
      const cursors = [
        'x',
        '%00',
        'á',
        ...made.map((text) => Buffer.from(text).toString('base64url')),
      ];
      for (const cursor of cursors) {
        for (const sort of ['', ...sortsOf(endpoint)]) {
          const query = `?cursor=${cursor}${sort && `&sort=${sort}`}`;
          const reply = await send(endpoint, { query });
          // Of a record that is not there nothing is listed, in whatever order.
          if (reply.status === 404 && endpoint.params) continue;
          // A text is a fine place to begin in a list of texts; anything else is refused.
          if (reply.status !== 200) expectRefusal(reply, 'validation');
        }
      }
    });

    test('searches for anything without failing', async () => {
      for (const q of ['%25', '_', "'", '\\', '%00', '%F0%9F%98%80', 'á'.repeat(100)]) {
        const reply = await send(endpoint, { query: `?q=${q}` });
        if (reply.status !== 200) expectRefusal(reply, 'validation');
      }
    });
  },
);

/** The fields a list may be ordered by, read from its refusals: the schema only accepts or refuses. */
function sortsOf(endpoint: EndpointShape): string[] {
  const common = [
    'created_at',
    'updated_at',
    'folio',
    'amount_cents',
    'full_name',
    'business_name',
    'occurred_on',
    'received_on',
    'status_changed_at',
    'principal_cents',
    'closes_at',
  ];
  const sort = endpoint.query?.shape.sort;
  return common.filter((name) => sort?.safeParse(name).success);
}

describe.each(uploads.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
  '%s',
  (_, endpoint) => {
    const file = { name: 'file', fileName: 'documento.pdf', content: '%PDF-1.4 x' };

    test('refuses what is not a form with one file', async () => {
      expectRefusal(await send(endpoint, { body: { file_type: 1 } }), 'unsupported_type');
      const form = multipart({}, file);
      const text = form.body.toString('latin1');
      const boundary = 'multipart/form-data; boundary=----solfondo-test-boundary';
      const broken = [
        { body: form.body.subarray(0, 60), headers: form.headers },
        { body: form.body.subarray(0, form.body.length - 20), headers: form.headers },
        { body: 'nada', headers: form.headers },
        { body: '', headers: form.headers },
        { body: form.body, headers: { 'content-type': 'multipart/form-data' } },
        { body: form.body, headers: { 'content-type': 'multipart/form-data; boundary=otro' } },
        {
          body: text.replace('content-disposition', 'x-otra'),
          headers: { 'content-type': boundary },
        },
        { body: text.replace('name="file"; ', ''), headers: { 'content-type': boundary } },
      ];
      for (const sent of broken) expectRefusal(await send(endpoint, sent));
    });

    test('refuses undeclared fields, and the prototype', async () => {
      for (const name of ['sorpresa', '__proto__', 'constructor', 'hasOwnProperty']) {
        expectRefusal(await send(endpoint, multipart({ [name]: '1' }, file)), 'validation');
      }
    });

    test('refuses two files, many fields, long fields and a large file', async () => {
      const { body, headers } = multipart({}, file);
      const part = body.subarray(0, body.length - '------solfondo-test-boundary--\r\n'.length);
      expectRefusal(await send(endpoint, { body: Buffer.concat([part, body]), headers }));
      const many = Object.fromEntries(Array.from({ length: 30 }, (_, n) => [`campo${n}`, '1']));
      expectRefusal(await send(endpoint, multipart(many, file)));
      expectRefusal(await send(endpoint, multipart({ file_type: 'x'.repeat(20_000) }, file)));
      const megabytes = endpoint.megabytes ?? MAX_FILE_MEGABYTES;
      const long = { ...headers, 'content-length': String((megabytes + 2) * 1024 * 1024) };
      expectRefusal(await send(endpoint, { body, headers: long }), 'too_large');
      if (endpoint.megabytes) return;
      const large = { ...file, content: Buffer.alloc(megabytes * 1024 * 1024 + 1) };
      const known = Object.fromEntries(
        Object.keys(endpoint.body?.shape ?? {}).includes('mode') ? [['mode', 'preview']] : [],
      );
      expectRefusal(await send(endpoint, multipart(known, large)), 'too_large');
    });
  },
);

describe('paths and methods', () => {
  test('a method that no call has is answered like a path that no call has', async () => {
    const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
    const paths = new Set(endpoints.map(({ path }) => path));
    const unknown = await people.client.call({ url: '/api/v1/nada' });
    for (const path of paths) {
      for (const method of methods) {
        if (endpoints.some((other) => other.method === method && matches(other.path, path)))
          continue;
        const reply = await people.client.call({ method, url: pathOf({ path }, nowhere) });
        expect(answerOf(reply)).toEqual(answerOf(unknown));
        expectRefusal(reply, 'not_found');
      }
    }
  });

  test.each([
    '/api/v1/%zz',
    '/api/v1//projects',
    '/api/v1/projects/',
    '/API/v1/projects',
    '/api/v1/projects;x=1',
    '/api/v1/./projects/..',
    '/api/v1/%2e%2e/projects',
    `/api/v1/projects/${'x'.repeat(5000)}`,
    '/storagev3/nada',
    '/api',
  ])('%s is no address of the server', async (url) => {
    expectRefusal(await people.client.call({ url }), 'not_found');
  });

  test('headers that ask for another method or path change nothing', async () => {
    const headers = { 'x-http-method-override': 'DELETE', 'x-original-url': '/api/v1/audit' };
    const reply = await people.client.call({ url: '/api/v1/notifications', headers });
    expect(reply.status).toBe(200);
    expect(reply.json).toHaveProperty('items');
  });
});

/** True when a registered path also answers another's address: `/loans/:loanId` and `/loans/quote`. */
function matches(pattern: string, path: string) {
  const regex = new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+').replace('*', '.*')}$`);
  return regex.test(path);
}
