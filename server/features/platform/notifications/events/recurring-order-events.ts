import type { Centavos } from '@contract/kernel/fields/centavos';
import type { Day } from '@contract/kernel/fields/day';
import { href } from '@contract/kernel/screens';
import { recurringOrderEventWords as words } from '@contract/locales/es-MX/platform/recurring-order-notices';
import type { RecurringRunReason } from '@contract/treasury/recurring-order-runs';
import type { RecurringOrderKind } from '@contract/treasury/recurring-orders';
import { t } from '@server/i18n';
import { say } from '../../mails/said';
import { money } from './event';

const place = {
  deposit: href('recurringDeposit'),
  withdrawal: href('recurringWithdrawal'),
} as const satisfies Record<RecurringOrderKind, string>;

/** What an investor has done each month, all told to them. A withdrawal that was asked for is told as any other. */
export const recurringOrderEvents = {
  recurringOrderChanged: money(
    ({
      folio,
      kind,
      what,
    }: {
      folio: string;
      kind: RecurringOrderKind;
      what: 'created' | 'changed' | 'paused' | 'resumed' | 'ended' | 'over';
    }) => ({
      title: say(words.changed[kind][what], { folio }),
      body: say(words.changedText[kind][what]),
      href: place[kind],
    }),
  ),
  /** On the day; `amount` is what has not come yet, `last4` ends the CLABE that it goes to. */
  recurringDepositDue: money(
    ({
      folio,
      amount,
      last4,
      until,
    }: {
      folio: string;
      amount: Centavos;
      last4: string;
      until: Day;
    }) => ({
      title: say(words.due, { amount }),
      body: say(words.dueText, { folio, amount, last4, day: until }),
      href: place.deposit,
    }),
  ),
  recurringWithdrawalWaits: money(
    ({ folio, reason, until }: { folio: string; reason: RecurringRunReason; until: Day }) => ({
      title: say(words.waits, { folio }),
      body: say(words.waitsText, { reason: t(words.reasons[reason]), day: until }),
      href: place.withdrawal,
    }),
  ),
  recurringWithdrawalSkipped: money(
    ({ folio, reason }: { folio: string; reason: RecurringRunReason }) => ({
      title: say(words.skipped, { folio }),
      body: say(words.skippedText, { reason: t(words.reasons[reason]) }),
      href: place.withdrawal,
    }),
  ),
};
