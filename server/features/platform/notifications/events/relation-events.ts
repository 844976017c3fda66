import { href } from '@contract/kernel/screens';
import { relationEventWords } from '@contract/locales/es-MX/platform/relation-events';
import { t } from '@server/i18n';
import { security } from './event';

/** Whom a person named, and what they agreed to. */
export const relationEvents = {
  beneficiariesChanged: security(({ count }: { count: number }) => ({
    title: t(relationEventWords.beneficiaries),
    body: t(relationEventWords.beneficiariesText, { count }),
    href: href('investorBeneficiaries'),
  })),
};
