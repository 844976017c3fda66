import { applyRate, BASIS, type BasisPoints, toBasisPoints } from '../kernel/fields/basis-points';
import { type Centavos, sumCents, toCentavos } from '../kernel/fields/centavos';
import type { Day } from '../kernel/fields/day';
import { divideHalfUp } from '../kernel/fields/rounding';
import { compareWithBill } from './bill-comparison';
import type { EstimateFigures, EstimateInput } from './estimate-fields';
import { productCatalog } from './product-catalog';
import { paidAtFirst, type WholeSimulation } from './simulations';
import { estimateYield, YIELD_TABLE_DAY } from './solar-yield';
import { PANEL_WATTS, REFERENCE_KWP_CENTS, TARIFF_PRICES_DAY, tariffPrices } from './tariff-prices';

/** Bills of two months in a year. */
const BIMESTERS = 6;
const KILO = 1000;

type Part<K extends keyof EstimateFigures> = Pick<EstimateFigures, K>;
type Bill = Part<'kwh' | 'is_kwh_estimated' | 'bill_cents' | 'is_bill_estimated'>;
type System = Part<'units' | 'watts' | 'yield_kwh' | 'generated_kwh' | 'saved_bp'>;

/** What is installed, what of the bill it takes away, and what it costs: all that no credit is needed for. */
export type SizedSystem = Bill & System & Part<'price_cents' | 'is_price_reference'>;

/**
 * The system of what was asked; null while what it follows from is missing.
 *
 * A bill of which the kWh or the amount alone is known takes the other from the price of its tariff.
 */
export function sizeSystem(asked: EstimateInput): SizedSystem | null {
  const bill = readBill(asked);
  const system =
    bill && (asked.technology === 'photovoltaic' ? panels(asked, bill) : pieces(asked));
  if (!bill || !system) return null;
  const { price_cents: own } = asked;
  return {
    ...bill,
    ...system,
    price_cents: own ?? referencePrice(asked, system),
    is_price_reference: own === undefined,
  };
}

function readBill({ technology, tariff, kwh, bill_cents: bill }: EstimateInput): Bill | null {
  if (technology === 'heater') {
    return bill === undefined
      ? null
      : { kwh: null, is_kwh_estimated: false, bill_cents: bill, is_bill_estimated: false };
  }
  const estimated = { is_kwh_estimated: kwh === undefined, is_bill_estimated: bill === undefined };
  if (kwh !== undefined && bill !== undefined) return { ...estimated, kwh, bill_cents: bill };
  if (tariff === undefined) return null;
  const { kwh_cents: price } = tariffPrices[tariff];
  if (kwh !== undefined) return { ...estimated, kwh, bill_cents: toCentavos(kwh * price) };
  if (bill === undefined) return null;
  const bought = Number(divideHalfUp(BigInt(bill), BigInt(price)));
  return { ...estimated, kwh: Math.max(bought, 1), bill_cents: bill };
}

/** Whole panels that make at least the share asked for; what they make beyond the consumption saves nothing. */
function panels({ tariff, state, coverage }: EstimateInput, { kwh }: Bill): System | null {
  const kwpYear = state === undefined ? null : estimateYield(state);
  if (tariff === undefined || kwpYear === null || kwh === null) return null;
  const consumed = kwh * BIMESTERS;
  const units = Math.ceil((consumed * Number(coverage) * KILO) / (100 * kwpYear * PANEL_WATTS));
  const watts = units * PANEL_WATTS;
  const generated = Number(divideHalfUp(BigInt(watts * kwpYear), BigInt(KILO)));
  const used = Math.min(generated, consumed);
  const most = tariffPrices[tariff].most_saved_percent;
  return {
    ...{ units, watts, yield_kwh: kwpYear, generated_kwh: generated },
    saved_bp: toBasisPoints(Math.floor((used * most * (BASIS / 100)) / consumed)),
  };
}

function pieces({ units, saved_bp: saved }: EstimateInput): System | null {
  if (units === undefined || saved === undefined) return null;
  return { units, watts: null, yield_kwh: null, generated_kwh: null, saved_bp: saved };
}

function referencePrice({ technology }: EstimateInput, { units, watts }: System): Centavos {
  if (watts !== null) {
    return toCentavos(divideHalfUp(BigInt(watts) * BigInt(REFERENCE_KWP_CENTS), BigInt(KILO)));
  }
  const product = productCatalog.find(({ name }) => name === technology);
  return toCentavos(units * (product?.cost_cents ?? 0));
}

const NO_GROWTH: BasisPoints = toBasisPoints(0);

/** What a system and its credit cost beside the bill, on the day of its rates. */
export function completeEstimate(
  asked: EstimateInput,
  sized: SizedSystem,
  simulated: WholeSimulation,
  today: Day,
): EstimateFigures {
  const { saved_bp: saved } = sized;
  const growth = asked.growth_bp ?? NO_GROWTH;
  const monthly = toCentavos(divideHalfUp(BigInt(sized.bill_cents), 2n));
  const instalments = simulated.rows.map((row) => row.total_cents);
  const compared = compareWithBill(instalments, paidAtFirst(simulated), {
    bill: monthly,
    saved,
    growth,
  });
  const isElectric = asked.technology !== 'heater';
  return {
    ...sized,
    technology: asked.technology,
    tariff: (isElectric && asked.tariff) || null,
    state: (asked.technology === 'photovoltaic' && asked.state) || null,
    growth_bp: growth,
    monthly_bill_cents: monthly,
    monthly_saving_cents: applyRate(monthly, saved),
    down_payment_cents: simulated.down_payment_cents,
    principal_cents: simulated.principal_cents,
    term_months: simulated.term_months,
    annual_rate_bp: simulated.annual_rate_bp,
    amort_mode: simulated.amort_mode,
    payment_cents: simulated.payment_cents,
    fee_cents: sumCents([simulated.opening_fee_cents, simulated.opening_fee_vat_cents]),
    total_cents: simulated.total_cents,
    cat_bp: simulated.cat_bp,
    without_cents: compared.without,
    with_cents: compared.with,
    covered_from: compared.coveredFrom,
    saved_after_cents: compared.savedAfter,
    rates_on: today,
    sun_on: YIELD_TABLE_DAY,
    prices_on: TARIFF_PRICES_DAY,
  };
}

/** What its credit is simulated by. */
export const creditTerms = (asked: EstimateInput, { price_cents: price }: SizedSystem) => ({
  amount_cents: price,
  down_payment_cents: asked.down_payment_cents,
  term_months: asked.term_months,
});
