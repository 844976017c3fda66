import { type Day, dayInMexicoCity } from '@contract/kernel/fields/day';
import { fieldMessage } from '@contract/locales/es-MX/kernel/field-messages';
import { recurringOrderWords as words } from '@contract/locales/es-MX/treasury/recurring-orders-server';
import {
  type RecurringOrderKind,
  recurringOrderActions,
  type recurringOrderBody,
  type recurringOrderTerms,
  takesAmount,
} from '@contract/treasury/recurring-orders';
import type { Config } from '@server/config';
import type { Tx } from '@server/db/connection';
import { recurringOrderRuns, recurringOrders } from '@server/db/schema/treasury-recurring-orders';
import { ownInvestorId } from '@server/features/people';
import { announce, bankHolidays, events } from '@server/features/platform';
import { conflict, refused } from '@server/http/errors';
import type { Scope } from '@server/http/principal';
import { t } from '@server/i18n';
import { paidBackTo } from '@server/ledger/paid-back';
import { and, eq, ne } from 'drizzle-orm';
import type * as z from 'zod';
import { changeOrder, getOwner, lockOrder, type Order } from './repository';
import { nextTurn } from './rules';
import { collectPeriods, recentRuns, toCalendar } from './turns';

/** Who acts on an order of theirs, and when. */
interface Acting {
  scope: Scope;
  config: Config;
  now: Date;
}

type Terms = z.output<typeof recurringOrderTerms>;

/**
 * An investor has something done each month.
 * @throws AppError conflict where there is one of the kind, rule of terms that cannot be
 */
export async function createOrder(
  tx: Tx,
  { kind, ...terms }: z.output<typeof recurringOrderBody>,
  { scope, config, now }: Acting,
): Promise<Order> {
  const investorId = ownInvestorId(scope);
  const agreed = await agreedTerms(tx, { kind, terms, taken: new Set() }, now);
  const [order] = await tx
    .insert(recurringOrders)
    .values({
      investorId,
      kind,
      status: 'active',
      ...agreed,
      countedCents: await paidBackTo(tx, investorId),
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning();
  if (!order) throw conflict(t(words.hasOne[kind]));
  await tellChange(tx, config, order, 'created');
  return order;
}

interface Asked {
  kind: RecurringOrderKind;
  terms: Terms;
  /** Months that have had their turn. */
  taken: ReadonlySet<Day>;
}

/** The terms that a person agrees to, from today on. */
async function agreedTerms(tx: Tx, { kind, terms, taken }: Asked, now: Date) {
  const { rule, day, ends_on: endsOn = null } = terms;
  if (kind === 'deposit' && rule !== 'fixed') {
    throw refused(t(words.depositRule), { rule: t(words.depositRule) });
  }
  const amountCents = takesAmount(rule) ? (terms.amount_cents ?? null) : null;
  if (takesAmount(rule) && amountCents === null) {
    throw refused(t(fieldMessage.required), { amount_cents: t(fieldMessage.required) });
  }
  const today = dayInMexicoCity(now);
  const agreed = { rule, amountCents, day, startsOn: today, endsOn, agreedAt: now };
  const calendar = toCalendar(agreed, await bankHolidays(tx, today));
  if (!nextTurn(calendar, taken, today)) {
    throw refused(t(words.endsBefore), { ends_on: t(words.endsBefore) });
  }
  return agreed;
}

/** An order of the caller's, locked, of which something may be done. @throws AppError conflict */
async function holdOrder(
  tx: Tx,
  { scope }: Acting,
  id: string,
  act: 'edit' | 'pause' | 'resume' | 'end',
): Promise<Order> {
  const order = await lockOrder(tx, scope, id);
  if (!recurringOrderActions(order).includes(act)) {
    throw conflict(t(order.status === 'ended' ? words.over : words.otherState));
  }
  return order;
}

/**
 * Other terms, from today on. A month that has had its turn has no other one; what waits goes by the new terms.
 * @throws AppError conflict, rule of terms that cannot be
 */
export async function editOrder(tx: Tx, id: string, terms: Terms, acting: Acting): Promise<Order> {
  const order = await holdOrder(tx, acting, id, 'edit');
  const today = dayInMexicoCity(acting.now);
  const taken = collectPeriods(await recentRuns(tx, [id], today), order);
  const agreed = await agreedTerms(tx, { kind: order.kind, terms, taken }, acting.now);
  const changed = await changeOrder(tx, id, agreed);
  await tellChange(tx, acting.config, changed, 'changed');
  return changed;
}

/** Does nothing until it is resumed; what waits is over. @throws AppError conflict */
export async function pauseOrder(tx: Tx, id: string, acting: Acting): Promise<Order> {
  await holdOrder(tx, acting, id, 'pause');
  await cancelRuns(tx, id, acting.now);
  const paused = await changeOrder(tx, id, { status: 'paused' });
  await tellChange(tx, acting.config, paused, 'paused');
  return paused;
}

/** Runs again, from today on. @throws AppError conflict */
export async function resumeOrder(tx: Tx, id: string, acting: Acting): Promise<Order> {
  await holdOrder(tx, acting, id, 'resume');
  const startsOn = dayInMexicoCity(acting.now);
  const resumed = await changeOrder(tx, id, { status: 'active', startsOn });
  await tellChange(tx, acting.config, resumed, 'resumed');
  return resumed;
}

/** Ends it for good; what waits is over. @throws AppError conflict */
export async function endOrder(tx: Tx, id: string, acting: Acting): Promise<Order> {
  await holdOrder(tx, acting, id, 'end');
  await cancelRuns(tx, id, acting.now);
  const ended = await changeOrder(tx, id, { status: 'ended', endedAt: acting.now });
  await tellChange(tx, acting.config, ended, 'ended');
  return ended;
}

/** Ends the orders of an investor whose account is closed. */
export async function endOrders(tx: Tx, investorId: string, now: Date): Promise<void> {
  const ended = await tx
    .update(recurringOrders)
    .set({ status: 'ended', endedAt: now })
    .where(and(eq(recurringOrders.investorId, investorId), ne(recurringOrders.status, 'ended')))
    .returning({ id: recurringOrders.id });
  for (const { id } of ended) await cancelRuns(tx, id, now);
}

const cancelRuns = (tx: Tx, orderId: string, now: Date) =>
  tx
    .update(recurringOrderRuns)
    .set({ status: 'cancelled', settledAt: now })
    .where(and(eq(recurringOrderRuns.orderId, orderId), eq(recurringOrderRuns.status, 'waiting')));

async function tellChange(
  tx: Tx,
  config: Config,
  { kind, folio, investorId }: Order,
  what: 'created' | 'changed' | 'paused' | 'resumed' | 'ended',
): Promise<void> {
  const { userId } = await getOwner(tx, investorId);
  await announce(tx, config, userId, events.recurringOrderChanged, { kind, what, folio });
}
