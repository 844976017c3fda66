import { creditSimulator } from '@contract/locales/es-MX/treasury/credit-lines';
import type { DrawSimulation } from '@contract/treasury/credit-lines';
import { t } from '@portal/i18n';
import { catText } from '@portal/ui/cat-text';
import { formatMoney as money, formatPercent as percent } from '@portal/ui/format';

/** A figure of a draw as it reads, and how it comes about with the person's own numbers. */
export interface DrawFigure {
  key: string;
  label: string;
  value: string;
  formula: string;
  numbers: string;
}

const { formula: words, labels } = creditSimulator;

/** The figures of a simulated draw in the order in which one follows from the other; what it costs in all leads them. */
export function drawFigures({ quote, ...rates }: DrawSimulation): [DrawFigure, ...DrawFigure[]] {
  const principal = money(quote.principal_cents);
  const fee = money(quote.fee_cents);
  const feeVat = money(quote.fee_vat_cents);
  const interest = money(quote.interest_cents);
  const interestVat = money(quote.interest_vat_cents);
  const received = money(quote.received_cents);
  const total = money(quote.total_cents);
  const cost = money(quote.cost_cents);
  const vat = percent(rates.vat_bp);
  const { days } = quote;
  return [
    {
      key: 'cost',
      label: t(creditSimulator.cost),
      value: cost,
      formula: t(words.cost),
      numbers: t(words.costNumbers, { fee, feeVat, interest, interestVat, cost }),
    },
    {
      key: 'cat',
      label: t(labels.cat),
      value: catText(quote.cat_bp),
      formula: t(words.cat),
      numbers:
        quote.cat_bp === null
          ? t(words.catNone)
          : t(words.catNumbers, {
              repaid: money(quote.principal_cents + quote.interest_cents),
              net: money(quote.principal_cents - quote.fee_cents),
              days,
              cat: catText(quote.cat_bp),
            }),
    },
    {
      key: 'fee',
      label: t(labels.fee),
      value: fee,
      formula: t(words.fee),
      numbers: t(words.feeNumbers, { principal, rate: percent(rates.opening_fee_bp), fee }),
    },
    {
      key: 'fee-vat',
      label: t(labels.feeVat),
      value: feeVat,
      formula: t(words.feeVat),
      numbers: t(words.feeVatNumbers, { fee, vat, feeVat }),
    },
    {
      key: 'received',
      label: t(labels.received),
      value: received,
      formula: t(words.received),
      numbers: t(words.receivedNumbers, { principal, fee, feeVat, received }),
    },
    {
      key: 'interest',
      label: t(labels.interest),
      value: interest,
      formula: t(words.interest),
      numbers: t(words.interestNumbers, {
        principal,
        rate: percent(rates.annual_rate_bp),
        days,
        interest,
      }),
    },
    {
      key: 'interest-vat',
      label: t(labels.interestVat),
      value: interestVat,
      formula: t(words.interestVat),
      numbers: t(words.interestVatNumbers, { interest, vat, interestVat }),
    },
    {
      key: 'total',
      label: t(labels.total),
      value: total,
      formula: t(words.total),
      numbers: t(words.totalNumbers, { principal, interest, interestVat, total }),
    },
  ];
}
