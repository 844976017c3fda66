import { dayInMexicoCity } from '@contract/kernel/fields/day';
import { treasuryWords } from '@contract/locales/es-MX/treasury/server';
import type { Tx } from '@server/db/connection';
import { bankMovements } from '@server/db/schema/treasury';
import { applyMoney, holdApplicant, loanForPayment } from '@server/features/credit';
import { type Owner, ownerOfClabe, sameName } from '@server/features/people';
import { announce, events } from '@server/features/platform';
import { refused } from '@server/http/errors';
import { t } from '@server/i18n';
import {
  depositAssigned,
  depositIdentified,
  depositUnidentified,
  repaymentReceived,
} from '@server/ledger/events/deposits';
import { debtRecovered } from '@server/ledger/events/investor-debt';
import { eq, getTableColumns } from 'drizzle-orm';
import { collectCharge, hasChargesAtBank } from '../direct-debits/collect';
import { depositOf } from './deposit-of';
import { receiverOf } from './line-keys';
import { comesFromOwnAccount } from './own-accounts';
import type { BankMovement, Origin } from './receive';
import { mark } from './repository';

/** Money without owner is given to its owner. */
export async function give(tx: Tx, movement: BankMovement, owner: Owner, origin: Origin) {
  const deposit = depositOf(movement, origin.actor);
  let applicant: HeldApplicant | undefined;
  if (owner.kind === 'investor') {
    await depositAssigned(tx, deposit, { investorId: owner.id });
  } else {
    const loanId = await loanForPayment(tx, owner.id);
    if (!loanId) throw refused(t(treasuryWords.bankMovements.receive.noCredit));
    applicant = await holdApplicant(tx, owner.id);
    await depositAssigned(tx, deposit, { applicantId: owner.id, loanId });
  }
  const assigned = await markOwned(tx, movement, owner, { status: 'assigned', now: origin.now });
  await afterCredit(tx, assigned, owner, origin, applicant);
  return assigned;
}

/** Money that came in is its owner's, or stands without one until staff find them. */
export async function credit(
  tx: Tx,
  movement: BankMovement,
  origin: Origin,
): Promise<BankMovement> {
  const owner = await ownerOfClabe(tx, receiverOf(origin.vault, movement));
  const deposit = depositOf(movement, origin.actor);
  if (owner?.kind === 'investor') return creditInvestor(tx, movement, owner, origin);
  const loanId = owner ? await loanForPayment(tx, owner.id) : null;
  if (!owner || !loanId) {
    // An unknown CLABE, or an applicant who owes nothing: staff find out whose it is.
    await depositUnidentified(tx, deposit);
    return mark(tx, movement, { status: 'unidentified' });
  }
  const applicant = await holdApplicant(tx, owner.id);
  // A payment by another person pays the debt too: an applicant is not late because a relative sent the money.
  await repaymentReceived(tx, { ...deposit, applicantId: owner.id, loanId });
  const matched = await markOwned(tx, movement, owner, { status: 'matched', now: origin.now });
  await afterCredit(tx, matched, owner, origin, applicant);
  return matched;
}

/** The line as its owner's; the charge that the bank made by it, if it is one, is collected. */
async function markOwned(
  tx: Tx,
  movement: BankMovement,
  owner: Owner,
  { status, now }: { status: 'assigned' | 'matched'; now: Date },
): Promise<BankMovement> {
  const [found] = await tx
    .update(bankMovements)
    .set({
      status,
      ...ownedBy(owner),
      thirdParty: !sameName(movement.senderName, owner.name),
    })
    .where(eq(bankMovements.id, movement.id))
    .returning({ ...getTableColumns(bankMovements), awaited: hasChargesAtBank(owner.id) });
  if (!found) throw new Error('the movement is gone');
  const { awaited, ...owned } = found;
  if (awaited) await collectCharge(tx, owner.id, owned, now);
  return owned;
}

/** An investor's balance takes money of their own accounts alone; other money waits for staff. */
async function creditInvestor(tx: Tx, movement: BankMovement, owner: Owner, origin: Origin) {
  const deposit = depositOf(movement, origin.actor);
  const own = await comesFromOwnAccount(tx, origin.vault, {
    investorId: owner.id,
    investorName: owner.name,
    senderName: movement.senderName,
    senderMark: movement.senderMark,
    now: origin.now,
  });
  if (own) {
    await depositIdentified(tx, { ...deposit, investorId: owner.id });
    const matched = await mark(tx, movement, { status: 'matched', ...ownedBy(owner) });
    await afterCredit(tx, matched, owner, origin);
    return matched;
  }
  await depositUnidentified(tx, deposit);
  await announce(tx, origin.config, owner.userId, events.depositHeld, {
    amount: movement.amountCents,
    trackingKey: movement.trackingKey,
  });
  return mark(tx, movement, { status: 'held', ...ownedBy(owner), thirdParty: true });
}

/** What money means to its owner: a balance for investors, a payment for applicants. */
async function afterCredit(
  tx: Tx,
  movement: BankMovement,
  owner: Owner,
  origin: Origin,
  held?: HeldApplicant,
) {
  if (owner.kind === 'investor') {
    await debtRecovered(tx, {
      investorId: owner.id,
      occurredOn: dayInMexicoCity(origin.now),
      actor: origin.actor,
    });
    await announce(tx, origin.config, owner.userId, events.depositReceived, {
      amount: movement.amountCents,
      trackingKey: movement.trackingKey,
    });
    return;
  }
  await applyMoney(tx, {
    applicantId: owner.id,
    held,
    movement,
    actor: origin.actor,
    now: origin.now,
    config: origin.config,
  });
}

type HeldApplicant = Awaited<ReturnType<typeof holdApplicant>>;

const ownedBy = (owner: Owner) => ({ matchedKind: owner.kind, matchedId: owner.id });
