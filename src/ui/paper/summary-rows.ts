import type { Centavos } from '@contract/kernel/fields/centavos';
import { contractWords as words } from '@contract/locales/es-MX/credit/contract-screens';
import { t } from '@portal/i18n';
import { catText } from '../cat-text';
import { formatMoney, formatPercent } from '../format';

/** What a borrower looks for first in a contract. */
interface Summary {
  amount_cents: Centavos;
  months: number;
  annual_rate_bp: number;
  payment_name: string;
  payment_cents: Centavos;
  cat_bp: number | null;
  late_rate_bp: number;
  total_cents: Centavos;
}

/** The figures of a contract that its borrower answers for, in the order in which they are asked about. */
export const summaryRows = (summary: Summary) => [
  { label: t(words.amount), value: formatMoney(summary.amount_cents) },
  { label: summary.payment_name, value: formatMoney(summary.payment_cents) },
  { label: t(words.term), value: t(words.months, { count: summary.months }) },
  { label: t(words.rate), value: formatPercent(summary.annual_rate_bp) },
  { label: t(words.cat), value: catText(summary.cat_bp) },
  { label: t(words.lateRate), value: formatPercent(summary.late_rate_bp) },
  { label: t(words.total), value: formatMoney(summary.total_cents) },
];
