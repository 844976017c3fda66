import type { Day } from '@contract/kernel/fields/day';
import { href } from '@contract/kernel/screens';
import { accreditationEventWords } from '@contract/locales/es-MX/platform/accreditation-events';
import { say } from '../../mails/said';
import { work } from './event';

interface About {
  accreditationId: string;
  /** Technology, brand and model. */
  equipment: string;
}

interface Dated extends About {
  /** The last day on which it is in force. */
  until: Day;
}

/** How far the accreditations of equipment are; to the owner of the company, unless it says otherwise. */
export const accreditationEvents = {
  /** To staff. */
  accreditationSent: work(
    ['bell'],
    ({ accreditationId, equipment, supplier }: About & { supplier: string }) => ({
      title: say(accreditationEventWords.sent, { supplier }),
      body: say(accreditationEventWords.sentText, { equipment }),
      href: href('accreditationReview', { accreditationId }),
    }),
  ),
  accreditationGranted: work(['bell', 'mail'], ({ accreditationId, equipment, until }: Dated) => ({
    title: say(accreditationEventWords.granted),
    body: say(accreditationEventWords.grantedText, { equipment, until }),
    href: href('accreditationShow', { accreditationId }),
  })),
  accreditationRejected: work(
    ['bell', 'mail'],
    ({ accreditationId, equipment, reason }: About & { reason: string }) => ({
      title: say(accreditationEventWords.rejected),
      body: say(accreditationEventWords.rejectedText, { equipment, reason }),
      href: href('accreditationShow', { accreditationId }),
    }),
  ),
  accreditationExpiring: work(['bell', 'mail'], ({ accreditationId, equipment, until }: Dated) => ({
    title: say(accreditationEventWords.expiring, { until }),
    body: say(accreditationEventWords.expiringText, { equipment }),
    href: href('accreditationShow', { accreditationId }),
  })),
  accreditationExpired: work(['bell', 'mail'], ({ accreditationId, equipment, until }: Dated) => ({
    title: say(accreditationEventWords.expired, { until }),
    body: say(accreditationEventWords.expiredText, { equipment }),
    href: href('accreditationShow', { accreditationId }),
  })),
};
