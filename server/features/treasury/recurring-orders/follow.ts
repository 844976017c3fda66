import { addBusinessDays } from '@contract/kernel/fields/business-day';
import { toCentavos } from '@contract/kernel/fields/centavos';
import { type Day, dayInMexicoCity } from '@contract/kernel/fields/day';
import { RETRY_BANK_DAYS } from '@contract/treasury/recurring-orders';
import type { Config } from '@server/config';
import { type Db, inTransaction, type Tx } from '@server/db/connection';
import { recurringOrders } from '@server/db/schema/treasury-recurring-orders';
import { createVault } from '@server/db/vault';
import { announce, bankHolidays, events } from '@server/features/platform';
import { asc, eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { attemptWithdrawal, type Outcome } from './attempt';
import {
  addRun,
  changeOrder,
  changeRun,
  depositedWithin,
  getOwner,
  lockOrder,
  type Order,
  type Run,
} from './repository';
import { depositDays, isAwaited, lastTurn, nextTurn, type Turn } from './rules';
import { collectPeriods, recentRuns, toCalendar } from './turns';

interface When {
  config: Config;
  now: Date;
}

/** An order whose turn is looked at, locked. */
interface Following extends When {
  order: Order;
  owner: Awaited<ReturnType<typeof getOwner>>;
  today: Day;
  closed: readonly Day[];
}

/**
 * Does what investors have done each month, each order in a transaction of its own: once a month, however often, late or
 * at once it runs. An order that fails keeps no other from being followed.
 */
export async function followRecurringOrders(db: Db, when: When): Promise<void> {
  const active = await db
    .select({ id: recurringOrders.id })
    .from(recurringOrders)
    .where(eq(recurringOrders.status, 'active'))
    .orderBy(asc(recurringOrders.id));
  const failed: unknown[] = [];
  for (const { id } of active) {
    await inTransaction(db, (tx) => followOrder(tx, id, when)).catch((error: unknown) => {
      failed.push(error);
    });
  }
  if (failed.length > 0) throw new AggregateError(failed, 'recurring orders that failed');
}

async function followOrder(tx: Tx, id: string, { config, now }: When): Promise<void> {
  const order = await lockOrder(tx, { kind: 'all' }, id);
  if (order.status !== 'active') return;
  const today = dayInMexicoCity(now);
  const closed = await bankHolidays(tx, today);
  const owner = await getOwner(tx, order.investorId);
  const follow = order.kind === 'deposit' ? followDeposit : followWithdrawal;
  const following = { order, owner, config, now, today, closed };
  const runs = await recentRuns(tx, [id], today);
  for (const run of runs) if (run.status === 'waiting') await follow(tx, following, run);
  const calendar = toCalendar(order, closed);
  const taken = collectPeriods(runs, order);
  const turn = lastTurn(calendar, today);
  if (turn && !taken.has(turn.period)) {
    await follow(tx, following, turn);
    taken.add(turn.period);
  }
  await endWhenOver(tx, following, nextTurn(calendar, taken, today));
}

/** An order whose last day has passed is over, once nothing of it waits. */
async function endWhenOver(
  tx: Tx,
  { order, owner, config, now, today }: Following,
  next: Turn | null,
) {
  if (next || !order.endsOn || order.endsOn >= today) return;
  const runs = await recentRuns(tx, [order.id], today);
  if (runs.some(({ status }) => status === 'waiting')) return;
  await changeOrder(tx, order.id, { status: 'ended', endedAt: now });
  const { kind, folio } = order;
  await announce(tx, config, owner.userId, events.recurringOrderChanged, {
    ...{ kind, folio, what: 'over' },
  });
}

/** A run that waits, or a turn that has none yet. */
const isRun = (turn: Run | Turn): turn is Run => 'id' in turn;

const ofOrder = ({ id, investorId, kind }: Order, { period, dueOn }: Turn, now: Date) => ({
  ...{ orderId: id, investorId, kind, period, dueOn },
  createdAt: now,
});

/** The person is reminded on the day, unless the money has come, which is looked for until it is late. */
async function followDeposit(tx: Tx, following: Following, turn: Run | Turn): Promise<void> {
  const { order, owner, config, now, today } = following;
  const amountCents = isRun(turn) ? turn.amountCents : order.amountCents;
  const came = await depositedWithin(tx, order.investorId, depositDays(turn.dueOn));
  const missing = Math.max(0, (amountCents ?? 0) - came);
  const status =
    missing === 0
      ? 'arrived'
      : owner.isBlocked
        ? 'skipped'
        : isAwaited(turn.dueOn, today)
          ? 'waiting'
          : 'missed';
  const settledAt = status === 'waiting' ? null : now;
  const reason = status === 'skipped' ? ('restricted' as const) : null;
  if (isRun(turn)) {
    if (status !== 'waiting') await changeRun(tx, turn.id, { status, settledAt, reason });
    return;
  }
  await addRun(tx, { ...ofOrder(order, turn, now), amountCents, status, settledAt, reason });
  if (status !== 'waiting') return;
  await announce(tx, config, owner.userId, events.recurringDepositDue, {
    folio: order.folio,
    amount: toCentavos(missing),
    last4: owner.clabe.slice(-4),
    until: depositDays(turn.dueOn).to,
  });
}

/** A withdrawal is asked for; what keeps it from that is told, and tried again for some days. */
async function followWithdrawal(tx: Tx, following: Following, turn: Run | Turn): Promise<void> {
  const { order, owner, config, now, today, closed } = following;
  const id = isRun(turn) ? turn.id : v7();
  const vault = createVault(config.appSecret);
  const outcome = await attemptWithdrawal(tx, { id, order, owner }, { vault, config, now });
  const until = addBusinessDays(turn.dueOn, RETRY_BANK_DAYS, closed);
  const run = runAfter(outcome, { isLast: today > until, now });
  if (isRun(turn)) await changeRun(tx, id, run);
  else await addRun(tx, { id, ...ofOrder(order, turn, now), ...run });
  if (outcome.kind !== 'kept') {
    await changeOrder(tx, order.id, { countedCents: outcome.paidBack });
    return;
  }
  const facts = { folio: order.folio, reason: outcome.reason };
  if (run.status === 'skipped') {
    await announce(tx, config, owner.userId, events.recurringWithdrawalSkipped, facts);
  } else if (!isRun(turn)) {
    await announce(tx, config, owner.userId, events.recurringWithdrawalWaits, { ...facts, until });
  }
}

/** What a run is after it was tried. */
function runAfter(outcome: Outcome, { isLast, now }: { isLast: boolean; now: Date }) {
  switch (outcome.kind) {
    case 'requested': {
      const { amount: amountCents, withdrawalId } = outcome;
      return {
        status: 'requested',
        amountCents,
        withdrawalId,
        reason: null,
        settledAt: now,
      } as const;
    }
    case 'nothing':
      return { status: 'nothing', amountCents: null, reason: null, settledAt: now } as const;
    case 'kept': {
      const { amount: amountCents, reason } = outcome;
      return isLast
        ? ({ status: 'skipped', amountCents, reason, settledAt: now } as const)
        : ({ status: 'waiting', amountCents, reason } as const);
    }
  }
}
