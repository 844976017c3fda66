import { type BasisPoints, toBasisPoints } from '../kernel/fields/basis-points';
import { type Centavos, toCentavos } from '../kernel/fields/centavos';
import { t } from '../kernel/words';
import { estimateShared as words } from '../locales/es-MX/credit/estimates';
import { tariffName, tariffWords } from '../locales/es-MX/credit/tariffs';
import type { EstimateFigures } from './estimate-fields';
import { productCatalog } from './product-catalog';

/** How a program writes amounts and rates. */
interface Formats {
  money: (cents: Centavos) => string;
  percent: (rate: BasisPoints) => string;
}

type Fact = readonly [label: string, value: string];

/** An estimate in words, for whoever shows it: what leads, what follows from it, and all its facts. */
export interface EstimateText {
  payment: Fact;
  saving: Fact;
  /** Whether the saving covers the payment, and by how much. */
  outcome: string;
  system: readonly Fact[];
  credit: readonly Fact[];
  /** That it is an estimate, the day of its rates with its CAT, and where its sizes come from. */
  notes: readonly string[];
}

export function describeEstimate(figures: EstimateFigures, formats: Formats): EstimateText {
  const { money } = formats;
  const cat = catOf(figures, formats);
  const paymentLabel = figures.amort_mode === 'level_base' ? words.firstPayment : words.payment;
  return {
    payment: [t(paymentLabel), money(figures.payment_cents)],
    saving: [t(words.saving), money(figures.monthly_saving_cents)],
    outcome: outcomeOf(figures, money),
    system: systemFacts(figures, formats),
    credit: creditFacts(figures, formats),
    notes: [
      t(words.estimate),
      t(words.rates, { day: figures.rates_on, cat }),
      figures.watts === null
        ? t(words.pieceNote)
        : t(words.sizing, { sun: figures.sun_on, prices: figures.prices_on }),
    ],
  };
}

export const technologyName = (technology: string): string => {
  const product = productCatalog.find(({ name }) => name === technology);
  return product ? t(product.text) : technology;
};

export const catOf = ({ cat_bp: cat }: EstimateFigures, { percent }: Formats): string =>
  cat === null ? t(words.noCat) : percent(toBasisPoints(cat));

/** What is installed, as a line. */
export function systemText({ units, watts }: EstimateFigures): string {
  return watts === null
    ? t(words.pieces, { count: units })
    : t(words.panels, { count: units, kwp: (watts / 1000).toLocaleString('es-MX') });
}

function outcomeOf(figures: EstimateFigures, money: Formats['money']): string {
  const left = figures.monthly_saving_cents - figures.payment_cents;
  if (left === 0) return t(words.even);
  const amount = money(toCentavos(Math.abs(left)));
  return left > 0 ? t(words.leaves, { amount }) : t(words.lacks, { amount });
}

function systemFacts(figures: EstimateFigures, { money, percent }: Formats): Fact[] {
  const { kwh, state, tariff, generated_kwh: generated, bill_cents: bill } = figures;
  const amount = money(bill);
  const price = money(figures.price_cents);
  return [
    [t(words.technology), technologyName(figures.technology)],
    ...(tariff ? [[t(tariffWords.tariff), t(tariffName[tariff])] as const] : []),
    ...(state ? [[t(words.state), state] as const] : []),
    ...(kwh === null
      ? []
      : [
          [
            t(words.kwh),
            t(figures.is_kwh_estimated ? words.kwhEstimated : words.kwhValue, { kwh }),
          ] as const,
        ]),
    [
      t(kwh === null ? words.gasBill : words.bill),
      figures.is_bill_estimated ? t(words.billEstimated, { amount }) : amount,
    ],
    [t(words.now), money(figures.monthly_bill_cents)],
    [t(words.system), systemText(figures)],
    ...(generated === null
      ? []
      : [[t(words.generated), t(words.kwhValue, { kwh: generated })] as const]),
    [t(words.saved), percent(figures.saved_bp)],
    [
      t(words.price),
      figures.is_price_reference ? t(words.priceReference, { amount: price }) : price,
    ],
  ];
}

function creditFacts(figures: EstimateFigures, formats: Formats): Fact[] {
  const { money, percent } = formats;
  return [
    [t(words.downPayment), money(figures.down_payment_cents)],
    [t(words.principal), money(figures.principal_cents)],
    [t(words.term), t(words.months, { count: figures.term_months })],
    [t(words.rate), percent(toBasisPoints(figures.annual_rate_bp))],
    [t(words.cat), catOf(figures, formats)],
    [t(words.fee), money(figures.fee_cents)],
    [t(words.total), money(figures.total_cents)],
    [t(words.growth), percent(figures.growth_bp)],
    [t(words.without), money(figures.without_cents)],
    [t(words.with), money(figures.with_cents)],
    [t(words.after), money(figures.saved_after_cents)],
  ];
}
