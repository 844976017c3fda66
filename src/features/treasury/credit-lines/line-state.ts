import { creditLine as words } from '@contract/locales/es-MX/treasury/credit-lines';
import type { LineState, LineTerms } from '@contract/treasury/credit-lines';
import { t } from '@portal/i18n';
import { formatDate, formatMoney, formatPercent } from '@portal/ui/format';
import type { Tone } from '@portal/ui/kit/tones';

export const lineTones: Record<LineState, Tone> = {
  none: 'neutral',
  requested: 'waiting',
  active: 'success',
  reduced: 'danger',
  blocked: 'danger',
  expired: 'warning',
};

/** The terms of a line, by name. */
export const rowsOfTerms = (terms: LineTerms) => [
  { label: t(words.limit), value: formatMoney(terms.limit_cents) },
  { label: t(words.rate), value: formatPercent(terms.annual_rate_bp) },
  { label: t(words.lateRate), value: formatPercent(terms.late_rate_bp) },
  { label: t(words.fee), value: formatPercent(terms.opening_fee_bp) },
  { label: t(words.share), value: formatPercent(terms.share_bp) },
  { label: t(words.maxDays), value: t(words.daysValue, { count: terms.max_days }) },
  { label: t(words.expires), value: formatDate(terms.expires_on) },
];
