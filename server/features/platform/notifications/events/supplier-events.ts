import { href } from '@contract/kernel/screens';
import { supplierEventWords } from '@contract/locales/es-MX/platform/supplier-events';
import { say } from '../../mails/said';
import { work } from './event';

interface Reason {
  reason: string;
}

const home = href('supplierHome');

/** How an installer comes in, and what staff decide about it; to its owner, unless it says otherwise. */
export const supplierEvents = {
  /** To staff. */
  verificationRequested: work(
    ['bell'],
    ({ supplierId, name }: { supplierId: string; name: string }) => ({
      title: say(supplierEventWords.requested, { name }),
      body: say(supplierEventWords.requestedText),
      href: href('supplierShow', { supplierId }),
    }),
  ),
  supplierMayPrepare: work(['bell', 'mail'], () => ({
    title: say(supplierEventWords.mayPrepare),
    body: say(supplierEventWords.mayPrepareText),
    href: home,
  })),
  supplierVerified: work(['bell', 'mail'], () => ({
    title: say(supplierEventWords.verified),
    body: say(supplierEventWords.verifiedText),
    href: home,
  })),
  verificationRejected: work(['bell', 'mail'], ({ reason }: Reason) => ({
    title: say(supplierEventWords.rejected),
    body: say(supplierEventWords.rejectedText, { reason }),
    href: href('supplierOnboardingRest'),
  })),
  supplierLevelChanged: work(['bell'], ({ level }: { level: number }) => ({
    title: say(supplierEventWords.level, { level }),
    body: say(supplierEventWords.levelText),
    href: home,
  })),
  supplierSuspended: work(['bell', 'mail'], ({ reason }: Reason) => ({
    title: say(supplierEventWords.suspended),
    body: say(supplierEventWords.suspendedText, { reason }),
    href: home,
  })),
  suspensionLifted: work(['bell', 'mail'], () => ({
    title: say(supplierEventWords.lifted),
    body: say(supplierEventWords.liftedText),
    href: home,
  })),
};
