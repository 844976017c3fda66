import { paidAtFirst, type WholeSimulation } from '@contract/credit/simulations';
import { BASIS } from '@contract/kernel/fields/basis-points';
import {
  simulationShared as shared,
  simulatorWords,
} from '@contract/locales/es-MX/credit/simulations';
import { simulator as home } from '@contract/locales/es-MX/platform/home';
import { t } from '@portal/i18n';
import { formatMoney as money, formatPercent as percent } from '@portal/ui/format';

type Row = WholeSimulation['rows'][number];

/** A figure of a simulation as it reads, and how it comes about, with the person's own numbers. */
export interface Figure {
  key: string;
  label: string;
  value: string;
  formula: string;
  /** The same with numbers, a step a line. */
  steps: string[];
}

const words = simulatorWords.formula;

/** At most so many decimals, without needless zeros. */
const decimals = (value: number, most: number) => value.toFixed(most).replace(/\.?0+$/, '');

/** The figures of a simulation in the order in which one follows from the other. */
export function figuresOf(simulated: WholeSimulation): Figure[] {
  const { rows, grace_months: grace } = simulated;
  const [first] = rows;
  const interest = sumOf(rows, 'interest_cents');
  const vat = sumOf(rows, 'vat_cents');
  const principal = money(simulated.principal_cents);
  const down = money(simulated.down_payment_cents);
  const total = money(simulated.total_cents);
  const fee = money(simulated.opening_fee_cents + simulated.opening_fee_vat_cents);
  const cost = paidAtFirst(simulated) + simulated.total_cents;
  return [
    {
      key: 'principal',
      label: t(shared.principal),
      value: principal,
      formula: t(words.principal),
      steps: [t(words.principalNumbers, { price: money(simulated.price_cents), down, principal })],
    },
    {
      key: 'payment',
      label: t(simulated.amort_mode === 'level_base' ? home.firstPayment : home.payment),
      value: money(simulated.payment_cents),
      formula: t(words.payment),
      steps: paymentSteps(simulated),
    },
    ...(grace > 0 && first ? [graceFigure(simulated, first)] : []),
    {
      key: 'rate',
      label: t(shared.rate),
      value: percent(simulated.annual_rate_bp),
      formula: t(words.rate),
      steps: [t(words.monthlyInterest, { rate: percent(simulated.annual_rate_bp) })],
    },
    feeFigure(simulated),
    receivedFigure(simulated),
    catFigure(simulated),
    {
      key: 'interest',
      label: t(shared.interest),
      value: money(interest),
      formula: t(words.interest),
      steps: [columnStep(rows, 'interest_cents')],
    },
    {
      key: 'vat',
      label: t(shared.vat),
      value: money(vat),
      formula: t(words.vat),
      steps: [columnStep(rows, 'vat_cents')],
    },
    {
      key: 'total',
      label: t(shared.total),
      value: total,
      formula: t(words.total, { n: rows.length }),
      steps: [
        t(words.totalNumbers, { principal, interest: money(interest), vat: money(vat), total }),
      ],
    },
    {
      key: 'cost',
      label: t(shared.cost),
      value: money(cost),
      formula: t(words.cost),
      steps: [t(words.costNumbers, { down, fee, total, cost: money(cost) })],
    },
  ];
}

const sumOf = (rows: readonly Row[], column: 'interest_cents' | 'vat_cents') =>
  rows.reduce((sum, row) => sum + row[column], 0);

const columnStep = (rows: readonly Row[], column: 'interest_cents' | 'vat_cents') =>
  t(words.columnSum, {
    n: rows.length,
    first: money(rows[0]?.[column] ?? 0),
    last: money(rows.at(-1)?.[column] ?? 0),
    sum: money(sumOf(rows, column)),
  });

function paymentSteps(simulated: WholeSimulation): string[] {
  const { rows, grace_months: grace, annual_rate_bp: rate, vat_bp: vat } = simulated;
  const n = simulated.term_months - grace;
  const isTotal = simulated.amort_mode === 'level_total';
  const monthly = (rate * (isTotal ? BASIS + vat : BASIS)) / (12 * BASIS * BASIS);
  const paying = rows[grace];
  const level = isTotal
    ? simulated.payment_cents
    : (paying?.capital_cents ?? 0) + (paying?.interest_cents ?? 0);
  const principal = money(simulated.principal_cents);
  const count =
    grace > 0
      ? t(words.count, { term: simulated.term_months, grace, n })
      : t(words.countWhole, { n });
  if (monthly === 0) {
    return [count, t(words.noInterest, { principal, n, payment: money(level) })];
  }
  const shown = `${decimals(monthly * 100, 6)}%`;
  const last = rows.at(-1)?.total_cents ?? 0;
  return [
    isTotal
      ? t(words.monthlyWithVat, {
          rate: percent(rate),
          factor: decimals(1 + vat / BASIS, 4),
          monthly: shown,
        })
      : t(words.monthly, { rate: percent(rate), monthly: shown }),
    count,
    t(words.paymentNumbers, {
      principal,
      decimal: decimals(monthly, 10),
      growth: decimals(1 + monthly, 10),
      n,
      payment: money(level),
    }),
    ...(isTotal
      ? []
      : [
          t(words.vatOnTop, {
            base: money(level),
            vat: money(paying?.vat_cents ?? 0),
            payment: money(simulated.payment_cents),
          }),
        ]),
    ...(last === simulated.payment_cents ? [] : [t(words.last, { last: money(last) })]),
  ];
}

const graceFigure = (simulated: WholeSimulation, first: Row): Figure => ({
  key: 'grace',
  label: t(shared.inGrace),
  value: money(first.total_cents),
  formula: t(words.inGrace),
  steps: rowSteps(simulated, first.n),
});

function feeFigure(simulated: WholeSimulation): Figure {
  const { opening_fee_cents: fee, opening_fee_vat_cents: feeVat } = simulated;
  const [rate, vat] = [percent(simulated.opening_fee_bp), percent(simulated.vat_bp)];
  return {
    key: 'fee',
    label: t(home.fee),
    value: money(fee),
    formula: t(words.fee, { rate, vat }),
    steps: [
      t(words.feeNumbers, { principal: money(simulated.principal_cents), rate, fee: money(fee) }),
      t(words.feeVatNumbers, { fee: money(fee), vat, feeVat: money(feeVat) }),
      t(words.feeSum, { fee: money(fee), feeVat: money(feeVat), sum: money(fee + feeVat) }),
    ],
  };
}

const receivedFigure = (simulated: WholeSimulation): Figure => ({
  key: 'received',
  label: t(shared.received),
  value: money(simulated.received_cents),
  formula: t(words.received),
  steps: [
    t(words.receivedNumbers, {
      principal: money(simulated.principal_cents),
      fee: money(simulated.opening_fee_cents),
      feeVat: money(simulated.opening_fee_vat_cents),
      received: money(simulated.received_cents),
    }),
  ],
});

function catFigure(simulated: WholeSimulation): Figure {
  const { rows, cat_bp: cat, opening_fee_cents: fee } = simulated;
  const withoutVat = (row: Row | undefined) =>
    money((row?.capital_cents ?? 0) + (row?.interest_cents ?? 0));
  const received = money(simulated.principal_cents - fee);
  return {
    key: 'cat',
    label: t(shared.cat),
    value: cat === null ? t(home.noCat) : percent(cat),
    formula: t(words.cat),
    steps: [
      t(words.catReceived, {
        principal: money(simulated.principal_cents),
        fee: money(fee),
        received,
      }),
      t(words.catPayments, {
        n: rows.length,
        first: withoutVat(rows[0]),
        last: withoutVat(rows.at(-1)),
      }),
      cat === null ? t(words.catNone) : t(words.catEquation, { received, cat: percent(cat) }),
    ],
  };
}

/** How a month of the table comes about, a column a line. */
export function rowSteps(simulated: WholeSimulation, n: number): string[] {
  const row = simulated.rows[n - 1];
  if (!row) return [];
  const before = money(row.balance_cents + row.capital_cents);
  const interest = money(row.interest_cents);
  const vat = money(row.vat_cents);
  const capital = money(row.capital_cents);
  const total = money(row.total_cents);
  return [
    t(words.rowInterest, { before, rate: percent(simulated.annual_rate_bp), interest }),
    t(words.rowVat, { interest, vat: percent(simulated.vat_bp), amount: vat }),
    capitalStep(simulated, row),
    t(words.rowTotal, { capital, interest, vat, total }),
    t(words.rowBalance, { before, capital, after: money(row.balance_cents) }),
  ];
}

function capitalStep(simulated: WholeSimulation, row: Row): string {
  const interest = money(row.interest_cents);
  const capital = money(row.capital_cents);
  if (row.n <= simulated.grace_months) return t(words.rowCapitalGrace);
  if (row.n === simulated.rows.length) return t(words.rowCapitalLast, { capital });
  return simulated.amort_mode === 'level_total'
    ? t(words.rowCapital, {
        total: money(row.total_cents),
        interest,
        vat: money(row.vat_cents),
        capital,
      })
    : t(words.rowCapitalBase, {
        base: money(row.capital_cents + row.interest_cents),
        interest,
        capital,
      });
}
