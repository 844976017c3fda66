import type { Centavos } from '@contract/kernel/fields/centavos';
import type { Day } from '@contract/kernel/fields/day';
import { href } from '@contract/kernel/screens';
import { notificationWords } from '@contract/locales/es-MX/platform/notifications';
import { t } from '@server/i18n';
import { say } from '../../mails/said';
import { money, work } from './event';

interface Waiting {
  /** What stays in credit balance of the applicant. */
  creditBalance: Centavos;
  /** Whether a credit is still to be paid, which the balance waits for. */
  isRepaying: boolean;
  /** Whether it is of an earlier day than payments that were applied before it was reported. */
  reordered: boolean;
}

interface Applied extends Waiting {
  amount: Centavos;
  /** Part of it that reduced capital before its day. */
  reduced: Centavos;
}

interface Instalment {
  folio: string;
  n: number;
  dueOn: Day;
  amount: Centavos;
}

interface BouncedTransfer {
  amount: Centavos;
  trackingKey: string;
  beneficiary: string;
}

function creditBalanceNote({ creditBalance: amount, isRepaying }: Waiting): string {
  if (amount === 0) return '';
  const { waitsNote, creditBalanceNote: note } = notificationWords.paymentEvents;
  return isRepaying ? t(waitsNote, { amount }) : t(note, { amount });
}

/** What an amount did besides paying what was due, and what is left of it. */
const restOf = (applied: Applied): string =>
  (applied.reduced > 0
    ? t(notificationWords.paymentEvents.capitalNote, { amount: applied.reduced })
    : '') + creditBalanceNote(applied);

const inOrder = (reordered: boolean) =>
  reordered ? t(notificationWords.paymentEvents.outOfOrder) : '';

/** The money of applicants and installers. */
export const paymentEvents = {
  /** To an investor too: of a month, or of a year. */
  statementReady: money(
    ({ kind, from, to }: { kind: 'investor' | 'applicant'; from: Day; to: Day }) => ({
      title: say(notificationWords.paymentEvents.statement),
      body: say(notificationWords.paymentEvents.statementText, { from, to }),
      href: href(kind === 'investor' ? 'investorStatements' : 'applicantStatements'),
    }),
  ),
  /** To the applicant, when the money is delivered. */
  creditBegun: money(
    ({
      loanId,
      folio,
      payment,
      firstDue,
    }: {
      loanId: string;
      folio: string;
      payment: Centavos;
      firstDue: Day;
    }) => ({
      title: say(notificationWords.paymentEvents.begins, { folio }),
      body: say(notificationWords.paymentEvents.beginsText, {
        amount: payment,
        day: firstDue,
      }),
      href: href('applicantLoan', { loanId }),
    }),
  ),
  paymentReceived: money((applied: Applied) => ({
    title: say(notificationWords.paymentEvents.received),
    body: say(notificationWords.paymentEvents.receivedText, {
      amount: applied.amount,
      order: inOrder(applied.reordered),
      rest: restOf(applied),
    }),
    href: href('applicantMovements'),
  })),
  /** A transfer of which nothing was due. */
  paymentWaits: money((waiting: Waiting) => ({
    title: say(notificationWords.paymentEvents.waits),
    body: say(notificationWords.paymentEvents.waitsText, {
      order: inOrder(waiting.reordered),
      rest: creditBalanceNote(waiting),
    }),
    href: href('makePayment'),
  })),
  creditBalanceReturnOrdered: money(({ amount, last4 }: { amount: Centavos; last4: string }) => ({
    title: say(notificationWords.paymentEvents.creditBackOrdered),
    body: say(notificationWords.paymentEvents.creditBackOrderedText, { amount, last4 }),
    href: href('makePayment'),
  })),
  creditBalanceReturnSent: money(
    ({ amount, trackingKey }: { amount: Centavos; trackingKey: string }) => ({
      title: say(notificationWords.paymentEvents.creditBackSent),
      body: say(notificationWords.paymentEvents.creditBackSentText, {
        amount,
        trackingKey,
      }),
      href: href('makePayment'),
    }),
  ),
  /** `left` is the credit balance of them now: what they owed comes first. */
  creditBalanceReturnBounced: money(
    ({ amount, left, last4 }: { amount: Centavos; left: Centavos; last4: string }) => ({
      title: say(notificationWords.paymentEvents.creditBackBounced),
      body: say(notificationWords.paymentEvents.creditBackBouncedText, {
        amount,
        last4,
        outcome:
          left >= amount
            ? t(notificationWords.paymentEvents.bouncedYours)
            : t(notificationWords.paymentEvents.bouncedUsed, { amount: left }),
      }),
      href: href('makePayment'),
    }),
  ),
  /** It was reported by mistake that it came back. `owed` is what they owe of it now, besides their credits. */
  creditBalanceReturnNotBounced: money(
    ({ amount, last4, owed }: { amount: Centavos; last4: string; owed: Centavos }) => ({
      title: say(notificationWords.paymentEvents.creditBackKept),
      body: say(notificationWords.paymentEvents.creditBackKeptText, {
        amount,
        last4,
        outcome:
          owed > 0
            ? t(notificationWords.paymentEvents.keptUsed, { amount: owed })
            : t(notificationWords.paymentEvents.keptOwed),
      }),
      href: href('makePayment'),
    }),
  ),
  creditBalanceReturnCancelled: money(
    ({ amount, reason }: { amount: Centavos; reason: string }) => ({
      title: say(notificationWords.paymentEvents.creditBackCancelled),
      body: say(notificationWords.paymentEvents.creditBackCancelledText, {
        amount,
        reason,
      }),
      href: href('makePayment'),
    }),
  ),
  paymentReturned: money(({ amount }: { amount: Centavos }) => ({
    title: say(notificationWords.paymentEvents.unsettled),
    body: say(notificationWords.paymentEvents.unsettledText, { amount }),
    href: href('makePayment'),
  })),
  creditBalanceApplied: money((applied: Applied) => ({
    title: say(notificationWords.paymentEvents.creditApplied),
    body: say(notificationWords.paymentEvents.creditAppliedText, {
      amount: applied.amount,
      rest: restOf(applied),
    }),
    href: href('applicantMovements'),
  })),
  /** To the applicant, a few days before. */
  instalmentDueSoon: money(({ folio, n, dueOn, amount }: Instalment) => ({
    title: say(notificationWords.paymentEvents.dueSoon, { day: dueOn }),
    body: say(notificationWords.paymentEvents.dueSoonText, {
      folio,
      number: n,
      amount,
      day: dueOn,
    }),
    href: href('makePayment'),
  })),
  /** To the applicant, from the day after. */
  instalmentOverdue: money(({ folio, n, dueOn, amount }: Instalment) => ({
    title: say(notificationWords.paymentEvents.overdue, { number: n }),
    body: say(notificationWords.paymentEvents.overdueText, { folio, day: dueOn, amount }),
    href: href('makePayment'),
  })),
  /** To the applicant. */
  creditSettled: money(({ folio, loanId }: { folio: string; loanId: string }) => ({
    title: say(notificationWords.paymentEvents.settled, { folio }),
    body: say(notificationWords.paymentEvents.settledText),
    href: href('applicantLoan', { loanId }),
  })),
  /** To the installer. */
  stagePaid: money(
    ({ folio, amount, trackingKey }: { folio: string; amount: Centavos; trackingKey: string }) => ({
      title: say(notificationWords.paymentEvents.stagePaid, { amount }),
      body: say(notificationWords.paymentEvents.stagePaidText, { folio, trackingKey }),
      href: href('supplierPayments'),
    }),
  ),
  /** To the installer. */
  stageBounced: money(({ folio, amount }: { folio: string; amount: Centavos }) => ({
    title: say(notificationWords.paymentEvents.stageBounced, { amount }),
    body: say(notificationWords.paymentEvents.stageBouncedText, { folio }),
    href: href('supplierAccount'),
  })),
  /** To the installer, of a return that was reported by mistake. */
  stageNotBounced: money(
    ({
      folio,
      amount,
      trackingKey,
      paidAgain,
    }: {
      folio: string;
      amount: Centavos;
      trackingKey: string;
      paidAgain: boolean;
    }) => ({
      title: say(notificationWords.paymentEvents.stageKept, { amount }),
      body: say(notificationWords.paymentEvents.stageKeptText, {
        folio,
        trackingKey,
        outcome: paidAgain
          ? t(notificationWords.paymentEvents.stagePaidTwice)
          : t(notificationWords.paymentEvents.stageIsPaid),
      }),
      href: href('supplierPayments'),
    }),
  ),
  /** To staff, of any transfer they sent. */
  transferBounced: work(
    ['bell', 'mail'],
    ({ amount, trackingKey, beneficiary }: BouncedTransfer) => ({
      title: say(notificationWords.paymentEvents.transferBounced, { amount }),
      body: say(notificationWords.paymentEvents.transferBouncedText, {
        name: beneficiary,
        trackingKey,
      }),
      href: href('treasury'),
    }),
  ),
};
