import { treasuryWords } from '@contract/locales/es-MX/treasury/server';
import type { PayoutKind } from '@contract/treasury/payouts';
import type { Tx } from '@server/db/connection';
import type { MoneyAct } from '@server/features/platform';
import { conflict } from '@server/http/errors';
import { t } from '@server/i18n';
import { depositDetails } from '../bank-movements/deposit-details';
import { accountEnding } from '../transfers/account-ending';
import type { Payout } from './order';
import { applicantsOf } from './repository';
import { peopleOfReturn } from './return-deposit';
import { thirdPartyMoney } from './third-party-money';

export const kindName: Record<PayoutKind, string> = {
  fees: t(treasuryWords.payouts.feeTransfer),
  income_tax: t(treasuryWords.payouts.isrPayment),
  vat: t(treasuryWords.payouts.vatPayment),
  credit_balance: t(treasuryWords.payouts.creditBack),
  contribution: t(treasuryWords.payouts.contributionBack),
  credit_line: t(treasuryWords.payouts.creditLineTransfer),
  deposit: t(treasuryWords.payouts.depositBack),
};

/** What is done with a payout, deciding it apart from sending it. */
const verbs = {
  create: t(treasuryWords.payouts.orderVerb),
  send: t(treasuryWords.payouts.send),
  cancel: t(treasuryWords.payouts.cancel),
  relist: t(treasuryWords.payouts.relist),
} as const;

/** Users whose money it is: an applicant's, or to whom a deposit that goes back was sent. */
const peopleOf = async (tx: Tx, row: Payout) => [
  ...(await applicantsOf(tx, row)),
  ...(await peopleOfReturn(tx, row)),
];

/** What the confirmation of a payout says, and whose money it is. */
export async function actOn(
  tx: Tx,
  row: Payout,
  verb: keyof typeof verbs,
  objectId: string,
  more: MoneyAct['details'] = [],
): Promise<MoneyAct> {
  const account = row.clabeLast4
    ? [
        {
          label: t(treasuryWords.payouts.account),
          value: accountEnding({ bank: row.bank, last4: row.clabeLast4 }),
        },
      ]
    : [];
  const others = await thirdPartyMoney(tx, row);
  return {
    kind: verb === 'cancel' ? 'back' : 'out',
    object: 'payouts',
    objectId,
    title: `${verbs[verb]} · ${kindName[row.kind]}`,
    details: [
      { label: t(treasuryWords.payouts.beneficiary), value: row.beneficiary },
      ...account,
      ...(await depositDetails(tx, row.bankMovementId)),
      ...others,
      ...more,
    ],
    amountCents: row.amountCents,
    people: await peopleOf(tx, row),
    // It may be another person's money; and taking out what the operator put in for clients takes two people.
    always: others.length > 0 || row.kind === 'contribution',
  };
}

/** The details of every audit entry of a payout. */
export const noteOf = ({ kind, amountCents }: Payout) => ({ kind, amount_cents: amountCents });

/** @throws AppError conflict once it was sent or cancelled. */
export function assertOrdered(row: Payout) {
  if (row.status !== 'ordered') throw conflict(t(treasuryWords.payouts.notSendable));
}
