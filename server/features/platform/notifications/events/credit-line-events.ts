import type { Centavos } from '@contract/kernel/fields/centavos';
import type { Day } from '@contract/kernel/fields/day';
import { href } from '@contract/kernel/screens';
import { creditLineEventWords as words } from '@contract/locales/es-MX/platform/credit-line-events';
import { say } from '../../mails/said';
import { money } from './event';

interface Draw {
  folio: string;
  amount: Centavos;
}

const line = href('supplierCredit');

/** To an installer, of their credit line and what they draw of it. */
export const creditLineEvents = {
  creditLineGranted: money(({ limit, expiresOn }: { limit: Centavos; expiresOn: Day }) => ({
    title: say(words.granted, { limit }),
    body: say(words.grantedText, { day: expiresOn }),
    href: line,
  })),
  creditLineRefused: money(({ reason, isBlocked }: { reason: string; isBlocked: boolean }) => ({
    title: say(isBlocked ? words.blocked : words.rejected),
    body: say(words.because, { reason }),
    href: line,
  })),
  /** With a reason when it is not paid out. */
  creditDrawDecided: money(({ folio, amount, reason }: Draw & { reason: string | null }) => ({
    title: say(reason === null ? words.approved : words.refused, { folio }),
    body:
      reason === null
        ? say(words.approvedText, { amount })
        : say(words.refusedText, { amount, reason }),
    href: line,
  })),
  creditDrawPaid: money(
    ({ folio, amount, trackingKey, dueOn }: Draw & { trackingKey: string; dueOn: Day }) => ({
      title: say(words.paid, { amount }),
      body: say(words.paidText, { folio, trackingKey, day: dueOn }),
      href: line,
    }),
  ),
  creditDrawRepaid: money(
    ({
      folio,
      amount,
      isSettled,
      source,
    }: Draw & { isSettled: boolean; source: 'stage' | 'deposit' }) => ({
      title: say(isSettled ? words.settled : words.repaid, { folio }),
      body: say(source === 'stage' ? words.keptText : words.receivedText, { amount }),
      href: line,
    }),
  ),
};
