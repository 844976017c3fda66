import type { Centavos } from '@contract/kernel/fields/centavos';
import type { Day } from '@contract/kernel/fields/day';
import { href } from '@contract/kernel/screens';
import { directDebitEventWords as words } from '@contract/locales/es-MX/platform/direct-debit-notices';
import type { PauseReason } from '@contract/treasury/direct-debits';
import { t } from '@server/i18n';
import { say } from '../../mails/said';
import { money } from './event';

const at = href('autopay');

/** Charges to an applicant's account or card by their mandate, all told to them; `source` names it. */
export const directDebitEvents = {
  directDebitChanged: money(
    ({
      folio,
      what,
      source,
    }: {
      folio: string;
      what: 'agreed' | 'changed' | 'paused' | 'resumed' | 'cancelled';
      source: string;
    }) => ({
      title: say(words.changed[what], { folio }),
      body: say(words.changedText[what], { source }),
      href: at,
    }),
  ),
  /** NOTICE_DAYS before, or more. `rest` is owed beyond what the person allows. */
  directDebitComing: money(
    ({
      folio,
      n,
      chargeOn,
      amount,
      rest,
      source,
    }: {
      folio: string;
      n: number;
      chargeOn: Day;
      amount: Centavos;
      rest: Centavos;
      source: string;
    }) => ({
      title: say(words.coming, { day: chargeOn }),
      body: say(words.comingText, {
        folio,
        number: n,
        amount,
        day: chargeOn,
        source,
        rest: rest > 0 ? t(words.comingRest, { amount: rest }) : '',
      }),
      href: at,
    }),
  ),
  directDebitFailed: money(
    ({
      folio,
      n,
      amount,
      reason,
      retryOn,
    }: {
      folio: string;
      n: number;
      amount: Centavos;
      reason: string;
      retryOn: Day | null;
    }) => ({
      title: say(words.failed, { amount }),
      body: say(words.failedText, {
        folio,
        number: n,
        reason,
        next: retryOn ? t(words.failedRetry, { day: retryOn }) : t(words.failedPay),
      }),
      href: retryOn ? at : href('makePayment'),
    }),
  ),
  /** By us: the person has to do something before anything is charged again. */
  directDebitHalted: money(
    ({
      folio,
      why,
      source,
    }: {
      folio: string;
      why: Exclude<PauseReason, 'person'>;
      source: string;
    }) => ({
      title: say(words.halted, { folio }),
      body: say(words.haltedText[why], { source }),
      href: at,
    }),
  ),
};
