import { href } from '@contract/kernel/screens';
import { relationEventWords } from '@contract/locales/es-MX/platform/relation-events';
import { say } from '../../mails/said';
import { security, work } from './event';

/** Whom a person named, and what they agreed to. */
export const relationEvents = {
  /** To the installer that invited, or whose seller did. */
  applicantJoined: work(['bell'], ({ name }: { name: string }) => ({
    title: say(relationEventWords.joined, { name }),
    body: say(relationEventWords.joinedText),
    href: href('supplierApplicantList'),
  })),
  beneficiariesChanged: security(({ count }: { count: number }) => ({
    title: say(relationEventWords.beneficiaries),
    body: say(relationEventWords.beneficiariesText, { count }),
    href: href('investorBeneficiaries'),
  })),
};
