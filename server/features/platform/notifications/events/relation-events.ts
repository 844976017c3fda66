import { href } from '@contract/kernel/screens';
import { relationEventWords } from '@contract/locales/es-MX/platform/relation-events';
import { t } from '@server/i18n';
import { security, work } from './event';

/** Whom a person named, and what they agreed to. */
export const relationEvents = {
  /** To the installer that invited, or whose seller did. */
  applicantJoined: work(['bell'], ({ name }: { name: string }) => ({
    title: t(relationEventWords.joined, { name }),
    body: t(relationEventWords.joinedText),
    href: href('supplierApplicantList'),
  })),
  beneficiariesChanged: security(({ count }: { count: number }) => ({
    title: t(relationEventWords.beneficiaries),
    body: t(relationEventWords.beneficiariesText, { count }),
    href: href('investorBeneficiaries'),
  })),
};
