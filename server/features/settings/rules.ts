import { basisPoints } from '@contract/fields/basis-points';
import type { SettingKey } from '@contract/settings';
import * as z from 'zod';
import { components } from '../loans/waterfall';

/**
 * Everything that law or business changes with time, by key, and the form of its value. Rates are basis
 * points. A value is always asked for by the date of the event it is for.
 */
export const settingSchemas = {
  /** VAT on interest and fees. */
  iva_rate: basisPoints,
  /** Income tax withheld from interest actually paid, by kind of investor (LIF 2026). */
  isr_ifc_interest_pf_resident: basisPoints,
  isr_ifc_interest_foreign: basisPoints,
  isr_ifc_interest_pm: basisPoints,
  /** Whether legal entities are withheld at all: not confirmed, to be decided by an accountant. */
  withhold_pm: z.boolean(),
  /** Part of the VAT on interest that the platform withholds. */
  iva_withheld_share: basisPoints,
  /** Withholding of banks, per year of capital: for comparison screens only. */
  isr_bank_capital_rate: basisPoints,
  /** Value of the UDI in pesos, as Banxico publishes it: six decimals, outside the ledger. */
  udi_value: z
    .string()
    .regex(/^\d{1,3}\.\d{1,6}$/)
    .refine((value) => Number(value) >= 1),
  amort_mode: z.enum(['level_total', 'level_base']),
  mora_rate: basisPoints,
  /** Days after the due day in which no late interest is charged. */
  late_grace_days: z.int().min(0).max(30),
  /** Order in which a payment covers what an instalment owes. */
  waterfall_order: z
    .array(z.enum(components))
    .length(components.length)
    .refine((order) => new Set(order).size === components.length),
  open_fee_rate: basisPoints,
  investor_fee_rate: basisPoints,
  /** Annual rate with which a credit is simulated before anybody has looked at it. */
  reference_rate: basisPoints,
  max_funding_days: z.int().min(1).max(365),
  /** Days that a funded opportunity stays open again when an investor takes a commitment back. */
  reopening_days: z.int().min(1).max(365),
  session_idle_hard_seconds: z.int().min(1).max(300),
  otp_ttl_seconds: z.int().min(1).max(120),
  login_max_failures: z.int().min(1).max(3),
  inactivity_block_days: z.int().min(1).max(365),
  /** Whether the new commitment counts in the denominator of the investment limit (CUITF 49). */
  limit_denominator_includes_nci: z.boolean(),
} as const satisfies Record<SettingKey, z.ZodType>;

export type SettingValue<K extends SettingKey> = z.infer<(typeof settingSchemas)[K]>;

export interface DatedValue {
  value: unknown;
  validFrom: string;
  validTo: string | null;
}

/**
 * The value that holds on a day: of those begun, the last to begin; nothing when that one has ended, so
 * that an expired rule is noticed and an older one does not come back.
 */
export function inForce<T extends DatedValue>(values: readonly T[], day: string): T | undefined {
  const latest = values
    .filter((value) => value.validFrom <= day)
    .reduce<T | undefined>(
      (best, value) => (best && best.validFrom >= value.validFrom ? best : value),
      undefined,
    );
  return latest && (latest.validTo === null || latest.validTo > day) ? latest : undefined;
}
