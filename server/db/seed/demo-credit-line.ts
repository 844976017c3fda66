import { sumCents, toCentavos } from '@contract/kernel/fields/centavos';
import { addDays, dayInMexicoCity } from '@contract/kernel/fields/day';
import type { Tx } from '@server/db/connection';
import { projects, stages } from '@server/db/schema/credit';
import { users } from '@server/db/schema/identity';
import { suppliers } from '@server/db/schema/people';
import {
  creditLineDraws,
  creditLinePayments,
  creditLineRequests,
  creditLines,
  creditLineTerms,
} from '@server/db/schema/treasury-credit-lines';
import { creditLineFacts, drawRules } from '@server/features/treasury';
import { creditLineDrawn, creditLineRepaid } from '@server/ledger/events/credit-lines';
import { seal } from '@server/ledger/seals';
import { and, eq, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { inTransaction } from '../connection';
import { installer, second, staff } from './demo-cast';
import type { Life } from './demo-days';
import type { StoryPlayer } from './story-player';

/** So many days ago, and before that the draws were paid out: after the contract was signed that they are against. */
const SETTLED = 5;
const HELD_DAYS = 12;
const RATES = { annualRateBp: 2400, lateRateBp: 4800, openingFeeBp: 150 };
const LIMIT = toCentavos(15_000_000);

const userCalled = (email: string) =>
  sql<string>`(select ${users.id} from ${users} where ${eq(users.email, email)})`;

/**
 * An installer draws twice of a line against the project that they install, and pays the first back: in few statements,
 * with the amounts, entries and seals of the product's own rules.
 */
export async function* creditLineIsUsed(player: StoryPlayer): Life {
  yield SETTLED;
  await inTransaction(player.db, (tx) => playLine(tx, player.clock.now));
}

async function playLine(tx: Tx, now: Date) {
  const today = dayInMexicoCity(now);
  const paidOn = addDays(today, -HELD_DAYS);
  const [found] = await tx
    .select({
      ...{ stageId: stages.id, projectId: projects.id, supplierId: suppliers.id },
      ...{
        requestedBy: users.id,
        actor: userCalled(second.email),
        approver: userCalled(staff.email),
      },
    })
    .from(stages)
    .innerJoin(projects, eq(projects.id, stages.projectId))
    .innerJoin(suppliers, eq(suppliers.id, projects.supplierId))
    .innerJoin(users, eq(users.id, suppliers.userId))
    .where(and(eq(users.email, installer.email), eq(stages.status, 'waiting')));
  if (!found) throw new Error('Demo: the installer has something to install');
  const { stageId, projectId, supplierId, requestedBy, actor, approver } = found;
  const lineId = v7();
  await tx.insert(creditLines).values({ id: lineId, supplierId, createdAt: now });
  await tx.insert(creditLineRequests).values({
    ...{ lineId, amountCents: LIMIT, requestedBy, createdAt: now },
    purpose: 'Comprar paneles e inversores antes de que se pague cada etapa',
    status: 'granted',
  });
  const [terms] = await tx
    .insert(creditLineTerms)
    .values({
      ...{ lineId, ...RATES, limitCents: LIMIT, shareBp: 6000, maxDays: 90, isBlocked: false },
      expiresOn: addDays(paidOn, 365),
      reason: 'Entrega a tiempo y sin observaciones desde que instala con nosotros',
      ...{ decidedBy: actor, decidedOn: paidOn },
    })
    .returning();
  const draw = (cents: number, days: number, trackingKey: string) => ({
    ...{ lineId, projectId, stageId, ...RATES, vatBp: 1600, days, trackingKey, requestedBy },
    ...{ principalCents: toCentavos(cents), approvedBy: approver, paidOn, createdAt: now },
    dueOn: addDays(paidOn, days),
  });
  const rows = await tx
    .insert(creditLineDraws)
    .values([
      { ...draw(1_500_000, 15, 'DEMOLINEA01'), status: 'settled' },
      { ...draw(3_000_000, 60, 'DEMOLINEA02'), status: 'paid' },
    ])
    .returning();
  const [first] = rows;
  if (!terms || !first) throw new Error('Demo: the line was not kept');
  const event = { supplierId, projectId, actor };
  await seal(tx, creditLineFacts(terms, rows), { occurredOn: paidOn, actor });
  for (const row of rows) {
    const { fee, feeVat: vat, received } = drawRules.quote(row);
    const sent = { drawId: row.id, trackingKey: row.trackingKey ?? '', occurredOn: paidOn };
    await creditLineDrawn(tx, { ...event, ...sent, received, fee, vat });
  }
  const parts = drawRules.owed(first, today);
  const paymentId = v7();
  const { id: drawId } = first;
  await creditLineRepaid(tx, { ...event, drawId, paymentId, parts, occurredOn: today });
  await tx.insert(creditLinePayments).values({
    ...{ id: paymentId, drawId, receivedOn: today, createdAt: now },
    ...{ source: 'deposit', trackingKey: 'DEMOLINEA03' },
    amountCents: sumCents(Object.values(parts)),
    capitalCents: parts.capital,
    interestCents: parts.interest,
    vatCents: parts.vat,
    lateInterestCents: parts.late_interest,
    lateVatCents: parts.late_vat,
  });
}
