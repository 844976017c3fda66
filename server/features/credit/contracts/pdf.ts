import type { ContractPaper, LinkParty } from '@contract/credit/contracts';
import type { LoanQuote } from '@contract/credit/loans';
import type { PaymentComponent } from '@contract/credit/payments';
import { toBasisPoints } from '@contract/kernel/fields/basis-points';
import { toCentavos } from '@contract/kernel/fields/centavos';
import { formatDay } from '@contract/kernel/fields/day';
import { formatInTable, formatMxn } from '@contract/kernel/fields/mxn';
import { formatPercent } from '@contract/kernel/fields/percent';
import type { TextTable } from '@contract/kernel/text-blocks';
import {
  loanContractPlaces as placeWords,
  loanContractWords as words,
} from '@contract/locales/es-MX/credit/loan-contract';
import { filledBlocks, textPdf, valuesByName } from '@server/features/platform';
import { t, texts } from '@server/i18n';
import { paymentName } from '../loans/quote';

/** The facts of one credit contract, whatever its words are. */
export interface ContractFacts {
  brand: string;
  folio: string;
  madeAt: Date;
  /** The day in Mexico City, 'YYYY-MM-DD'; people read it as dd/mm/aaaa. */
  madeOn: string;
  applicant: string;
  supplier: string;
  /** Who signs besides, in their order. */
  others: readonly { party: LinkParty; fullName: string }[];
  product: string;
  purpose: string;
  site: string;
  quote: LoanQuote;
  lateRateBp: number;
  lateGraceDays: number;
  waterfallOrder: readonly PaymentComponent[];
  /** SHA-256 of the terms as the journal seals them. */
  termsHash: string;
}

interface ContractContent extends ContractFacts {
  /** The title that the contract is kept under, and the words in force on its day. */
  title: string;
  text: { number: number; body: string };
}

/** Draws the contract; the same content always makes the same bytes. */
export function contractPdf(content: ContractContent): Promise<Buffer> {
  const { brand, title, madeAt } = content;
  return textPdf({ brand, title, madeAt, ...loanPaper(content) });
}

/** The contract as it reads, on paper and on a screen. */
export function loanPaper({ text, title: _, ...facts }: ContractContent): ContractPaper {
  const { brand, folio, quote, others } = facts;
  const values = valuesByName(texts(placeWords), loanValues(facts));
  return {
    summary: {
      amount_cents: quote.principal_cents,
      months: quote.term_months,
      annual_rate_bp: toBasisPoints(quote.annual_rate_bp),
      payment_name: paymentName[quote.amort_mode],
      payment_cents: quote.payment_cents,
      cat_bp: quote.cat_bp,
      late_rate_bp: toBasisPoints(facts.lateRateBp),
      total_cents: quote.total_cents,
    },
    facts: [
      t(words.facts, { brand, folio, day: formatDay(facts.madeOn), version: text.number }),
      ...(others.length > 0 ? [t(words.alsoSign, { names: others.map(named).join('; ') })] : []),
      t(words.termsHash, { hash: facts.termsHash }),
    ],
    blocks: filledBlocks(text.body, [t(placeWords.schedule)], values),
    tables: [scheduleTable(quote)],
    closing: [t(words.riskLegend), t(words.signing, { brand })],
    ...(others.length > 0 && {
      parties: ['applicant', ...others.map(({ party }) => party), 'supplier'],
    }),
  };
}

const named = ({ party, fullName: name }: ContractFacts['others'][number]) =>
  t(words.alsoSigns[party], { name });

const percent = (bp: number) => formatPercent(toBasisPoints(bp));

/** What stands in each place of a credit contract. */
export function loanValues(facts: ContractFacts): Record<keyof typeof placeWords, string> {
  const { quote } = facts;
  return {
    folio: facts.folio,
    day: formatDay(facts.madeOn),
    borrower: facts.applicant,
    installer: facts.supplier,
    platform: facts.brand,
    system: facts.product,
    site: facts.site,
    purpose: facts.purpose,
    amount: formatMxn(quote.principal_cents),
    term: t(words.months, { term: quote.term_months }),
    rate: percent(quote.annual_rate_bp),
    lateRate: percent(facts.lateRateBp),
    grace: graceText(facts.lateGraceDays),
    cat:
      quote.cat_bp === null ? t(words.catNone) : t(words.catShown, { cat: percent(quote.cat_bp) }),
    instalmentName: paymentName[quote.amort_mode],
    instalment: t(words.vatIncluded, {
      amount: quote.payment_cents,
      more: quote.amort_mode === 'level_base' ? t(words.decreasing) : '',
    }),
    fee: formatMxn(quote.opening_fee_cents),
    feeVat: formatMxn(quote.opening_fee_vat_cents),
    toInstaller: formatMxn(quote.received_cents),
    total: formatMxn(quote.total_cents),
    waterfall: facts.waterfallOrder.map((part) => t(words.parts[part])).join(', '),
    schedule: t(words.example.schedule),
  };
}

/** Once the days are over, late interest counts from the due day. */
const graceText = (days: number) =>
  days === 0 ? t(words.graceNone) : t(words.graceSome, { days });

/** The calendar of a credit as it is drawn on paper, in pesos. */
export const scheduleTable = ({ rows }: Pick<LoanQuote, 'rows'>): TextTable => ({
  name: t(placeWords.schedule),
  columns: [...texts(words.columns)],
  rows: rows.map((row) => {
    const amounts = [
      row.capital_cents,
      row.interest_cents,
      row.vat_cents,
      row.total_cents,
      row.balance_cents,
    ];
    return [String(row.n), ...amounts.map((cents) => formatInTable(toCentavos(cents)))];
  }),
  sums: [],
});
