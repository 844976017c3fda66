import type { Day } from '@contract/kernel/fields/day';
import { href } from '@contract/kernel/screens';
import { platformWords } from '@contract/locales/es-MX/platform/server';
import { t } from '@server/i18n';
import { work } from './event';

/** The operator's account at the bank. */
export const bankEvents = {
  /** To every administrator. */
  bankDayUnsound: work(
    ['bell', 'mail'],
    ({ day, differences }: { day: Day; differences: number }) => ({
      title: t(platformWords.notifications.bankEvents.dayUnsound),
      body: t(platformWords.notifications.bankEvents.dayUnsoundText, { day, count: differences }),
      href: `${href('treasury')}?days_state=unsound`,
    }),
  ),
};
