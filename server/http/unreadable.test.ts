import { errorBody } from '@contract/kernel/errors';
import { testApi } from '@tests/support/api';
import { expect, it } from 'vitest';

const api = await testApi();
const client = await api.person('client');
const { client_id: id } = (await client.call({ url: '/api/v1/users/getRgUserInfo' })).json;

/** The one call of the contract that takes JSON of any shape. */
async function log(nested: string) {
  const { statusCode, payload } = await api.app.inject({
    method: 'POST',
    url: `/api/v1/applicant/${id}/saveApplicantLog`,
    headers: { authorization: `Bearer ${client.token}`, 'content-type': 'application/json' },
    payload: `{"extra_params":{"x":${nested}},"metadata":{"account":{"id":"x","name":"x"}},"log_code":"session_started"}`,
  });
  return { status: statusCode, body: JSON.parse(payload) };
}

const nested = (open: string, close: string, deep: number) =>
  `${open.repeat(deep)}1${close.repeat(deep)}`;

it.each([
  ['lists', '[', ']'],
  ['objects', '{"a":', '}'],
])(
  'a body of %s within each other is read as deep as any is, and refused beyond',
  async (_, open, close) => {
    expect((await log(nested(open, close, 31))).status).toBe(200);
    for (const deep of [32, 1_000, 10_000]) {
      const { status, body } = await log(nested(open, close, deep));
      expect(status).toBe(400);
      expect(errorBody.parse(body).message).toBe('La solicitud no se puede leer.');
    }
  },
);

it('names that nobody expects are said as far as a sentence holds them', async () => {
  const names = Array.from({ length: 50 }, (_, n) => [`${n}${'x'.repeat(20)}`.repeat(2), 1]);
  const { status, json, bytes } = await client.call({
    method: 'POST',
    url: '/api/v1/password-resets',
    body: Object.fromEntries([...names, ['y'.repeat(1_500), 1]]),
  });
  expect(status).toBe(400);
  expect(errorBody.parse(json).fields?._).toMatch(/^Hay datos que no se esperan: 0x+0x+, .* …\.$/);
  expect(bytes.length).toBeLessThan(1_500);
});

it.each(['prospects', 'prospect-exports'])(
  'a NUL in what is asked of %s is refused before an answer begins',
  async (list) => {
    const programId = await api.program();
    const admin = await api.person('program_administrator', { programId });
    for (const filter of ['q', 'business', 'region', 'municipality']) {
      const { status, json } = await admin.call({ url: `/api/v1/${list}?${filter}=a%00b` });
      expect(status, filter).toBe(400);
      expect(errorBody.parse(json).code).toBe('validation');
    }
  },
);
