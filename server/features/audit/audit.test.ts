import { inTransaction } from '@server/db/connection';
import { users } from '@server/db/schema/people';
import { auditLog } from '@server/db/schema/sessions';
import { testApi } from '@tests/support/api';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { audit } from './audit';

const api = await testApi();
const staff = await api.person('admin', { fullName: 'Héctor Salinas' });
const ana = await api.person('investor', { fullName: 'Ana Peña Rojas', email: 'ana@ejemplo.mx' });

interface Act {
  at: string;
  userId?: string | null;
  actorUserId?: string;
  action?: 'withdrawals.create' | 'documents.verify' | 'opportunities.expire';
}

const append = ({ at, userId = ana.userId, actorUserId, action = 'withdrawals.create' }: Act) =>
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
    expect(reply.json.items[1].prev_hash).toBe(reply.json.items[2].hash);
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
    await api.db.delete(auditLog).where(eq(auditLog.seq, 6));
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
});

describe('the check of the chain', () => {
  const verify = () => staff.call({ method: 'POST', url: '/api/v1/audit/verify' });

  it('says how many entries fit, and when it looked', async () => {
    expect((await verify()).json).toEqual({
      checked_at: api.clock.now.toISOString(),
      sound_entries: 5,
      broken_at: null,
      broken: null,
    });
  });

  it('names the entry that was altered', async () => {
    const set = (details: Record<string, number>) =>
      api.db.update(auditLog).set({ details }).where(eq(auditLog.seq, 3));
    await set({ amount_cents: 99 });
    expect((await verify()).json).toMatchObject({
      sound_entries: 2,
      broken_at: 3,
      broken: { seq: 3, user: 'Ana Peña Rojas', details: { amount_cents: 99 } },
    });
    await set({ amount_cents: 100 });
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
    expect((await verify()).json).toMatchObject({ sound_entries: 6, broken_at: null });
  });

  it('names the place from which an entry was taken', async () => {
    await api.db.delete(auditLog).where(eq(auditLog.seq, 4));
    expect((await verify()).json).toMatchObject({ sound_entries: 3, broken_at: 4, broken: null });
  });
});
