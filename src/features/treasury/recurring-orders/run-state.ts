import {
  recurringRunReasonNames,
  recurringRunStates,
} from '@contract/locales/es-MX/treasury/recurring-order-names';
import { recurringOrder as words } from '@contract/locales/es-MX/treasury/recurring-orders';
import type {
  RecurringOrderRun,
  RecurringRunStatus,
} from '@contract/treasury/recurring-order-runs';
import type { RecurringOrder } from '@contract/treasury/recurring-orders';
import { t } from '@portal/i18n';
import { formatDate } from '@portal/ui/format';
import type { Tone } from '@portal/ui/kit/tones';

const tones = {
  waiting: 'waiting',
  arrived: 'success',
  missed: 'warning',
  requested: 'success',
  nothing: 'neutral',
  skipped: 'warning',
  cancelled: 'neutral',
} as const satisfies Record<RecurringRunStatus, Tone>;

/** How a month of an order went, as its tag shows it. */
export const runState = ({ status }: RecurringOrderRun): { tone: Tone; text: string } => ({
  tone: tones[status],
  text: t(recurringRunStates[status]),
});

/** What kept it, or still does; empty where nothing did. */
export const reasonOf = ({ reason }: RecurringOrderRun) =>
  reason ? t(recurringRunReasonNames[reason]) : '';

/** Until when an order goes on. */
export const endOf = ({ ends_on }: RecurringOrder) =>
  ends_on ? formatDate(ends_on) : t(words.noEnd);
