import { and, desc, eq, gt, isNull, lte, or } from 'drizzle-orm';
import * as z from 'zod';
import type { Day } from '@contract/fields/day';
import type { Db, Tx } from '@server/db/connection';
import { settings } from '@server/db/schema/settings';

const basisPoints = z.int().min(0).max(100_000);

/**
 * The settings that law or business change, and the shape of their values. Rates are basis points,
 * amounts are centavos, and the UDI is its value in ten-thousandths of a peso (8.5012 → 85012).
 */
export const settingShapes = {
  iva_rate_bp: basisPoints,
  mora_rate_bp: basisPoints,
  open_fee_rate_bp: basisPoints,
  /** Annual rate with which a credit is simulated before anybody has looked at it. */
  reference_rate_bp: basisPoints,
  udi_value: z.int().min(1),
  max_funding_days: z.int().min(1),
  /** Days that a funded opportunity stays open again when an investor takes a commitment back. */
  reopening_days: z.int().min(1),
  limit_denominator_includes_nci: z.boolean(),
} as const;

export type SettingKey = keyof typeof settingShapes;

/**
 * What a setting is worth on a day.
 * @throws Error when it has no value then: a platform without its legal parameters must not go on.
 */
export async function settingOn<K extends SettingKey>(
  db: Db | Tx,
  key: K,
  on: Day,
): Promise<z.infer<(typeof settingShapes)[K]>> {
  const [row] = await db
    .select({ value: settings.value })
    .from(settings)
    .where(
      and(
        eq(settings.key, key),
        lte(settings.validFrom, on),
        or(isNull(settings.validTo), gt(settings.validTo, on)),
      ),
    )
    .orderBy(desc(settings.validFrom))
    .limit(1);
  if (!row) throw new Error(`The setting ${key} has no value on ${on}`);
  return settingShapes[key].parse(row.value);
}
