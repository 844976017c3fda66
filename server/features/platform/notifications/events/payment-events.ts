import type { Centavos } from '@contract/kernel/fields/centavos';
import type { Day } from '@contract/kernel/fields/day';
import { href } from '@contract/kernel/screens';
import { platformWords } from '@contract/locales/es-MX/platform/server';
import { t } from '@server/i18n';
import { say } from '../../mails/said';
import { money, work } from './event';

interface Applied {
  amount: Centavos;
  /** What stays in credit balance of the applicant. */
  creditBalance: Centavos;
  /** Whether it is of an earlier day than payments that were applied before it was reported. */
  reordered: boolean;
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

const creditBalanceNote = (creditBalance: Centavos) =>
  creditBalance > 0
    ? t(platformWords.notifications.paymentEvents.creditBalanceNote, { amount: creditBalance })
    : '';

const inOrder = (reordered: boolean) =>
  reordered ? t(platformWords.notifications.paymentEvents.outOfOrder) : '';

/** The money of applicants and installers. */
export const paymentEvents = {
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
      title: say(platformWords.notifications.paymentEvents.begins, { folio }),
      body: say(platformWords.notifications.paymentEvents.beginsText, {
        amount: payment,
        day: firstDue,
      }),
      href: href('applicantLoan', { loanId }),
    }),
  ),
  paymentReceived: money(({ amount, creditBalance, reordered }: Applied) => ({
    title: say(platformWords.notifications.paymentEvents.received),
    body: say(platformWords.notifications.paymentEvents.receivedText, {
      amount,
      order: inOrder(reordered),
      rest: creditBalanceNote(creditBalance),
    }),
    href: href('applicantMovements'),
  })),
  creditBalanceReturnOrdered: money(({ amount, last4 }: { amount: Centavos; last4: string }) => ({
    title: say(platformWords.notifications.paymentEvents.creditBackOrdered),
    body: say(platformWords.notifications.paymentEvents.creditBackOrderedText, { amount, last4 }),
    href: href('makePayment'),
  })),
  creditBalanceReturnSent: money(
    ({ amount, trackingKey }: { amount: Centavos; trackingKey: string }) => ({
      title: say(platformWords.notifications.paymentEvents.creditBackSent),
      body: say(platformWords.notifications.paymentEvents.creditBackSentText, {
        amount,
        trackingKey,
      }),
      href: href('makePayment'),
    }),
  ),
  /** `left` is the credit balance of them now: what they owed comes first. */
  creditBalanceReturnBounced: money(
    ({ amount, left, last4 }: { amount: Centavos; left: Centavos; last4: string }) => ({
      title: say(platformWords.notifications.paymentEvents.creditBackBounced),
      body: say(platformWords.notifications.paymentEvents.creditBackBouncedText, {
        amount,
        last4,
        outcome:
          left >= amount
            ? t(platformWords.notifications.paymentEvents.bouncedYours)
            : t(platformWords.notifications.paymentEvents.bouncedUsed, { amount: left }),
      }),
      href: href('makePayment'),
    }),
  ),
  /** It was reported by mistake that it came back. `owed` is what they owe of it now, besides their credits. */
  creditBalanceReturnNotBounced: money(
    ({ amount, last4, owed }: { amount: Centavos; last4: string; owed: Centavos }) => ({
      title: say(platformWords.notifications.paymentEvents.creditBackKept),
      body: say(platformWords.notifications.paymentEvents.creditBackKeptText, {
        amount,
        last4,
        outcome:
          owed > 0
            ? t(platformWords.notifications.paymentEvents.keptUsed, { amount: owed })
            : t(platformWords.notifications.paymentEvents.keptOwed),
      }),
      href: href('makePayment'),
    }),
  ),
  creditBalanceReturnCancelled: money(
    ({ amount, reason }: { amount: Centavos; reason: string }) => ({
      title: say(platformWords.notifications.paymentEvents.creditBackCancelled),
      body: say(platformWords.notifications.paymentEvents.creditBackCancelledText, {
        amount,
        reason,
      }),
      href: href('makePayment'),
    }),
  ),
  paymentReturned: money(({ amount }: { amount: Centavos }) => ({
    title: say(platformWords.notifications.paymentEvents.unsettled),
    body: say(platformWords.notifications.paymentEvents.unsettledText, { amount }),
    href: href('makePayment'),
  })),
  creditBalanceApplied: money(({ amount, creditBalance }: Applied) => ({
    title: say(platformWords.notifications.paymentEvents.creditApplied),
    body: say(platformWords.notifications.paymentEvents.creditAppliedText, {
      amount,
      rest: creditBalanceNote(creditBalance),
    }),
    href: href('applicantMovements'),
  })),
  /** To the applicant, a few days before. */
  instalmentDueSoon: money(({ folio, n, dueOn, amount }: Instalment) => ({
    title: say(platformWords.notifications.paymentEvents.dueSoon, { day: dueOn }),
    body: say(platformWords.notifications.paymentEvents.dueSoonText, {
      folio,
      number: n,
      amount,
      day: dueOn,
    }),
    href: href('makePayment'),
  })),
  /** To the applicant, from the day after. */
  instalmentOverdue: money(({ folio, n, dueOn, amount }: Instalment) => ({
    title: say(platformWords.notifications.paymentEvents.overdue, { number: n }),
    body: say(platformWords.notifications.paymentEvents.overdueText, { folio, day: dueOn, amount }),
    href: href('makePayment'),
  })),
  /** To the applicant. */
  creditSettled: money(({ folio, loanId }: { folio: string; loanId: string }) => ({
    title: say(platformWords.notifications.paymentEvents.settled, { folio }),
    body: say(platformWords.notifications.paymentEvents.settledText),
    href: href('applicantLoan', { loanId }),
  })),
  /** To the installer. */
  stagePaid: money(
    ({ folio, amount, trackingKey }: { folio: string; amount: Centavos; trackingKey: string }) => ({
      title: say(platformWords.notifications.paymentEvents.stagePaid, { amount }),
      body: say(platformWords.notifications.paymentEvents.stagePaidText, { folio, trackingKey }),
      href: href('supplierPayments'),
    }),
  ),
  /** To the installer. */
  stageBounced: money(({ folio, amount }: { folio: string; amount: Centavos }) => ({
    title: say(platformWords.notifications.paymentEvents.stageBounced, { amount }),
    body: say(platformWords.notifications.paymentEvents.stageBouncedText, { folio }),
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
      title: say(platformWords.notifications.paymentEvents.stageKept, { amount }),
      body: say(platformWords.notifications.paymentEvents.stageKeptText, {
        folio,
        trackingKey,
        outcome: paidAgain
          ? t(platformWords.notifications.paymentEvents.stagePaidTwice)
          : t(platformWords.notifications.paymentEvents.stageIsPaid),
      }),
      href: href('supplierPayments'),
    }),
  ),
  /** To staff, of any transfer they sent. */
  transferBounced: work(
    ['bell', 'mail'],
    ({ amount, trackingKey, beneficiary }: BouncedTransfer) => ({
      title: say(platformWords.notifications.paymentEvents.transferBounced, { amount }),
      body: say(platformWords.notifications.paymentEvents.transferBouncedText, {
        name: beneficiary,
        trackingKey,
      }),
      href: href('treasury'),
    }),
  ),
};
