import type { Day } from '@contract/kernel/fields/day';
import { href } from '@contract/kernel/screens';
import { platformWords } from '@contract/locales/es-MX/platform/server';
import { say } from '../../mails/said';
import { work } from './event';

/** The operator's account at the bank. */
export const bankEvents = {
  /** To every administrator. */
  bankDayUnsound: work(
    ['bell', 'mail'],
    ({ day, differences }: { day: Day; differences: number }) => ({
      title: say(platformWords.notifications.bankEvents.dayUnsound),
      body: say(platformWords.notifications.bankEvents.dayUnsoundText, { day, count: differences }),
      href: `${href('treasury')}?days_state=unsound`,
    }),
  ),
};
