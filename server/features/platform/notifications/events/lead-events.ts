import { href } from '@contract/kernel/screens';
import { leadEventWords } from '@contract/locales/es-MX/platform/lead-events';
import { say } from '../../mails/said';
import { work } from './event';

interface Due {
  count: number;
  /** Some of them, by name. */
  names: string;
}

/** To whose leads they are: an installer, or one of its sellers. */
export const leadEvents = {
  leadsDue: work(['bell', 'mail'], (facts: Due) => ({
    title: say(leadEventWords.due, facts),
    body: say(leadEventWords.dueText, facts),
    href: `${href('supplierProspectList')}?next=today`,
  })),
};
