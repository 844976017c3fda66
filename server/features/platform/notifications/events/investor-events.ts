import type { Centavos } from '@contract/kernel/fields/centavos';
import type { Day } from '@contract/kernel/fields/day';
import { href } from '@contract/kernel/screens';
import { platformWords } from '@contract/locales/es-MX/platform/server';
import { t } from '@server/i18n';
import { money, work } from './event';

interface Commitment {
  folio: string;
  opportunityId: string;
  amount: Centavos;
}

interface Withdrawal {
  folio: string;
  amount: Centavos;
  /** Last digits of the account it goes to. */
  last4: string;
}

/** An investor's money. */
export const investorEvents = {
  depositReceived: money(({ amount, trackingKey }: { amount: Centavos; trackingKey: string }) => ({
    title: t(platformWords.notifications.investorEvents.depositReceived),
    body: t(platformWords.notifications.investorEvents.depositReceivedText, {
      amount,
      trackingKey,
    }),
    href: href('depositFunds'),
  })),
  depositHeld: money(({ amount, trackingKey }: { amount: Centavos; trackingKey: string }) => ({
    title: t(platformWords.notifications.investorEvents.depositHeld),
    body: t(platformWords.notifications.investorEvents.depositHeldText, { amount, trackingKey }),
    href: href('depositFunds'),
  })),
  /** The bank sent it back, or its line never was. */
  depositTakenBack: money(
    ({ amount, owed, trackingKey }: { amount: Centavos; owed: Centavos; trackingKey: string }) => ({
      title: t(platformWords.notifications.investorEvents.depositGone),
      body: t(platformWords.notifications.investorEvents.depositGoneText, {
        amount,
        trackingKey,
        outcome:
          owed > 0
            ? t(platformWords.notifications.investorEvents.depositUsed, { amount: owed })
            : t(platformWords.notifications.investorEvents.depositTaken),
      }),
      href: href('investorMovements'),
    }),
  ),
  depositSentBack: money(({ amount, trackingKey }: { amount: Centavos; trackingKey: string }) => ({
    title: t(platformWords.notifications.investorEvents.depositReturned),
    body: t(platformWords.notifications.investorEvents.depositReturnedText, {
      amount,
      trackingKey,
    }),
    href: href('depositFunds'),
  })),
  committed: money(({ folio, opportunityId, amount }: Commitment) => ({
    title: t(platformWords.notifications.investorEvents.committed, { amount }),
    body: t(platformWords.notifications.investorEvents.committedText, { folio }),
    href: href('opportunityShow', { opportunityId }),
  })),
  commitmentWithdrawn: money(({ folio, opportunityId, amount }: Commitment) => ({
    title: t(platformWords.notifications.investorEvents.withdrawn, { amount }),
    body: t(platformWords.notifications.investorEvents.withdrawnText, { folio }),
    href: href('opportunityShow', { opportunityId }),
  })),
  /** The deposit that it was promised from was no money. */
  commitmentTakenBack: money(
    ({ folio, opportunityId, amount, trackingKey }: Commitment & { trackingKey: string }) => ({
      title: t(platformWords.notifications.investorEvents.cancelled, { amount }),
      body: t(platformWords.notifications.investorEvents.cancelledText, { folio, trackingKey }),
      href: href('opportunityShow', { opportunityId }),
    }),
  ),
  /** When the project did not come about. */
  commitmentReturned: money(
    ({ folio, opportunityId, amount, why }: Commitment & { why: string }) => ({
      title: t(platformWords.notifications.investorEvents.givenBack, { amount }),
      body: t(platformWords.notifications.investorEvents.givenBackText, { folio, why }),
      href: href('opportunityShow', { opportunityId }),
    }),
  ),
  investmentBegun: money(
    ({ folio, amount, firstDue }: { folio: string; amount: Centavos; firstDue: Day }) => ({
      title: t(platformWords.notifications.investorEvents.active, { folio }),
      body: t(platformWords.notifications.investorEvents.activeText, { amount, day: firstDue }),
      href: href('participationList'),
    }),
  ),
  distributionReceived: money(({ folio, amount }: { folio: string; amount: Centavos }) => ({
    title: t(platformWords.notifications.investorEvents.received, { amount }),
    body: t(platformWords.notifications.investorEvents.receivedText, { folio }),
    href: href('investorMovements'),
  })),
  /** A payment that was distributed before is distributed again: reported late by the bank, or sent back. */
  distributionCorrected: money(({ folio }: { folio: string }) => ({
    title: t(platformWords.notifications.investorEvents.corrected, { folio }),
    body: t(platformWords.notifications.investorEvents.correctedText),
    href: href('investorMovements'),
  })),
  /** To each investor of a loan whose instalment was not paid (CUITF 57-II). */
  loanOverdue: work(['bell', 'mail'], ({ folio, dueOn }: { folio: string; dueOn: Day }) => ({
    title: t(platformWords.notifications.investorEvents.overdue, { folio }),
    body: t(platformWords.notifications.investorEvents.overdueText, { day: dueOn }),
    href: href('participationList'),
  })),
  withdrawalRequested: money(({ folio, amount, last4 }: Withdrawal) => ({
    title: t(platformWords.notifications.investorEvents.withdrawalAsked, { folio }),
    body: t(platformWords.notifications.investorEvents.withdrawalAskedText, { amount, last4 }),
    href: href('withdrawFunds'),
  })),
  withdrawalCancelled: money(({ folio, amount }: Withdrawal) => ({
    title: t(platformWords.notifications.investorEvents.withdrawalCancelled, { folio }),
    body: t(platformWords.notifications.investorEvents.withdrawalCancelledText, { amount }),
    href: href('withdrawFunds'),
  })),
  withdrawalSent: money(({ amount, last4, trackingKey }: Withdrawal & { trackingKey: string }) => ({
    title: t(platformWords.notifications.investorEvents.withdrawalSent),
    body: t(platformWords.notifications.investorEvents.withdrawalSentText, {
      amount,
      last4,
      trackingKey,
    }),
    href: href('withdrawFunds'),
  })),
  withdrawalConfirmed: work(['bell'], ({ folio, amount, last4 }: Withdrawal) => ({
    title: t(platformWords.notifications.investorEvents.withdrawalConfirmed, { folio }),
    body: t(platformWords.notifications.investorEvents.withdrawalConfirmedText, { amount, last4 }),
    href: href('withdrawFunds'),
  })),
  withdrawalReturned: money(({ folio, amount, last4 }: Withdrawal) => ({
    title: t(platformWords.notifications.investorEvents.withdrawalBounced, { folio }),
    body: t(platformWords.notifications.investorEvents.withdrawalBouncedText, { amount, last4 }),
    href: href('investorBank'),
  })),
  /** It was reported by mistake that it came back. */
  withdrawalNotReturned: money(
    ({ folio, amount, last4, owed }: Withdrawal & { owed: Centavos }) => ({
      title: t(platformWords.notifications.investorEvents.withdrawalKept, { folio }),
      body: t(platformWords.notifications.investorEvents.withdrawalKeptText, {
        amount,
        last4,
        outcome:
          owed > 0
            ? t(platformWords.notifications.investorEvents.bounceUsed, { amount: owed })
            : t(platformWords.notifications.investorEvents.bounceTaken),
      }),
      href: href('investorMovements'),
    }),
  ),
  withdrawalRejected: money(({ amount, reason }: Withdrawal & { reason: string }) => ({
    title: t(platformWords.notifications.investorEvents.withdrawalRejected),
    body: t(platformWords.notifications.investorEvents.withdrawalRejectedText, { amount, reason }),
    href: href('withdrawFunds'),
  })),
};
