import type { Centavos } from '@contract/kernel/fields/centavos';
import type { Day } from '@contract/kernel/fields/day';
import { href } from '@contract/kernel/screens';
import { investorLimitEventWords } from '@contract/locales/es-MX/platform/investor-limit-events';
import { notificationWords } from '@contract/locales/es-MX/platform/notifications';
import { t } from '@server/i18n';
import { say } from '../../mails/said';
import { byStaff, money, work } from './event';

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

/** An investor's money, and how much of it they may put into one credit. */
export const investorEvents = {
  depositReceived: money(({ amount, trackingKey }: { amount: Centavos; trackingKey: string }) => ({
    title: say(notificationWords.investorEvents.depositReceived),
    body: say(notificationWords.investorEvents.depositReceivedText, {
      amount,
      trackingKey,
    }),
    href: href('depositFunds'),
  })),
  depositHeld: money(({ amount, trackingKey }: { amount: Centavos; trackingKey: string }) => ({
    title: say(notificationWords.investorEvents.depositHeld),
    body: say(notificationWords.investorEvents.depositHeldText, { amount, trackingKey }),
    href: href('depositFunds'),
  })),
  /** The bank sent it back, or its line never was. */
  depositTakenBack: money(
    ({ amount, owed, trackingKey }: { amount: Centavos; owed: Centavos; trackingKey: string }) => ({
      title: say(notificationWords.investorEvents.depositGone),
      body: say(notificationWords.investorEvents.depositGoneText, {
        amount,
        trackingKey,
        outcome:
          owed > 0
            ? t(notificationWords.investorEvents.depositUsed, { amount: owed })
            : t(notificationWords.investorEvents.depositTaken),
      }),
      href: href('investorMovements'),
    }),
  ),
  depositSentBack: money(({ amount, trackingKey }: { amount: Centavos; trackingKey: string }) => ({
    title: say(notificationWords.investorEvents.depositReturned),
    body: say(notificationWords.investorEvents.depositReturnedText, {
      amount,
      trackingKey,
    }),
    href: href('depositFunds'),
  })),
  committed: money(({ folio, opportunityId, amount }: Commitment) => ({
    title: say(notificationWords.investorEvents.committed, { amount }),
    body: say(notificationWords.investorEvents.committedText, { folio }),
    href: href('opportunityShow', { opportunityId }),
  })),
  commitmentWithdrawn: money(({ folio, opportunityId, amount }: Commitment) => ({
    title: say(notificationWords.investorEvents.withdrawn, { amount }),
    body: say(notificationWords.investorEvents.withdrawnText, { folio }),
    href: href('opportunityShow', { opportunityId }),
  })),
  /** The deposit that it was promised from was no money. */
  commitmentTakenBack: money(
    ({ folio, opportunityId, amount, trackingKey }: Commitment & { trackingKey: string }) => ({
      title: say(notificationWords.investorEvents.cancelled, { amount }),
      body: say(notificationWords.investorEvents.cancelledText, { folio, trackingKey }),
      href: href('opportunityShow', { opportunityId }),
    }),
  ),
  /** When the project did not come about. */
  commitmentReturned: money(
    ({ folio, opportunityId, amount, why }: Commitment & { why: string }) => ({
      title: say(notificationWords.investorEvents.givenBack, { amount }),
      body: say(notificationWords.investorEvents.givenBackText, { folio, why }),
      href: href('opportunityShow', { opportunityId }),
    }),
  ),
  investmentBegun: money(
    ({ folio, amount, firstDue }: { folio: string; amount: Centavos; firstDue: Day }) => ({
      title: say(notificationWords.investorEvents.active, { folio }),
      body: say(notificationWords.investorEvents.activeText, { amount, day: firstDue }),
      href: href('participationList'),
    }),
  ),
  distributionReceived: money(({ folio, amount }: { folio: string; amount: Centavos }) => ({
    title: say(notificationWords.investorEvents.received, { amount }),
    body: say(notificationWords.investorEvents.receivedText, { folio }),
    href: href('investorMovements'),
  })),
  /** A payment that was distributed before is distributed again: reported late by the bank, or sent back. */
  distributionCorrected: money(({ folio }: { folio: string }) => ({
    title: say(notificationWords.investorEvents.corrected, { folio }),
    body: say(notificationWords.investorEvents.correctedText),
    href: href('investorMovements'),
  })),
  /** To each investor of a loan whose instalment was not paid (CUITF 57-II). */
  loanOverdue: work(['bell', 'mail'], ({ folio, dueOn }: { folio: string; dueOn: Day }) => ({
    title: say(notificationWords.investorEvents.overdue, { folio }),
    body: say(notificationWords.investorEvents.overdueText, { day: dueOn }),
    href: href('participationList'),
  })),
  withdrawalRequested: money(({ folio, amount, last4 }: Withdrawal) => ({
    title: say(notificationWords.investorEvents.withdrawalAsked, { folio }),
    body: say(notificationWords.investorEvents.withdrawalAskedText, { amount, last4 }),
    href: href('withdrawFunds'),
  })),
  withdrawalCancelled: money(({ folio, amount }: Withdrawal) => ({
    title: say(notificationWords.investorEvents.withdrawalCancelled, { folio }),
    body: say(notificationWords.investorEvents.withdrawalCancelledText, { amount }),
    href: href('withdrawFunds'),
  })),
  withdrawalSent: money(({ amount, last4, trackingKey }: Withdrawal & { trackingKey: string }) => ({
    title: say(notificationWords.investorEvents.withdrawalSent),
    body: say(notificationWords.investorEvents.withdrawalSentText, {
      amount,
      last4,
      trackingKey,
    }),
    href: href('withdrawFunds'),
  })),
  withdrawalConfirmed: work(['bell'], ({ folio, amount, last4 }: Withdrawal) => ({
    title: say(notificationWords.investorEvents.withdrawalConfirmed, { folio }),
    body: say(notificationWords.investorEvents.withdrawalConfirmedText, {
      amount,
      last4,
    }),
    href: href('withdrawFunds'),
  })),
  withdrawalReturned: money(({ folio, amount, last4 }: Withdrawal) => ({
    title: say(notificationWords.investorEvents.withdrawalBounced, { folio }),
    body: say(notificationWords.investorEvents.withdrawalBouncedText, { amount, last4 }),
    href: href('investorBank'),
  })),
  /** It was reported by mistake that it came back. */
  withdrawalNotReturned: money(
    ({ folio, amount, last4, owed }: Withdrawal & { owed: Centavos }) => ({
      title: say(notificationWords.investorEvents.withdrawalKept, { folio }),
      body: say(notificationWords.investorEvents.withdrawalKeptText, {
        amount,
        last4,
        outcome:
          owed > 0
            ? t(notificationWords.investorEvents.bounceUsed, { amount: owed })
            : t(notificationWords.investorEvents.bounceTaken),
      }),
      href: href('investorMovements'),
    }),
  ),
  withdrawalRejected: money(({ amount, reason }: Withdrawal & { reason: string }) => ({
    title: say(notificationWords.investorEvents.withdrawalRejected),
    body: say(notificationWords.investorEvents.withdrawalRejectedText, {
      amount,
      reason,
    }),
    href: href('withdrawFunds'),
  })),
  limitsLifted: byStaff(() => ({
    title: say(investorLimitEventWords.lifted),
    body: say(investorLimitEventWords.liftedText),
    href: href('opportunityList'),
  })),
  limitsApplied: byStaff(({ reason }: { reason: string }) => ({
    title: say(investorLimitEventWords.applied),
    body: say(investorLimitEventWords.appliedText, { reason }),
    href: href('opportunityList'),
  })),
};
