import { dayInMexicoCity } from '@contract/kernel/fields/day';
import type { PersonKind } from '@contract/kernel/fields/person-type';
import { creditWords } from '@contract/locales/es-MX/credit/server';
import type { Db, Tx } from '@server/db/connection';
import {
  type BegunSetting,
  lastBegunColumn,
  udiBegun,
  udiDay,
  udiMillionths,
  valueOrFirst,
} from '@server/features/platform';
import { AppError } from '@server/http/errors';
import { t } from '@server/i18n';
import { sql } from 'drizzle-orm';

/** The UDI that limits are reckoned with, in millionths of a peso, of what another query read along; null until an operator has loaded it. */
export const udiRead = (begun: BegunSetting | null, now: Date): number | null =>
  inMillionths(udiBegun(begun, dayInMexicoCity(now)));

const inMillionths = (published: string | null) =>
  published === null ? null : udiMillionths(published);

/** Most UDI of one request of a kind of person that day (CUITF 47), and the UDI; null until it is loaded. */
export async function requestBound(
  db: Db | Tx,
  kind: PersonKind,
  now: Date,
): Promise<{ udis: number; udi: number | null }> {
  const day = dayInMexicoCity(now);
  const on = sql`${day}::date`;
  const { rows } = await db.execute<Record<'udi' | PersonKind, BegunSetting | null>>(sql`select
    ${lastBegunColumn('udi_value', sql`${udiDay(day)}::date`)} as udi,
    ${lastBegunColumn('request_udis_individual', on)} as individual,
    ${lastBegunColumn('request_udis_legal_entity', on)} as legal_entity`);
  const [row = { udi: null, individual: null, legal_entity: null }] = rows;
  const udis = {
    individual: valueOrFirst('request_udis_individual', row.individual, day),
    legal_entity: valueOrFirst('request_udis_legal_entity', row.legal_entity, day),
  };
  return { udis: udis[kind], udi: udiRead(row.udi, now) };
}

/**
 * The UDI is never assumed: nothing that depends on it is done without it.
 * @throws AppError unavailable
 */
export function loadedUdi(udi: number | null): number {
  if (udi === null) throw new AppError('unavailable', t(creditWords.projects.udi.noUdi));
  return udi;
}
