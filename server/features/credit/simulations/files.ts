import { paidAtFirst, type WholeSimulation } from '@contract/credit/simulations';
import { toBasisPoints } from '@contract/kernel/fields/basis-points';
import { type Centavos, sumCents } from '@contract/kernel/fields/centavos';
import type { Day } from '@contract/kernel/fields/day';
import { formatInTable, formatMxn } from '@contract/kernel/fields/mxn';
import { formatPercent } from '@contract/kernel/fields/percent';
import type { TextBlock } from '@contract/kernel/text-blocks';
import {
  simulationShared as shared,
  simulationFile as words,
} from '@contract/locales/es-MX/credit/simulations';
import { type SheetCell, xlsxFile } from '@server/adapters/xlsx-file';
import { textPdf } from '@server/features/platform';
import { t } from '@server/i18n';
import { scheduleTable } from '../contracts/pdf';
import { paymentName } from '../loans/quote';

interface SimulationFacts {
  simulated: WholeSimulation;
  technology: string | null;
  brand: string;
  madeAt: Date;
  day: Day;
}

/** The simulation and its table on paper; the same content always makes the same bytes. */
export function simulationPdf({ simulated, ...facts }: SimulationFacts): Promise<Buffer> {
  const table = scheduleTable(simulated);
  const points = termsOf(simulated, facts.technology).map(
    ([label, value]): TextBlock => ({
      kind: 'point',
      label,
      text: typeof value === 'number' ? formatMxn(value) : value,
    }),
  );
  return textPdf({
    brand: facts.brand,
    title: t(words.title),
    madeAt: facts.madeAt,
    facts: [t(words.facts, facts)],
    blocks: [
      { kind: 'heading', label: '', text: t(words.terms) },
      ...points,
      { kind: 'heading', label: '', text: t(shared.schedule) },
      { kind: 'drawn', label: '', text: table.name },
    ],
    tables: [{ ...table, sums: sumsOf(simulated) }],
    closing: [t(shared.legend)],
  });
}

/** The same as a workbook of two sheets, whose amounts are numbers of pesos. */
export async function simulationXlsx({ simulated, technology }: SimulationFacts): Promise<Buffer> {
  const { rows } = simulated;
  return xlsxFile([
    {
      name: t(shared.schedule),
      widths: [8, 16, 16, 16, 16, 18],
      head: scheduleTable(simulated).columns,
      rows: rows.map((row) => [
        row.n,
        { cents: row.capital_cents },
        { cents: row.interest_cents },
        { cents: row.vat_cents },
        { cents: row.total_cents },
        { cents: row.balance_cents },
      ]),
    },
    {
      name: t(words.terms),
      widths: [34, 40],
      rows: [
        ...termsOf(simulated, technology).map(([label, value]): SheetCell[] => [
          label,
          typeof value === 'number' ? { cents: value } : value,
        ]),
        [t(shared.legend)],
      ],
    },
  ]);
}

const percent = (bp: number) => formatPercent(toBasisPoints(bp));

/** What was simulated and what it costs: amounts in centavos, all else as it reads. */
function termsOf(simulated: WholeSimulation, technology: string | null) {
  const { grace_months: grace, cat_bp: cat, rows } = simulated;
  const [first] = rows;
  const lines: [label: string, value: string | Centavos][] = [
    [t(shared.price), simulated.price_cents],
    [t(shared.downPayment), simulated.down_payment_cents],
    [t(shared.principal), simulated.principal_cents],
    [t(shared.term), t(words.months, { count: simulated.term_months })],
    [t(shared.rate), percent(simulated.annual_rate_bp)],
    [paymentName[simulated.amort_mode], simulated.payment_cents],
    [t(shared.fee), simulated.opening_fee_cents],
    [t(shared.feeVat), simulated.opening_fee_vat_cents],
    [t(shared.received), simulated.received_cents],
    [t(shared.cat), cat === null ? t(words.noCat) : percent(cat)],
    [t(shared.total), simulated.total_cents],
    [t(shared.cost), sumCents([paidAtFirst(simulated), simulated.total_cents])],
  ];
  if (technology) lines.unshift([t(shared.technology), technology]);
  if (grace > 0 && first) {
    lines.push(
      [t(shared.grace), t(words.months, { count: grace })],
      [t(shared.inGrace), first.total_cents],
    );
  }
  return lines;
}

function sumsOf({ rows }: WholeSimulation): string[] {
  const sum = (part: 'capital_cents' | 'interest_cents' | 'vat_cents' | 'total_cents') =>
    formatInTable(sumCents(rows.map((row) => row[part])));
  return [
    t(words.sum),
    sum('capital_cents'),
    sum('interest_cents'),
    sum('vat_cents'),
    sum('total_cents'),
    '',
  ];
}
