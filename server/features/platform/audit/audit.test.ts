import { inTransaction, sqlState } from '@server/db/connection';
import { users } from '@server/db/schema/identity';
import { investorWith, pesos } from '@tests/ledger-stories/ledger-world';
import { testApi } from '@tests/support/api';
import { describe, expect, it } from 'vitest';
import { audit } from './audit';

const api = await testApi();
const staff = await api.person('admin', { fullName: 'Héctor Salinas' });
const ana = await api.person('investor', { fullName: 'Ana Peña Rojas', email: 'ana@ejemplo.mx' });

interface TestEntry {
  at: string;
  userId?: string | null;
  actorUserId?: string;
  action?: 'withdrawals.create' | 'documents.verify' | 'opportunities.expire';
}

const append = ({
  at,
  userId = ana.userId,
  actorUserId,
  action = 'withdrawals.create',
}: TestEntry) =>
  inTransaction(api.db, (tx) =>
    audit(tx, {
      at: new Date(at),
      userId,
      actorUserId: actorUserId ?? null,
      action,
      object: action === 'documents.verify' ? 'documents' : 'withdrawals',
      objectId: 'x',
      details: { amount_cents: 100 },
    }),
  );

// The last one but one is at half past eleven at night of the 10th in Mexico City, the 11th in UTC.
await append({ at: '2026-03-09T18:00:00.000Z' });
await append({ at: '2026-03-10T06:00:00.000Z', action: 'documents.verify', userId: staff.userId });
await append({ at: '2026-03-10T06:00:00.000Z', actorUserId: staff.userId });
await append({ at: '2026-03-11T05:30:00.000Z', action: 'opportunities.expire', userId: null });
await append({ at: '2026-03-11T06:00:00.000Z' });

async function listed(query: string) {
  const reply = await staff.call({ url: `/api/v1/audit?limit=50&${query}` });
  expect(reply.status).toBe(200);
  return reply.json.items.map(({ seq }: { seq: number }) => seq);
}

describe('the audit trail', () => {
  it('lists acts with who did them, and who acted as them', async () => {
    const reply = await staff.call({ url: '/api/v1/audit?limit=50' });
    expect(reply.json.items.map(({ seq }: { seq: number }) => seq)).toEqual([5, 4, 3, 2, 1]);
    expect(reply.json.items[2]).toMatchObject({
      user: 'Ana Peña Rojas',
      actor: 'Héctor Salinas',
      action: 'withdrawals.create',
      details: { amount_cents: 100 },
    });
    expect(reply.json.items[1]).toMatchObject({ user: null, actor: null });
    expect(reply.json.items[1]?.prev_hash).toBe(reply.json.items[2]?.hash);
  });

  it('says whose accounts did it, so that staff go on to them', async () => {
    const { json } = await staff.call({ url: '/api/v1/audit?limit=50' });
    expect(json.items.map(({ user_id, actor_id }) => [user_id, actor_id])).toEqual([
      [ana.userId, null],
      [null, null],
      [ana.userId, staff.userId],
      [staff.userId, null],
      [ana.userId, null],
    ]);
  });

  it('shows one act by its place in the chain, and none where there is none', async () => {
    const one = await staff.call({ url: '/api/v1/audit/3' });
    const { json } = await staff.call({ url: '/api/v1/audit?limit=50' });
    expect([one.status, one.json]).toEqual([200, json.items[2]]);
    for (const seq of ['99', '0', 'tres', '9007199254740993']) {
      expect((await staff.call({ url: `/api/v1/audit/${seq}` })).status, seq).toBe(404);
    }
  });

  it.each([
    ['q=ana%40ejemplo', [5, 3, 1]],
    ['q=PEÑA', [5, 3, 1]],
    ['q=hector', [3, 2]],
    ['q=nadie', []],
    ['q=%25', []],
    ['action=documents.verify', [2]],
    ['object=withdrawals', [5, 4, 3, 1]],
    ['object=withdrawals&q=Salinas', [3]],
    ['from=2026-03-10&to=2026-03-10', [4, 3, 2]],
    ['from=2026-03-11', [5]],
    ['to=2026-03-09', [1]],
    ['from=2026-03-11&to=2026-03-10', []],
    ['sort=at', [1, 2, 3, 4, 5]],
  ])('answers %s with %j', async (query, expected) => {
    expect(await listed(query)).toEqual(expected);
  });

  it('pages by key, also between acts of the same instant', async () => {
    const seen: number[] = [];
    let cursor = '';
    do {
      const reply = await staff.call({ url: `/api/v1/audit?limit=2&cursor=${cursor}` });
      expect(reply.json.total).toBe(5);
      seen.push(...reply.json.items.map(({ seq }: { seq: number }) => seq));
      cursor = reply.json.next_cursor ?? '';
    } while (cursor);
    expect(seen).toEqual([5, 4, 3, 2, 1]);
  });

  it.each(['from=ayer', 'to=2026-02-30', 'cursor=eyJ4Ijox', 'desde=2026-01-01'])(
    'refuses %s',
    async (query) => {
      const reply = await staff.call({ url: `/api/v1/audit?${query}` });
      expect(reply.status).toBe(400);
    },
  );

  it('finds the acts of one among very many people of the same name', async () => {
    await api.db.insert(users).values(
      Array.from({ length: 250 }, (_, n) => ({
        email: `multitud-${n}@ejemplo.mx`,
        fullName: 'Multitud Prueba',
        referralCode: `multitud-${n}`,
      })),
    );
    const last = await api.person('client', { fullName: 'Multitud Última' });
    await append({ at: '2026-03-12T06:00:00.000Z', userId: last.userId });
    expect(await listed('q=multitud')).toEqual([6]);
  });
});

describe('the database itself', () => {
  const refusal = async (statement: string) => {
    try {
      await api.pool.query(statement);
      return 'accepted';
    } catch (error) {
      return sqlState(error);
    }
  };

  it.each([
    "update audit_log set details = '{}' where seq = 3",
    'delete from audit_log where seq = 6',
    'delete from audit_log',
    'truncate audit_log',
    'delete from audit_head',
    'truncate audit_head',
    'update audit_head set seq = seq - 1',
    "update audit_head set hash = repeat('0', 64)",
    'update audit_head set seq = seq + 2',
  ])('refuses %s', async (statement) => {
    expect(await refusal(statement)).toBe('AU001');
  });

  it('takes an entry nowhere but after the last one', async () => {
    const copied = (seq: string, prevHash: string) =>
      refusal(`insert into audit_log (seq, at, action, object, object_id, details, prev_hash, hash)
        select ${seq}, at, action, object, object_id, details, ${prevHash}, repeat('a', 64)
          from audit_log where seq = 6`);
    expect(await copied('8', 'hash')).toBe('AU002');
    expect(await copied('7', 'prev_hash')).toBe('AU002');
    expect(await refusal('insert into audit_head values (false, 0, 0)')).toBe('23514');
  });
});

describe('the check of the chain', () => {
  const verify = () => staff.call({ method: 'POST', url: '/api/v1/audit/verify' });

  /** What only the owner of the tables can do: guards off, a change, guards on. */
  const asOwner = (change: string) =>
    api.pool.query(`alter table audit_log disable trigger user; ${change};
      alter table audit_log enable trigger user;`);

  /** Makes a change, looks, and puts everything back. */
  async function tamper(change: string) {
    await asOwner(`create table kept as table audit_log; ${change}`);
    const { json } = await verify();
    await asOwner('delete from audit_log; insert into audit_log table kept; drop table kept');
    return json;
  }

  it('reports how many entries fit, and when it checked', async () => {
    expect((await verify()).json).toEqual({
      checked_at: api.clock.now.toISOString(),
      sound_entries: 6,
      broken_at: null,
      broken: null,
    });
  });

  it('names the entry that was altered', async () => {
    const change = `update audit_log set details = '{"amount_cents": 99}' where seq = 3`;
    expect(await tamper(change)).toMatchObject({
      sound_entries: 2,
      broken_at: 3,
      broken: { seq: 3, user: 'Ana Peña Rojas', details: { amount_cents: 99 } },
    });
    expect((await verify()).json.broken_at).toBeNull();
  });

  it('does not mind a detail without a value', async () => {
    const details: { reason?: string; rows: number } = { reason: undefined, rows: 1 };
    await inTransaction(api.db, (tx) =>
      audit(tx, {
        at: api.clock.now,
        userId: staff.userId,
        action: 'projects.reject',
        object: 'projects',
        objectId: 'x',
        details,
      }),
    );
    expect((await verify()).json).toMatchObject({ sound_entries: 7, broken_at: null });
  });

  it('names the place from which an entry was taken', async () => {
    expect(await tamper('delete from audit_log where seq = 4')).toMatchObject({
      sound_entries: 3,
      broken_at: 4,
      broken: null,
    });
  });

  it('misses an end that was cut off, and all of it', async () => {
    expect(await tamper('delete from audit_log where seq > 5')).toMatchObject({
      sound_entries: 5,
      broken_at: 6,
      broken: null,
    });
    expect(await tamper('delete from audit_log')).toMatchObject({
      sound_entries: 0,
      broken_at: 1,
      broken: null,
    });
  });

  it('knows an end that was rewritten, with hashes that fit', async () => {
    const setHead = (values: string) =>
      api.pool.query(`alter table audit_head disable trigger user;
        update audit_head set ${values}; alter table audit_head enable trigger user;`);
    const { rows } = await api.pool.query('select hash from audit_head');
    await asOwner('delete from audit_log where seq = 7');
    await setHead('seq = 6, hash = (select hash from audit_log where seq = 6)');
    await append({ at: '2026-03-12T07:00:00.000Z' });
    // Tampering with the head as well is detected by the heads in the log.
    expect((await verify()).json).toMatchObject({ sound_entries: 7, broken_at: null });
    await setHead(`hash = '${rows[0].hash}'`);
    expect((await verify()).json).toMatchObject({ sound_entries: 6, broken_at: 7 });
  });

  it('goes on after the last place, so that what was cut off stays missed', async () => {
    await asOwner('delete from audit_log where seq > 5');
    await append({ at: '2026-03-13T06:00:00.000Z' });
    expect(await listed('from=2026-03-13')).toEqual([8]);
    expect((await verify()).json).toMatchObject({ sound_entries: 5, broken_at: 6, broken: null });
  });
});

describe('the check of the journal', () => {
  const verify = async () =>
    (await staff.call({ method: 'POST', url: '/api/v1/audit/verify-journal' })).json;
  const tables = ['postings', 'journal_entries', 'journal_chain'];
  const guards = (verb: string) =>
    tables.map((table) => `alter table ${table} ${verb} trigger user`).join('; ');
  const asOwner = (change: string) =>
    api.pool.query(`${guards('disable')}; ${change}; ${guards('enable')};`);

  it('reports how many entries fit, and names the one that was altered, slipped in or taken', async () => {
    for (const cents of [10, 20, 30]) await investorWith(api.db, pesos(cents));
    const sound = { checked_at: api.clock.now.toISOString(), sound_entries: 3, broken: null };
    expect(await verify()).toEqual(sound);
    const { rows } = await api.pool.query('select entry_id from journal_chain order by seq');
    const [, second] = rows.map(({ entry_id }) => entry_id);

    await asOwner(
      `update postings set amount_signed = 2 * amount_signed where entry_id = '${second}'`,
    );
    expect(await verify()).toMatchObject({
      sound_entries: 1,
      broken: { fault: 'altered', seq: 2, entry_id: second },
    });
    await asOwner(
      `update postings set amount_signed = amount_signed / 2 where entry_id = '${second}'`,
    );
    expect(await verify()).toEqual(sound);

    const slipped = '00000000-0000-7000-8000-00000000000a';
    await asOwner(`insert into journal_entries (id, kind, occurred_on, idempotency_key, payload_hash, actor)
      values ('${slipped}', 'x', '2026-01-01', 'x', 'x', 'x')`);
    expect(await verify()).toMatchObject({
      sound_entries: 3,
      broken: { fault: 'unsealed', seq: null, entry_id: slipped },
    });
    await asOwner(`delete from journal_entries where id = '${slipped}';
      delete from journal_chain where seq = 3`);
    const gone = await verify();
    expect(gone).toMatchObject({ sound_entries: 2, broken: { fault: 'unsealed' } });
    await asOwner('delete from journal_chain where seq = 1');
    expect(await verify()).toMatchObject({
      sound_entries: 0,
      broken: { fault: 'missing', seq: 1, entry_id: null },
    });
  });

  it('is refused to whoever may not verify the trail', async () => {
    const investor = await api.person('investor');
    const reply = await investor.call({ method: 'POST', url: '/api/v1/audit/verify-journal' });
    expect(reply.status).toBe(403);
  });
});
