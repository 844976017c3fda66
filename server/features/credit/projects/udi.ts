import { dayInMexicoCity } from '@contract/kernel/fields/day';
import { creditWords } from '@contract/locales/es-MX/credit/server';
import type { Db, Tx } from '@server/db/connection';
import { udiFor, udiMillionths } from '@server/features/platform';
import { AppError } from '@server/http/errors';
import { t } from '@server/i18n';

/** The UDI that limits are reckoned with, in millionths of a peso; null until an operator has loaded it. */
export async function knownUdi(db: Db | Tx, now: Date): Promise<number | null> {
  const published = await udiFor(db, dayInMexicoCity(now));
  return published === null ? null : udiMillionths(published);
}

/**
 * The same, which is never assumed: nothing that depends on it is done without it.
 * @throws AppError unavailable
 */
export async function udiOf(db: Db | Tx, now: Date): Promise<number> {
  const udi = await knownUdi(db, now);
  if (udi === null) throw new AppError('unavailable', t(creditWords.projects.udi.noUdi));
  return udi;
}
