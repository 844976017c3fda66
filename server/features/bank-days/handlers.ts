import { bankDays as contract } from '@contract/bank-days';
import { dayInMexicoCity } from '@contract/fields/day';
import type { Db, Tx } from '@server/db/connection';
import { pageOf } from '@server/db/page';
import { users } from '@server/db/schema/people';
import { bankDays } from '@server/db/schema/treasury';
import { conflict, notFound, refused } from '@server/http/errors';
import { implement } from '@server/http/implement';
import { eq, inArray } from 'drizzle-orm';
import { audit } from '../audit/audit';
import { isNewNotice } from '../bank-movements/notices';
import { type BankDay, keepBankBalance } from './balance';
import { findingsOf } from './close';

export const bankDayHandlers = implement(contract, {
  async notify({ db, body, signed, config, now }) {
    if (await isNewNotice(db, signed, body.event_id, { config, now })) {
      await keepBankBalance(db, body.balance, 'webhook', now);
    }
    return { ok: true as const };
  },

  async list({ db, query }) {
    const page = await pageOf({
      db,
      table: bankDays,
      id: bankDays.day,
      where: undefined,
      request: query,
      defaultSort: '-day',
      select: ({ where, orderBy, limit }) =>
        db
          .select()
          .from(bankDays)
          .where(where)
          .orderBy(...orderBy)
          .limit(limit),
      sortable: { day: { column: bankDays.day, value: (row) => row.day } },
      idOf: (row) => row.day,
    });
    return { ...page, items: await describe(db, page.items) };
  },

  async create({ db, body, principal, now }) {
    const day = await keepBankBalance(db, body, 'staff', now);
    await audit(db, {
      at: now,
      userId: principal.userId,
      action: 'bank-days.create',
      object: 'bank_days',
      objectId: day.day,
      details: { opening_cents: day.openingCents, closing_cents: day.closingCents },
    });
    return describeOne(db, day);
  },

  async close({ db, params, principal, now }) {
    const [day] = await db
      .select()
      .from(bankDays)
      .where(eq(bankDays.day, params.day))
      .for('update');
    if (!day) throw notFound();
    if (day.closedAt) throw conflict('El día ya está cerrado.');
    if (day.day >= dayInMexicoCity(now)) throw refused('El día se cierra cuando ya terminó.');
    const close = await findingsOf(db, day);
    const [closed] = await db
      .update(bankDays)
      .set({ close, closedBy: principal.userId, closedAt: now })
      .where(eq(bankDays.day, day.day))
      .returning();
    if (!closed) throw new Error('the day is gone');
    await audit(db, {
      at: now,
      userId: principal.userId,
      action: 'bank-days.close',
      object: 'bank_days',
      objectId: day.day,
      details: { closing_cents: day.closingCents, differences: close.differences.length },
    });
    return describeOne(db, closed);
  },
});

async function describeOne(db: Db | Tx, day: BankDay) {
  const [described] = await describe(db, [day]);
  if (!described) throw notFound();
  return described;
}

async function describe(db: Db | Tx, days: readonly BankDay[]) {
  const closers = days.flatMap(({ closedBy }) => (closedBy ? [closedBy] : []));
  const people = await db
    .select({ id: users.id, name: users.fullName })
    .from(users)
    .where(inArray(users.id, closers));
  const names = new Map(people.map(({ id, name }) => [id, name]));
  return days.map(({ close, closedAt, closedBy, ...day }) => ({
    day: day.day,
    opening_cents: day.openingCents,
    closing_cents: day.closingCents,
    source: day.source,
    close:
      close && closedAt
        ? {
            lines_in_cents: close.linesInCents,
            lines_out_cents: close.linesOutCents,
            ledger_cents: close.ledgerCents,
            sound: close.differences.length === 0,
            differences: close.differences,
            closed_by: names.get(closedBy ?? '') ?? '',
            closed_at: closedAt.toISOString(),
          }
        : null,
  }));
}
