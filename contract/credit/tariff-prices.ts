import { toDay } from '../kernel/fields/day';
import type { Tariff } from './tariffs';

interface TariffPrice {
  /** What a kWh costs on a usual bill: charges, taxes and VAT over its kWh; centavos. */
  kwh_cents: number;
  /** Of such a bill, how much the sun can take away at most; fixed charges, demand and nights stay. Percent. */
  most_saved_percent: number;
}

/** When the table was compiled. */
export const TARIFF_PRICES_DAY = toDay('2026-11-30');

/**
 * What electricity costs by tariff, for an estimate whose bill is not at hand. Rounded figures of general
 * knowledge, NOT yet compared with the tariffs that CFE publishes each month (app.cfe.mx, Tarifas). Regions, months and
 * brackets of consumption differ by up to 30 %: a bill always goes before it.
 */
export const tariffPrices: Readonly<Record<Tariff, TariffPrice>> = {
  '1': { kwh_cents: 190, most_saved_percent: 95 },
  '1A': { kwh_cents: 180, most_saved_percent: 95 },
  '1B': { kwh_cents: 175, most_saved_percent: 95 },
  '1C': { kwh_cents: 170, most_saved_percent: 95 },
  '1D': { kwh_cents: 165, most_saved_percent: 95 },
  '1E': { kwh_cents: 150, most_saved_percent: 95 },
  '1F': { kwh_cents: 140, most_saved_percent: 95 },
  DAC: { kwh_cents: 780, most_saved_percent: 95 },
  PDBT: { kwh_cents: 500, most_saved_percent: 95 },
  GDBT: { kwh_cents: 430, most_saved_percent: 60 },
  GDMTO: { kwh_cents: 380, most_saved_percent: 60 },
  GDMTH: { kwh_cents: 320, most_saved_percent: 50 },
  RABT: { kwh_cents: 420, most_saved_percent: 90 },
  RAMT: { kwh_cents: 320, most_saved_percent: 85 },
  '9-CU': { kwh_cents: 85, most_saved_percent: 95 },
  '9-N': { kwh_cents: 55, most_saved_percent: 50 },
  APBT: { kwh_cents: 520, most_saved_percent: 95 },
  APMT: { kwh_cents: 430, most_saved_percent: 90 },
  DIST: { kwh_cents: 250, most_saved_percent: 45 },
  DIT: { kwh_cents: 220, most_saved_percent: 45 },
};

/** Watts of a panel as they are sold today. */
export const PANEL_WATTS = 550;

/**
 * What a kWp costs installed, with VAT, where the installer says no price of theirs; centavos, for systems of 1 to 10 kWp.
 * A rounded figure of general knowledge, NOT yet compared with a price index.
 */
export const REFERENCE_KWP_CENTS = 2_400_000;
