import type { Centavos } from '@contract/kernel/fields/centavos';
import { bankOf } from '@contract/kernel/fields/clabe';
import { dayInMexicoCity } from '@contract/kernel/fields/day';
import { fieldMessage } from '@contract/locales/es-MX/kernel/field-messages';
import { treasuryWords } from '@contract/locales/es-MX/treasury/server';
import type { OrderedKind } from '@contract/treasury/payouts';
import type { Config } from '@server/config';
import type { Tx } from '@server/db/connection';
import { users } from '@server/db/schema/identity';
import { applicants } from '@server/db/schema/people';
import { payouts } from '@server/db/schema/treasury';
import type { Vault } from '@server/db/vault';
import { applyMoney } from '@server/features/credit';
import { heldUntil, whenHeld } from '@server/features/identity';
import { bankAccountOf, whyNoMoneyTo } from '@server/features/people';
import { announce, events } from '@server/features/platform';
import { notFound, refused } from '@server/http/errors';
import { t } from '@server/i18n';
import {
  applicantUnapplied,
  companyContributed,
  creditLineToTransfer,
  feesToTransfer,
  incomeTaxWithheld,
  vatWithheld,
} from '@server/ledger/accounts';
import { balances } from '@server/ledger/balances';
import { feePayoutOrdered, payoutOrdered } from '@server/ledger/events/payouts';
import { feesWaiting, totalOf } from '@server/ledger/fees';
import { freeContribution } from '@server/ledger/shortfall';
import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { sealClabe } from '../transfers/account';
import { hasOpenLoan } from './credit-balances';

export type Payout = typeof payouts.$inferSelect;

interface Order {
  kind: OrderedKind;
  amount: Centavos;
  applicantId?: string | undefined;
  actor: string;
  now: Date;
  config: Config;
  vault: Vault;
}

/**
 * Sets money aside to be paid out, to the one place where it may go.
 * @throws AppError rule when there is less, or nowhere to send it.
 */
export async function orderPayout(tx: Tx, order: Order): Promise<Payout> {
  const id = v7();
  const to = await destinationOf(tx, order);
  const event = { payoutId: id, occurredOn: dayInMexicoCity(order.now), actor: order.actor };
  if (order.kind === 'fees') {
    // Held, so that fees charged meanwhile wait for the next one.
    await balances(tx, [feesToTransfer], { lock: true });
    const fees = await feesWaiting(tx);
    assertAll(order.amount, totalOf(fees));
    await feePayoutOrdered(tx, { ...event, fees });
  } else {
    const source = sourceOf(order);
    const balance = (await balances(tx, [source], { lock: true })).get(source.code);
    const held = order.kind === 'contribution' ? await freeContribution(tx) : balance;
    if (order.kind === 'credit_balance') assertAll(order.amount, held);
    else if (order.amount > (held ?? 0))
      throw refused(t(treasuryWords.payouts.order.notSoMuch), tooMuch);
    await payoutOrdered(tx, { ...event, source, amount: order.amount });
  }
  const row = await keepPayout(tx, order.vault, {
    id,
    kind: order.kind,
    amountCents: order.amount,
    applicantId: order.applicantId ?? null,
    beneficiary: to.beneficiary,
    clabe: to.clabe,
    orderedBy: order.actor,
    createdAt: order.now,
  });
  if (to.userId) {
    await announce(tx, order.config, to.userId, events.creditBalanceReturnOrdered, {
      amount: row.amountCents,
      last4: row.clabeLast4 ?? '',
    });
  }
  return row;
}

type NewPayout = Omit<typeof payouts.$inferInsert, 'status' | 'id'> & { id: string };

/** Keeps an order, with its account sealed. */
export async function keepPayout(
  tx: Tx,
  vault: Vault,
  { clabe, ...order }: NewPayout,
): Promise<Payout> {
  const [row] = await tx
    .insert(payouts)
    .values({
      ...order,
      clabe: clabe && sealClabe(vault, 'payout', { id: order.id, clabe }),
      clabeLast4: clabe?.slice(-4) ?? null,
      bank: clabe && bankOf(clabe),
      status: 'ordered',
    })
    .returning();
  if (!row) throw new Error('the payout was not kept');
  return row;
}

const tooMuch = { amount_cents: t(treasuryWords.payouts.order.amountOver) };

/** What goes as a whole goes as it was shown. */
function assertAll(asked: Centavos, held: Centavos | undefined) {
  if (asked === held) return;
  throw refused(t(treasuryWords.payouts.order.amountChanged), {
    amount_cents: held
      ? t(treasuryWords.payouts.order.nowThereIs, { amount: held })
      : t(treasuryWords.payouts.order.nothing),
  });
}

function sourceOf({ kind, applicantId }: Order) {
  if (kind === 'income_tax') return incomeTaxWithheld;
  if (kind === 'vat') return vatWithheld;
  if (kind === 'contribution') return companyContributed;
  if (kind === 'credit_line') return creditLineToTransfer;
  if (!applicantId) throw notFound();
  return applicantUnapplied(applicantId);
}

/** What goes to the operator's own account. */
const isForCompany = (kind: OrderedKind) =>
  kind === 'fees' || kind === 'contribution' || kind === 'credit_line';

interface Destination {
  beneficiary: string;
  clabe: string | null;
  userId?: string;
}

async function destinationOf(tx: Tx, order: Order): Promise<Destination> {
  if (isForCompany(order.kind)) {
    const { companyClabe: clabe, brand: beneficiary } = order.config;
    if (!clabe) throw refused(t(treasuryWords.payouts.order.noCompanyClabe));
    return { beneficiary, clabe };
  }
  if (order.kind !== 'credit_balance') return { beneficiary: 'SAT', clabe: null };
  if (!order.applicantId) {
    throw refused(t(treasuryWords.payouts.order.whose), { applicant_id: t(fieldMessage.required) });
  }
  // Locked before the balance, as a payment of theirs locks it, so that one of both sees the other.
  const [person] = await tx
    .select({ userId: users.id })
    .from(applicants)
    .innerJoin(users, eq(users.id, applicants.userId))
    .where(eq(applicants.id, order.applicantId))
    .for('update', { of: applicants });
  if (!person) throw notFound();
  // What they owe comes first.
  const { applicantId, actor, now, config } = order;
  await applyMoney(tx, { applicantId, movement: null, actor, now, config });
  if (await hasOpenLoan(tx, order.applicantId)) {
    throw refused(t(treasuryWords.payouts.order.creditInUse));
  }
  // The owner of the money decides where it goes: a name on a bank line proves nothing.
  const account = await bankAccountOf(tx, order.vault, order.applicantId, { lock: true });
  if (!account) throw refused(t(treasuryWords.payouts.order.noAccount));
  const wait = whyNoMoneyTo(account, order.now);
  if (wait) throw refused(wait);
  const held = await heldUntil(tx, person.userId, order.now);
  if (held) throw refused(whenHeld(t(treasuryWords.payouts.order.receiveCredit), held));
  return { beneficiary: account.holder, clabe: account.clabe, userId: person.userId };
}
