import { href } from '@contract/kernel/screens';
import { supplierEventWords } from '@contract/locales/es-MX/platform/supplier-events';
import { t } from '@server/i18n';
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
      title: t(supplierEventWords.requested, { name }),
      body: t(supplierEventWords.requestedText),
      href: href('supplierShow', { supplierId }),
    }),
  ),
  supplierMayPrepare: work(['bell', 'mail'], () => ({
    title: t(supplierEventWords.mayPrepare),
    body: t(supplierEventWords.mayPrepareText),
    href: home,
  })),
  supplierVerified: work(['bell', 'mail'], () => ({
    title: t(supplierEventWords.verified),
    body: t(supplierEventWords.verifiedText),
    href: home,
  })),
  verificationRejected: work(['bell', 'mail'], ({ reason }: Reason) => ({
    title: t(supplierEventWords.rejected),
    body: t(supplierEventWords.rejectedText, { reason }),
    href: href('supplierOnboardingRest'),
  })),
  supplierLevelChanged: work(['bell'], ({ level }: { level: number }) => ({
    title: t(supplierEventWords.level, { level }),
    body: t(supplierEventWords.levelText),
    href: home,
  })),
  supplierSuspended: work(['bell', 'mail'], ({ reason }: Reason) => ({
    title: t(supplierEventWords.suspended),
    body: t(supplierEventWords.suspendedText, { reason }),
    href: home,
  })),
  suspensionLifted: work(['bell', 'mail'], () => ({
    title: t(supplierEventWords.lifted),
    body: t(supplierEventWords.liftedText),
    href: home,
  })),
};
