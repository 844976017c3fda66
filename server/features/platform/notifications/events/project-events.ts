import type { Centavos } from '@contract/kernel/fields/centavos';
import { href } from '@contract/kernel/screens';
import { notificationWords } from '@contract/locales/es-MX/platform/notifications';
import { say } from '../../mails/said';
import { work } from './event';

interface Project {
  projectId: string;
  folio: string;
}

/** Papers, signatures and the installation. */
export const projectEvents = {
  /** To the person the document is about and the user who uploaded it. */
  documentVerified: work(['bell'], ({ name, href }: { name: string; href: string | null }) => ({
    title: say(notificationWords.projectEvents.documentVerified),
    body: say(notificationWords.projectEvents.documentVerifiedText, { name }),
    href,
  })),
  /** To the same people. */
  documentRejected: work(
    ['bell', 'mail'],
    ({ name, reason, href }: { name: string; reason: string; href: string | null }) => ({
      title: say(notificationWords.projectEvents.documentRejected),
      body: say(notificationWords.projectEvents.documentRejectedText, { name, reason }),
      href,
    }),
  ),
  /** To the same people, once a decision that they were told of is taken back. */
  documentReopened: work(
    ['bell', 'mail'],
    ({ name, href }: { name: string; href: string | null }) => ({
      title: say(notificationWords.projectEvents.documentReopened),
      body: say(notificationWords.projectEvents.documentReopenedText, { name }),
      href,
    }),
  ),
  /** To the installer, once the applicant has signed. */
  turnToSign: work(
    ['bell', 'mail'],
    ({ projectId, folio, contractId }: Project & { contractId: string }) => ({
      title: say(notificationWords.projectEvents.sign, { folio }),
      body: say(notificationWords.projectEvents.signText),
      href: href('contractWorkflow', { projectId, workflowId: contractId }),
    }),
  ),
  /** To the applicant. */
  contractSigned: work(['bell', 'mail'], ({ projectId, folio }: Project) => ({
    title: say(notificationWords.projectEvents.signed, { folio }),
    body: say(notificationWords.projectEvents.signedText),
    href: href('loanApplication', { projectId }),
  })),
  /** To the installer. */
  turnToInstall: work(
    ['bell', 'mail'],
    ({ projectId, folio, siteId }: Project & { siteId: string | null }) => ({
      title: say(notificationWords.projectEvents.install, { folio }),
      body: say(notificationWords.projectEvents.installText),
      href: siteId
        ? href('siteEvidence', { projectId, siteId })
        : href('supplierProjectShow', { projectId }),
    }),
  ),
  /** To the installer, when an investor left before the delivery. */
  installationWaits: work(['bell', 'mail'], ({ projectId, folio }: Project) => ({
    title: say(notificationWords.projectEvents.fundingAgain, { folio }),
    body: say(notificationWords.projectEvents.fundingAgainText),
    href: href('supplierProjectShow', { projectId }),
  })),
  /** To the installer. */
  installationApproved: work(
    ['bell', 'mail'],
    ({ folio, amount }: { folio: string; amount: Centavos }) => ({
      title: say(notificationWords.projectEvents.stageApproved, { folio }),
      body: say(notificationWords.projectEvents.stageApprovedText, { amount }),
      href: href('supplierPayments'),
    }),
  ),
};
