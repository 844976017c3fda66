import type { ContractPaper } from '@contract/credit/contracts';
import type { RestructurePreview } from '@contract/credit/restructures';
import { toBasisPoints } from '@contract/kernel/fields/basis-points';
import { type Centavos, sumCents } from '@contract/kernel/fields/centavos';
import { type Day, formatDay } from '@contract/kernel/fields/day';
import { formatInTable, formatMxn } from '@contract/kernel/fields/mxn';
import { formatPercent } from '@contract/kernel/fields/percent';
import type { TextBlock, TextTable } from '@contract/kernel/text-blocks';
import { restructureWords as words } from '@contract/locales/es-MX/credit/restructures-server';
import { t } from '@server/i18n';
import { catLine } from './offer';

/** The whole content of the agreement. */
interface AgreementContent {
  brand: string;
  folio: string;
  madeOn: Day;
  applicant: string;
  /** Who answers for it beside the applicant and signs after them. */
  coObligor: string | null;
  principal: Centavos;
  termMonths: number;
  lateRateBp: number;
  countedUntil: Day;
  /** SHA-256 of what it offers as the journal seals it. */
  offerHash: string;
  figures: RestructurePreview;
}

const { pdf } = words;

/** The agreement as it reads, on paper and on a screen. */
export function agreementPaper(content: AgreementContent): ContractPaper {
  const { brand, folio, madeOn, lateRateBp, figures } = content;
  return {
    summary: {
      amount_cents: figures.capital_cents,
      months: figures.months,
      annual_rate_bp: figures.annual_rate_bp,
      payment_name: t(pdf.payment),
      payment_cents: figures.payment_cents,
      cat_bp: figures.cat_bp,
      late_rate_bp: toBasisPoints(lateRateBp),
      total_cents: figures.total_cents,
    },
    facts: [
      `${brand} · Folio ${folio} · ${formatDay(madeOn)}`,
      t(pdf.offerHash, { hash: content.offerHash }),
    ],
    blocks: [
      ...sectionsOf(content).flatMap(([heading, lines]) => [
        block('heading', heading),
        ...lines.map(([label, text]) => ({ kind: 'point' as const, label, text })),
      ]),
      block('heading', t(pdf.clauses)),
      ...clausesOf(content).map((clause) => block('paragraph', clause)),
      block('heading', t(pdf.schedule)),
      block('drawn', t(pdf.schedule)),
    ],
    tables: [scheduleTable(figures)],
    closing: [],
  };
}

const block = (kind: TextBlock['kind'], text: string): TextBlock => ({ kind, label: '', text });

const clausesOf = ({ countedUntil, coObligor, figures }: AgreementContent): string[] => [
  t(pdf.carriedClause),
  t(pdf.condonedClause),
  t(pdf.interestClause, { day: countedUntil }),
  t(pdf.restClause),
  t(coObligor ? pdf.validOfBothClause : pdf.validClause, { day: figures.expires_on }),
  ...(coObligor ? [t(pdf.coObligorClause)] : []),
];

type Line = readonly [label: string, value: string];

const percent = (bp: number) => formatPercent(toBasisPoints(bp));

function sectionsOf({
  brand,
  applicant,
  coObligor,
  principal,
  termMonths,
  lateRateBp,
  figures,
}: AgreementContent): [string, Line[]][] {
  const [first] = figures.rows;
  return [
    [
      t(pdf.parties),
      [
        [t(words.applicant), applicant],
        ...(coObligor ? [[t(pdf.coObligor), coObligor] as const] : []),
        [t(pdf.platform), t(pdf.onBehalf, { brand })],
      ],
    ],
    [
      t(pdf.before),
      [
        [t(pdf.original), t(pdf.originalTerms, { amount: principal, months: termMonths })],
        [t(words.capital), formatMxn(figures.capital_cents)],
        [t(pdf.interest), formatMxn(figures.interest_cents)],
        [t(pdf.vat), formatMxn(figures.vat_cents)],
      ],
    ],
    [
      t(pdf.after),
      [
        [
          t(words.rate),
          t(words.fromTo, {
            before: figures.annual_rate_bp_before,
            after: figures.annual_rate_bp,
          }),
        ],
        [t(pdf.cat), catLine(figures)],
        [t(pdf.lateRate), percent(lateRateBp)],
        [t(words.months), String(figures.months)],
        [t(words.firstDue), formatDay(figures.first_due_on)],
        [t(words.lastDue), formatDay(figures.last_due_on)],
        ...(first ? [[t(words.firstPayment), formatMxn(first.total_cents)] as const] : []),
        [t(words.total), formatMxn(figures.total_cents)],
      ],
    ],
  ];
}

const COLUMNS = [
  t(pdf.n),
  t(pdf.due),
  t(pdf.capitalColumn),
  t(pdf.interestColumn),
  'IVA',
  t(pdf.totalColumn),
  t(pdf.balance),
];

function scheduleTable({ rows }: RestructurePreview): TextTable {
  const sums = [
    sumCents(rows.map((row) => row.capital_cents)),
    sumCents(rows.map((row) => row.interest_cents)),
    sumCents(rows.map((row) => row.vat_cents)),
    sumCents(rows.map((row) => row.total_cents)),
  ];
  return {
    name: t(pdf.schedule),
    columns: COLUMNS,
    rows: rows.map((row) => {
      const amounts = [
        row.capital_cents,
        row.interest_cents,
        row.vat_cents,
        row.total_cents,
        row.balance_cents,
      ];
      return [String(row.n), formatDay(row.due_on), ...amounts.map(formatInTable)];
    }),
    sums: [t(pdf.sum), '', ...sums.map(formatInTable), ''],
  };
}
