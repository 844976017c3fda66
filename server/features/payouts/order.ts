import { type Centavos, formatMxn, sumCents } from '@contract/fields/centavos';
import { bankOf } from '@contract/fields/clabe';
import { dayInMexicoCity } from '@contract/fields/day';
import type { PayoutKind } from '@contract/payouts';
import type { Config } from '@server/config';
import type { Tx } from '@server/db/connection';
import { applicants, users } from '@server/db/schema/people';
import { payouts } from '@server/db/schema/treasury';
import type { Vault } from '@server/db/vault';
import { notFound, refused } from '@server/http/errors';
import {
  applicantUnapplied,
  feesToTransfer,
  incomeTaxWithheld,
  vatWithheld,
} from '@server/ledger/accounts';
import { balances } from '@server/ledger/balances';
import { feePayoutOrdered, payoutOrdered } from '@server/ledger/events/payouts';
import { feesWaiting } from '@server/ledger/fees';
import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { announce } from '../notifications/announce';
import { events } from '../notifications/events/events';
import { hasOpenLoan, ownClabe } from './favours';

export type Payout = typeof payouts.$inferSelect;

interface Order {
  kind: PayoutKind;
  amount: Centavos;
  applicantId?: string | undefined;
  actor: string;
  now: Date;
  config: Config;
  vault: Vault;
}

export const payoutPlace = (id: string) => `payouts.clabe:${id}`;

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
    assertAll(order.amount, sumCents([fees.fee, fees.vat]));
    await feePayoutOrdered(tx, { ...event, fees });
  } else {
    const source = sourceOf(order);
    const held = (await balances(tx, [source], { lock: true })).get(source.code);
    if (order.kind === 'favour') assertAll(order.amount, held);
    else if (order.amount > (held ?? 0)) throw refused('No hay tanto por pagar.', tooMuch);
    await payoutOrdered(tx, { ...event, source, amount: order.amount });
  }
  const [row] = await tx
    .insert(payouts)
    .values({
      id,
      kind: order.kind,
      amountCents: order.amount,
      applicantId: order.applicantId ?? null,
      beneficiary: to.beneficiary,
      clabe: to.clabe && order.vault.seal(to.clabe, payoutPlace(id)),
      clabeLast4: to.clabe?.slice(-4) ?? null,
      bank: to.clabe && bankOf(to.clabe),
      status: 'ordered',
      orderedBy: order.actor,
      createdAt: order.now,
    })
    .returning();
  if (!row) throw new Error('the payout was not kept');
  if (to.userId) {
    await announce(tx, order.config, to.userId, events.favourReturnOrdered, {
      amount: row.amountCents,
      last4: row.clabeLast4 ?? '',
    });
  }
  return row;
}

const tooMuch = { amount_cents: 'El monto es mayor que lo que hay por pagar.' };

/** What goes as a whole goes as it was shown. */
function assertAll(asked: Centavos, held: Centavos | undefined) {
  if (asked === held) return;
  throw refused('El monto cambió; revísalo y vuelve a intentar.', {
    amount_cents: held ? `Ahora hay ${formatMxn(held)}.` : 'No hay nada por pagar.',
  });
}

function sourceOf({ kind, applicantId }: Order) {
  if (kind === 'income_tax') return incomeTaxWithheld;
  if (kind === 'vat') return vatWithheld;
  if (!applicantId) throw notFound();
  return applicantUnapplied(applicantId);
}

interface Destination {
  beneficiary: string;
  clabe: string | null;
  userId?: string;
}

async function destinationOf(tx: Tx, order: Order): Promise<Destination> {
  if (order.kind === 'fees') {
    const { companyClabe: clabe, brand: beneficiary } = order.config;
    if (!clabe) throw refused('Falta la CLABE de la empresa (COMPANY_CLABE) para traspasar.');
    return { beneficiary, clabe };
  }
  if (order.kind !== 'favour') return { beneficiary: 'SAT', clabe: null };
  if (!order.applicantId) {
    throw refused('Di de quién es el saldo a favor.', { applicant_id: 'El campo es obligatorio' });
  }
  // Held like a payment of theirs, so that one of both sees the other.
  const [person] = await tx
    .select({ userId: users.id, name: users.fullName })
    .from(applicants)
    .innerJoin(users, eq(users.id, applicants.userId))
    .where(eq(applicants.id, order.applicantId))
    .for('update', { of: applicants });
  if (!person) throw notFound();
  if (await hasOpenLoan(tx, order.applicantId)) {
    throw refused('El saldo a favor se aplica al crédito que sigue en pagos.');
  }
  const clabe = await ownClabe(tx, order.vault, order.applicantId);
  if (!clabe) {
    throw refused('No hay una CLABE a nombre de la persona desde la que haya pagado.');
  }
  return { beneficiary: person.name, clabe, userId: person.userId };
}
