import { dayInMexicoCity } from '@contract/kernel/fields/day';
import { creditWords } from '@contract/locales/es-MX/credit/server';
import type { Db, Tx } from '@server/db/connection';
import { type BegunSetting, udiBegun, udiFor, udiMillionths } from '@server/features/platform';
import { AppError } from '@server/http/errors';
import { t } from '@server/i18n';

/** The UDI that limits are reckoned with, in millionths of a peso; null until an operator has loaded it. */
export async function knownUdi(db: Db | Tx, now: Date): Promise<number | null> {
  return inMillionths(await udiFor(db, dayInMexicoCity(now)));
}

/** The same, of what another query read along. */
export const udiRead = (begun: BegunSetting | null, now: Date): number | null =>
  inMillionths(udiBegun(begun, dayInMexicoCity(now)));

const inMillionths = (published: string | null) =>
  published === null ? null : udiMillionths(published);

/**
 * The same, which is never assumed: nothing that depends on it is done without it.
 * @throws AppError unavailable
 */
export async function udiOf(db: Db | Tx, now: Date): Promise<number> {
  return loadedUdi(await knownUdi(db, now));
}

/** @throws AppError unavailable */
export function loadedUdi(udi: number | null): number {
  if (udi === null) throw new AppError('unavailable', t(creditWords.projects.udi.noUdi));
  return udi;
}
