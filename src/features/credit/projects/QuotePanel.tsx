import { type LoanQuote, loans, quoteRequest } from '@contract/credit/loans';
import { credit, simulator } from '@contract/locales/es-MX/credit/credit';
import { t } from '@portal/i18n';
import { useRead } from '@portal/refine/use-read';
import { catText } from '@portal/ui/cat-text';
import { formatMoney, formatPercent } from '@portal/ui/format';
import { DescriptionList } from '@portal/ui/kit/DescriptionList';
import { ErrorState } from '@portal/ui/kit/ErrorState';
import { Section } from '@portal/ui/kit/Section';
import { SkeletonLines } from '@portal/ui/kit/Skeletons';
import { useDebounced } from '@portal/ui/use-debounced';

interface QuotePanelProps {
  /** All values of the form; only a valid request is sent. */
  terms: Record<string, unknown>;
  help?: string;
}

/** The cost of what a form asks for, as it is being filled in; not asked for until that is whole. */
export function useQuote(terms: Record<string, unknown>, options?: { keepPrevious: boolean }) {
  const parsed = quoteRequest.safeParse(JSON.parse(useDebounced(JSON.stringify(terms))));
  const body = parsed.success ? parsed.data : { amount_cents: 1, term_months: 3 };
  const quote = useRead(loans.quote, { body }, { ...options, enabled: parsed.success });
  return { quote, isAsked: parsed.success };
}

/** The cost of the credit that a form describes. */
export function QuotePanel({ terms, help }: QuotePanelProps) {
  const { quote, isAsked } = useQuote(terms);
  return (
    <Section title={t(simulator.title)} description={help}>
      {!isAsked ? (
        <p>{t(simulator.waiting)}</p>
      ) : quote.isError ? (
        <ErrorState reload={() => quote.refetch()} />
      ) : quote.data ? (
        <div aria-live="polite">
          <DescriptionList inline rows={rowsOf(quote.data)} />
        </div>
      ) : (
        <SkeletonLines lines={6} />
      )}
    </Section>
  );
}

function rowsOf(quote: LoanQuote) {
  const fee = quote.opening_fee_cents + quote.opening_fee_vat_cents;
  return [
    {
      label: t(credit.payment[quote.amort_mode]),
      value: <strong>{formatMoney(quote.payment_cents)}</strong>,
    },
    { label: t(credit.rate), value: formatPercent(quote.annual_rate_bp) },
    {
      label: t(credit.cat),
      value: catText(quote.cat_bp),
    },
    { label: t(credit.feeWithVat), value: formatMoney(fee) },
    { label: t(credit.received), value: formatMoney(quote.received_cents) },
    { label: t(credit.total), value: formatMoney(quote.total_cents) },
  ];
}
