import { type Centavos, toCentavos } from '@contract/kernel/fields/centavos';
import type { Day } from '@contract/kernel/fields/day';
import { divideHalfUp } from '@contract/kernel/fields/rounding';
import type { Db, Tx } from '@server/db/connection';
import type { BegunSetting } from './begun-setting';
import { SettingMissing, storedAt, valueBegun } from './setting-at';
import { udiDay } from './udi-day';

const MILLIONTHS_PER_CENTAVO = 10_000n;

/** Centavos that a number of UDI are worth, with the UDI's value in millionths of a peso. */
export function udisInCentavos(udis: number, udiMillionths: number): Centavos {
  return toCentavos(divideHalfUp(BigInt(udis) * BigInt(udiMillionths), MILLIONTHS_PER_CENTAVO));
}

/** A UDI value as Banxico publishes it ("8.501234") in millionths of a peso. */
export function udiMillionths(published: string): number {
  const [whole = '', decimals = ''] = published.split('.');
  return Number(whole + decimals.padEnd(6, '0'));
}

/** The UDI that a limit of the day is reckoned with, as Banxico published it; null until an operator has loaded it. */
export async function udiFor(db: Db | Tx, day: Day): Promise<string | null> {
  return udiBegun((await storedAt(db, 'udi_value', udiDay(day))) ?? null, day);
}

/** The same, of the row of `udi_value` that began by `udiDay` and that another query read along (`lastBegunColumn`). */
export function udiBegun(begun: BegunSetting | null, day: Day): string | null {
  try {
    return valueBegun('udi_value', begun, udiDay(day));
  } catch (error) {
    if (error instanceof SettingMissing) return null;
    throw error;
  }
}
