import type { Centavos } from '@contract/kernel/fields/centavos';
import type { Day } from '@contract/kernel/fields/day';
import { href } from '@contract/kernel/screens';
import { platformWords } from '@contract/locales/es-MX/platform/server';
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
      title: say(platformWords.notifications.creditEvents.newRequest, { folio }),
      body: say(platformWords.notifications.creditEvents.newRequestText, { what: product }),
      href: href('backofficeProjectShow', { projectId }),
    }),
  ),
  /** To the installer. */
  installerChosen: work(
    ['bell', 'mail'],
    ({ projectId, folio, product, place }: Project & { product: string; place: string }) => ({
      title: say(platformWords.notifications.creditEvents.chosen, { folio }),
      body: say(platformWords.notifications.creditEvents.chosenText, { product, place }),
      href: href('supplierProjectShow', { projectId }),
    }),
  ),
  /** To the applicant. */
  requestApproved: work(
    ['bell', 'mail'],
    ({ projectId, folio, terms }: Project & { terms: string }) => ({
      title: say(platformWords.notifications.creditEvents.approved, { folio }),
      body: say(platformWords.notifications.creditEvents.approvedText, { terms }),
      href: href('loanApplication', { projectId }),
    }),
  ),
  /** To the applicant, whom other terms are offered than those they asked for. */
  counterOffered: work(
    ['bell', 'mail'],
    ({ projectId, folio, terms }: Project & { terms: string }) => ({
      title: say(platformWords.notifications.creditEvents.counterOffered, { folio }),
      body: say(platformWords.notifications.creditEvents.counterOfferedText, { terms }),
      href: href('loanApplication', { projectId }),
    }),
  ),
  /** To the applicant. */
  requestRejected: work(['bell', 'mail'], ({ projectId, folio, reason }: Refused) => ({
    title: say(platformWords.notifications.creditEvents.rejected, { folio }),
    body: say(platformWords.notifications.creditEvents.rejectedText, { reason }),
    href: href('loanApplication', { projectId }),
  })),
  /** To the installer, whose project does not go on. */
  projectEnded: work(
    ['bell', 'mail'],
    ({ projectId, folio, title, reason }: Refused & { title: string }) => ({
      title: say(platformWords.notifications.creditEvents.ended, { title, folio }),
      body: say(platformWords.notifications.creditEvents.endedText, { reason }),
      href: href('supplierProjectShow', { projectId }),
    }),
  ),
  /** To staff, when the applicant ends it. */
  requestCancelled: work(
    ['bell'],
    ({ projectId, folio, title, reason }: Refused & { title: string }) => ({
      title: say(platformWords.notifications.creditEvents.ended, { title, folio }),
      body: say(platformWords.notifications.creditEvents.endedText, { reason }),
      href: href('backofficeProjectShow', { projectId }),
    }),
  ),
  /** To staff. */
  termsAccepted: work(['bell'], ({ projectId, folio }: Project) => ({
    title: say(platformWords.notifications.creditEvents.termsAcceptedOf, { folio }),
    body: say(platformWords.notifications.creditEvents.termsAccepted),
    href: href('backofficeProjectShow', { projectId }),
  })),
  /** To the applicant. */
  fundingOpened: work(
    ['bell', 'mail'],
    ({ projectId, folio, goal, closesOn }: Project & { goal: Centavos; closesOn: Day }) => ({
      title: say(platformWords.notifications.creditEvents.published, { folio }),
      body: say(platformWords.notifications.creditEvents.publishedText, {
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
      title: say(platformWords.notifications.creditEvents.fundingAgain, { folio }),
      body: say(platformWords.notifications.creditEvents.fundingAgainText, { amount: missing }),
      href: href('loanApplication', { projectId }),
    }),
  ),
  /** To the applicant. */
  fundingFailed: work(
    ['bell', 'mail'],
    ({ projectId, folio, gathered, goal }: Project & { gathered: Centavos; goal: Centavos }) => ({
      title: say(platformWords.notifications.creditEvents.notFunded, { folio }),
      body: say(platformWords.notifications.creditEvents.notFundedText, { amount: gathered, goal }),
      href: href('loanApplication', { projectId }),
    }),
  ),
  /** To the applicant, with whose signature it goes on. */
  fundedAndToSign: work(
    ['bell', 'mail'],
    ({ projectId, folio, goal }: Project & { goal: Centavos }) => ({
      title: say(platformWords.notifications.creditEvents.funded, { folio }),
      body: say(platformWords.notifications.creditEvents.fundedText, { amount: goal }),
      href: href('pendingContracts', { projectId }),
    }),
  ),
  /** To each investor. */
  opportunityFunded: work(
    ['bell', 'mail'],
    ({ folio, opportunityId, mine }: { folio: string; opportunityId: string; mine: Centavos }) => ({
      title: say(platformWords.notifications.creditEvents.goalReached, { folio }),
      body: say(platformWords.notifications.creditEvents.goalReachedText, { amount: mine }),
      href: href('opportunityShow', { opportunityId }),
    }),
  ),
};
