import type { Day } from '@contract/kernel/fields/day';
import { href } from '@contract/kernel/screens';
import { notificationWords } from '@contract/locales/es-MX/platform/notifications';
import { say } from '../../mails/said';
import { work } from './event';

/** The operator's account at the bank. */
export const bankEvents = {
  /** To every administrator. */
  bankDayUnsound: work(
    ['bell', 'mail'],
    ({ day, differences }: { day: Day; differences: number }) => ({
      title: say(notificationWords.bankEvents.dayUnsound),
      body: say(notificationWords.bankEvents.dayUnsoundText, { day, count: differences }),
      href: `${href('treasury')}?days_state=unsound`,
    }),
  ),
};
