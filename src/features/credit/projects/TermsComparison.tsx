import type { CreditTerms, ProjectDetail } from '@contract/credit/projects';
import { MINUS } from '@contract/kernel/fields/mxn';
import { credit } from '@contract/locales/es-MX/credit/credit';
import { termsWords } from '@contract/locales/es-MX/credit/terms';
import { t } from '@portal/i18n';
import { formatMoney, formatPercent } from '@portal/ui/format';
import { ShortTable } from '@portal/ui/table/ShortTable';

type Terms = NonNullable<ProjectDetail['terms']>;

interface Line {
  label: string;
  show: (value: number) => string;
  of: (terms: CreditTerms) => number | null;
  /** How far two of its values are apart; formatted as the values themselves by default. */
  apart?: (value: number) => string;
}

/** Rates differ by percentage points. */
const points = (basisPoints: number) => t(termsWords.points, { count: basisPoints / 100 });

const linesOf = ({ approved }: Terms): readonly Line[] => [
  { label: t(credit.amount), show: formatMoney, of: (terms) => terms.amount_cents },
  {
    label: t(credit.rate),
    show: formatPercent,
    of: (terms) => terms.annual_rate_bp,
    apart: points,
  },
  {
    label: t(credit.term),
    show: (count) => t(credit.months, { count }),
    of: (terms) => terms.term_months,
  },
  {
    label: t(credit.payment[approved.amort_mode]),
    show: formatMoney,
    of: (terms) => terms.payment_cents,
  },
  { label: t(credit.grace), show: String, of: (terms) => terms.late_grace_days },
  { label: t(credit.cat), show: formatPercent, of: (terms) => terms.cat_bp, apart: points },
  { label: t(credit.feeWithVat), show: formatMoney, of: (terms) => terms.opening_fee_cents },
  { label: t(credit.total), show: formatMoney, of: (terms) => terms.total_cents },
];

/** What was approved beside what was simulated, line by line, with the difference in words and sign. */
export function TermsComparison({ terms }: { terms: Terms }) {
  return (
    <ShortTable
      label={t(termsWords.comparison)}
      rowKey={({ label }) => label}
      rows={linesOf(terms)}
      columns={[
        { key: 'label', title: t(termsWords.concept), render: ({ label }) => label },
        { key: 'asked', title: t(termsWords.asked), render: (line) => shown(line, terms.asked) },
        {
          key: 'approved',
          title: t(termsWords.approved),
          render: (line) => <strong>{shown(line, terms.approved)}</strong>,
        },
        {
          key: 'difference',
          title: t(termsWords.difference),
          render: (line) => difference(line, terms),
        },
      ]}
    />
  );
}

function shown({ of, show }: Line, terms: CreditTerms): string {
  const value = of(terms);
  return value === null ? t(credit.noCat) : show(value);
}

function difference({ of, show, apart = show }: Line, { asked, approved }: Terms): string {
  const [before, after] = [of(asked), of(approved)];
  if (before === null || after === null) return t(credit.nothing);
  if (before === after) return t(termsWords.same);
  return `${after > before ? '+' : MINUS}${apart(Math.abs(after - before))}`;
}
