import type { Centavos } from '@contract/kernel/fields/centavos';
import { href } from '@contract/kernel/screens';
import { platformWords } from '@contract/locales/es-MX/platform/server';
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
    title: say(platformWords.notifications.projectEvents.documentVerified),
    body: say(platformWords.notifications.projectEvents.documentVerifiedText, { name }),
    href,
  })),
  /** To the same people. */
  documentRejected: work(
    ['bell', 'mail'],
    ({ name, reason, href }: { name: string; reason: string; href: string | null }) => ({
      title: say(platformWords.notifications.projectEvents.documentRejected),
      body: say(platformWords.notifications.projectEvents.documentRejectedText, { name, reason }),
      href,
    }),
  ),
  /** To the installer, once the applicant has signed. */
  turnToSign: work(
    ['bell', 'mail'],
    ({ projectId, folio, contractId }: Project & { contractId: string }) => ({
      title: say(platformWords.notifications.projectEvents.sign, { folio }),
      body: say(platformWords.notifications.projectEvents.signText),
      href: href('contractWorkflow', { projectId, workflowId: contractId }),
    }),
  ),
  /** To the applicant. */
  contractSigned: work(['bell', 'mail'], ({ projectId, folio }: Project) => ({
    title: say(platformWords.notifications.projectEvents.signed, { folio }),
    body: say(platformWords.notifications.projectEvents.signedText),
    href: href('loanApplication', { projectId }),
  })),
  /** To the installer. */
  turnToInstall: work(
    ['bell', 'mail'],
    ({ projectId, folio, siteId }: Project & { siteId: string | null }) => ({
      title: say(platformWords.notifications.projectEvents.install, { folio }),
      body: say(platformWords.notifications.projectEvents.installText),
      href: siteId
        ? href('siteEvidence', { projectId, siteId })
        : href('supplierProjectShow', { projectId }),
    }),
  ),
  /** To the installer, when an investor left before the delivery. */
  installationWaits: work(['bell', 'mail'], ({ projectId, folio }: Project) => ({
    title: say(platformWords.notifications.projectEvents.fundingAgain, { folio }),
    body: say(platformWords.notifications.projectEvents.fundingAgainText),
    href: href('supplierProjectShow', { projectId }),
  })),
  /** To the installer. */
  installationApproved: work(
    ['bell', 'mail'],
    ({ folio, amount }: { folio: string; amount: Centavos }) => ({
      title: say(platformWords.notifications.projectEvents.stageApproved, { folio }),
      body: say(platformWords.notifications.projectEvents.stageApprovedText, { amount }),
      href: href('supplierPayments'),
    }),
  ),
};
