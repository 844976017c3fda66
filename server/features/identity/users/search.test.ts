import { users } from '@server/db/schema/identity';
import { createVault } from '@server/db/vault';
import { type Person, testApi } from '@tests/support/api';
import { desc, eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { matching } from './repository';
import { soughtIn } from './sought';

const api = await testApi();
const staff = await api.person('admin');
const CURP = 'MOTR930411HJCRMN03';
const RFC = 'MOTR930411AB1';

const rosa = await api.person('client', { fullName: 'Rosa Náñez Córdova' });
const other = await api.person('client', { fullName: 'Rosario Naranjo' });
await rosa.call({
  method: 'PUT',
  url: '/api/v1/profile',
  body: { version: 0, curp: CURP, birth_day: '1993-04-11', sex: 'H', nationality: 'MX' },
});
const tax = await rosa.call({
  method: 'PUT',
  url: '/api/v1/profile/tax',
  body: {
    version: 0,
    rfc: RFC,
    rfc_confirmed: true,
    fiscal_name: 'ROSA ÑAÑEZ CORDOVA',
    regime: '612',
    postal_code: '45500',
    cfdi_use: 'G03',
    invoice_email: 'rosa@ejemplo.mx',
  },
});
await api.db
  .update(users)
  .set({ phone: '+525512345678', tags: ['feria de Colima'] })
  .where(eq(users.id, rosa.userId));

async function found(typed: string): Promise<string[]> {
  const query = new URLSearchParams({ q: typed, limit: '100' });
  const { status, json } = await staff.call({ url: `/api/v1/users?${query}` });
  expect(status).toBe(200);
  return json.items.map(({ id }) => id);
}
const all = ({ userId }: Person) => [userId];

test.each([
  ['a name without its accents', 'nañez cordova'],
  ['a name without its tilde', 'nanez cordova'],
  ['part of an address', rosa.email.slice(1, -3)],
  ['a CURP as it is', CURP],
  ['a CURP in small letters, with blanks', `${CURP.slice(0, 10)} ${CURP.slice(10)}`.toLowerCase()],
  ['an RFC', 'motr 930411 ab1'],
  ['a telephone', '55 1234-5678'],
  ['a telephone with its country', '+52 (55) 1234 5678'],
  ['words of staff', 'colima'],
])('a person is found by %s', async (_, typed) => {
  expect(tax.status).toBe(200);
  expect(await found(typed)).toEqual(all(rosa));
});

test.each([
  ['the beginning of a CURP', CURP.slice(0, 10)],
  ['another RFC', 'MOTR930411AB2'],
  ['another telephone', '5512345679'],
  ['the end of a telephone', '12345678'],
  ['a tilde that their name does not have', 'córdoña'],
  ['wildcards', '%'],
  ['an underscore of LIKE', 'Ros_'],
  ['SQL', "' or 1=1 --"],
  ['a backslash', '\\'],
])('nobody is found by %s', async (_, typed) => {
  expect(await found(typed)).toEqual([]);
});

test('who types n finds n and ñ, and who types ñ finds it alone', async () => {
  const plain = await api.person('client', { fullName: 'Nuria Nanez' });
  expect((await found('nanez')).toSorted()).toEqual([rosa.userId, plain.userId].toSorted());
  expect(await found('NÁÑEZ')).toEqual(all(rosa));
});

test('a name that two people have in part finds both, and the list goes on by key', async () => {
  expect((await found('rosa')).toSorted()).toEqual([rosa.userId, other.userId].toSorted());
  const first = await staff.call({ url: '/api/v1/users?q=rosa&limit=1&sort=full_name' });
  const next = await staff.call({
    url: `/api/v1/users?q=rosa&limit=1&sort=full_name&cursor=${first.json.next_cursor}`,
  });
  expect([...first.json.items, ...next.json.items].map(({ id }) => id)).toEqual([
    rosa.userId,
    other.userId,
  ]);
});

test('only staff look people up, and too long a text is refused', async () => {
  for (const who of [rosa, await api.person('supplier')]) {
    expect((await who.call({ url: `/api/v1/users?q=${CURP}` })).status).toBe(403);
  }
  expect((await staff.call({ url: `/api/v1/users?q=${'a'.repeat(101)}` })).status).toBe(400);
});

test('of many people each way of looking has its index', async () => {
  for (let batch = 0; batch < 4; batch += 1) {
    await api.pool.query(
      `insert into users (id, email, full_name, phone, status, referral_code)
         select gen_random_uuid(), 'masa' || g || '@ejemplo.mx', md5(g::text) || ' ' || md5((g * 7)::text),
                '+5255' || lpad(g::text, 8, '0'), 'active', 'masa' || g
           from generate_series($1::int, $1::int + 1999) g`,
      [batch * 2000],
    );
  }
  await api.pool.query(`
    insert into profiles (user_id, curp_mark) select id, md5(email) from users where email like 'masa%'`);
  // What was just added waits beside the trigram indexes until then.
  await api.pool.query('vacuum analyze users');
  await api.pool.query('analyze profiles');
  const vault = createVault('cualquiera');
  for (const typed of ['nañez cordova', 'nanez cordova', CURP, RFC, '55 1234 5678']) {
    const plan = await api.db.transaction(async (tx) => {
      // Of few people the planner reads all, whatever indexes there are.
      await tx.execute(sql`set local enable_seqscan = off`);
      const asked = tx
        .select({ id: users.id })
        .from(users)
        .where(matching(typed, vault))
        .orderBy(desc(users.createdAt), desc(users.id))
        .limit(11);
      const { rows } = await tx.execute<{ 'QUERY PLAN': string }>(sql`explain ${asked.getSQL()}`);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    });
    for (const index of indexesOf[soughtIn(typed).by]) expect(plan, typed).toContain(index);
    expect(plan, typed).not.toMatch(/Seq Scan|Index Scan Backward using users_created/);
  }
});

const indexesOf = {
  words: ['users_email_search', 'users_name_search', 'users_tagged'],
  curp: ['profiles_curp_mark'],
  rfc: ['tax_profiles_rfc_mark'],
  phone: ['users_phone'],
};
