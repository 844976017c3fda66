import type { Centavos } from '@contract/kernel/fields/centavos';
import type { Day } from '@contract/kernel/fields/day';
import { href } from '@contract/kernel/screens';
import { notificationWords } from '@contract/locales/es-MX/platform/notifications';
import { say } from '../../mails/said';
import { work } from './event';

interface Project {
  projectId: string;
  folio: string;
}

interface Refused extends Project {
  reason: string;
}

/** From the request to the goal reached, or to the end of it. */
export const creditEvents = {
  /** To staff. */
  requestReceived: work(
    ['bell'],
    ({ projectId, folio, product }: Project & { product: string }) => ({
      title: say(notificationWords.creditEvents.newRequest, { folio }),
      body: say(notificationWords.creditEvents.newRequestText, { what: product }),
      href: href('backofficeProjectShow', { projectId }),
    }),
  ),
  /** To the applicant, as their installer sends it. */
  requestAcknowledged: work(
    ['bell', 'mail'],
    ({
      projectId,
      folio,
      product,
      amount,
      months,
    }: Project & { product: string; amount: Centavos; months: number }) => ({
      title: say(notificationWords.creditEvents.acknowledged, { folio }),
      body: say(notificationWords.creditEvents.acknowledgedText, { product, amount, months }),
      href: href('loanApplication', { projectId }),
      matter: `request-receipt:${projectId}`,
    }),
  ),
  /** To the installer. */
  installerChosen: work(
    ['bell', 'mail'],
    ({ projectId, folio, product, place }: Project & { product: string; place: string }) => ({
      title: say(notificationWords.creditEvents.chosen, { folio }),
      body: say(notificationWords.creditEvents.chosenText, { product, place }),
      href: href('supplierProjectShow', { projectId }),
    }),
  ),
  /** To the applicant. */
  requestApproved: work(
    ['bell', 'mail'],
    ({ projectId, folio, terms }: Project & { terms: string }) => ({
      title: say(notificationWords.creditEvents.approved, { folio }),
      body: say(notificationWords.creditEvents.approvedText, { terms }),
      href: href('loanApplication', { projectId }),
    }),
  ),
  /** To the applicant, whom other terms are offered than those they asked for. */
  counterOffered: work(
    ['bell', 'mail'],
    ({ projectId, folio, terms }: Project & { terms: string }) => ({
      title: say(notificationWords.creditEvents.counterOffered, { folio }),
      body: say(notificationWords.creditEvents.counterOfferedText, { terms }),
      href: href('loanApplication', { projectId }),
    }),
  ),
  /** To the applicant. */
  requestRejected: work(['bell', 'mail'], ({ projectId, folio, reason }: Refused) => ({
    title: say(notificationWords.creditEvents.rejected, { folio }),
    body: say(notificationWords.creditEvents.rejectedText, { reason }),
    href: href('loanApplication', { projectId }),
  })),
  /** To the installer, whose project does not go on. */
  projectEnded: work(
    ['bell', 'mail'],
    ({ projectId, folio, title, reason }: Refused & { title: string }) => ({
      title: say(notificationWords.creditEvents.ended, { title, folio }),
      body: say(notificationWords.creditEvents.endedText, { reason }),
      href: href('supplierProjectShow', { projectId }),
    }),
  ),
  /** To staff, when the applicant ends it. */
  requestCancelled: work(
    ['bell'],
    ({ projectId, folio, title, reason }: Refused & { title: string }) => ({
      title: say(notificationWords.creditEvents.ended, { title, folio }),
      body: say(notificationWords.creditEvents.endedText, { reason }),
      href: href('backofficeProjectShow', { projectId }),
    }),
  ),
  /** To staff. */
  termsAccepted: work(['bell'], ({ projectId, folio }: Project) => ({
    title: say(notificationWords.creditEvents.termsAcceptedOf, { folio }),
    body: say(notificationWords.creditEvents.termsAccepted),
    href: href('backofficeProjectShow', { projectId }),
  })),
  /** To the applicant. */
  fundingOpened: work(
    ['bell', 'mail'],
    ({ projectId, folio, goal, closesOn }: Project & { goal: Centavos; closesOn: Day }) => ({
      title: say(notificationWords.creditEvents.published, { folio }),
      body: say(notificationWords.creditEvents.publishedText, {
        amount: goal,
        day: closesOn,
      }),
      href: href('loanApplication', { projectId }),
    }),
  ),
  /** To the applicant, when an investor left before the delivery. */
  fundingReopened: work(
    ['bell', 'mail'],
    ({ projectId, folio, missing }: Project & { missing: Centavos }) => ({
      title: say(notificationWords.creditEvents.fundingAgain, { folio }),
      body: say(notificationWords.creditEvents.fundingAgainText, { amount: missing }),
      href: href('loanApplication', { projectId }),
    }),
  ),
  /** To the applicant. */
  fundingFailed: work(
    ['bell', 'mail'],
    ({ projectId, folio, gathered, goal }: Project & { gathered: Centavos; goal: Centavos }) => ({
      title: say(notificationWords.creditEvents.notFunded, { folio }),
      body: say(notificationWords.creditEvents.notFundedText, { amount: gathered, goal }),
      href: href('loanApplication', { projectId }),
    }),
  ),
  /** To the applicant, with whose signature it goes on. */
  fundedAndToSign: work(
    ['bell', 'mail'],
    ({ projectId, folio, goal }: Project & { goal: Centavos }) => ({
      title: say(notificationWords.creditEvents.funded, { folio }),
      body: say(notificationWords.creditEvents.fundedText, { amount: goal }),
      href: href('pendingContracts', { projectId }),
    }),
  ),
  /** To each investor. */
  opportunityFunded: work(
    ['bell', 'mail'],
    ({ folio, opportunityId, mine }: { folio: string; opportunityId: string; mine: Centavos }) => ({
      title: say(notificationWords.creditEvents.goalReached, { folio }),
      body: say(notificationWords.creditEvents.goalReachedText, { amount: mine }),
      href: href('opportunityShow', { opportunityId }),
    }),
  ),
};
