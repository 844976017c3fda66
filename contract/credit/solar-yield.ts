import { toDay } from '../kernel/fields/day';
import { mexicanStateNamed } from '../kernel/fields/mexican-state';

/**
 * Peak sun hours by state, in tenths: the yearly mean of global horizontal irradiance, kWh/m² a day, about the larger
 * cities of each. Rounded figures of general knowledge, NOT yet compared with NREL (NSRDB) or the Global Solar Atlas.
 *
 * Municipalities of one state differ by up to 10 % (coast against plateau), years by 5 %, and a roof by shade, tilt and
 * dust besides: good for a first estimate, not for a design or a guarantee.
 */
const PEAK_SUN_TENTHS: Readonly<Record<string, number>> = {
  Aguascalientes: 60,
  'Baja California': 55,
  'Baja California Sur': 60,
  Campeche: 54,
  Chiapas: 52,
  Chihuahua: 59,
  'Ciudad de México': 54,
  Coahuila: 54,
  Colima: 57,
  Durango: 60,
  Guanajuato: 59,
  Guerrero: 58,
  Hidalgo: 53,
  Jalisco: 58,
  México: 55,
  Michoacán: 57,
  Morelos: 57,
  Nayarit: 56,
  'Nuevo León': 49,
  Oaxaca: 56,
  Puebla: 56,
  Querétaro: 58,
  'Quintana Roo': 53,
  'San Luis Potosí': 55,
  Sinaloa: 58,
  Sonora: 59,
  Tabasco: 49,
  Tamaulipas: 49,
  Tlaxcala: 55,
  Veracruz: 48,
  Yucatán: 54,
  Zacatecas: 60,
};

/** When the table was compiled. */
export const YIELD_TABLE_DAY = toDay('2026-11-30');

/** What of it a roof delivers, in percent: after heat, dust, wiring, inverter and a tilt that is not the best. */
export const PERFORMANCE_PERCENT = 75;

const DAYS = 365;

/** The peak sun hours of a day in a state, by any usual writing of its name; null of none. */
export function peakSunHours(state: string): number | null {
  const tenths = PEAK_SUN_TENTHS[mexicanStateNamed(state) ?? ''];
  return tenths === undefined ? null : tenths / 10;
}

/** What a kWp of panels on a roof delivers there, in whole kWh a year; null where the state is none. */
export function estimateYield(state: string): number | null {
  const hours = peakSunHours(state);
  return hours === null ? null : Math.round((hours * 10 * DAYS * PERFORMANCE_PERCENT) / 1000);
}
