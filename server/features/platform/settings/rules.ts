import { amortModes } from '@contract/credit/loans';
import { paymentComponents } from '@contract/credit/payments';
import { basisPoints } from '@contract/kernel/fields/basis-points';
import { between } from '@contract/kernel/fields/between';
import { amountCents } from '@contract/kernel/fields/centavos';
import { day } from '@contract/kernel/fields/day';
import { udiValue } from '@contract/kernel/fields/udi';
import { platformWords } from '@contract/locales/es-MX/platform/server';
import type { SettingKey } from '@contract/platform/setting-info';
import { t } from '@server/i18n';
import * as z from 'zod';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

const share = basisPoints.refine((rate) => rate > 0 && rate < 10_000);

const lifetime = between(5 * MINUTE, 12 * HOUR, t(platformWords.settings.rules.sessionLife));

/**
 * Everything that law or business changes with time, by key, and the form of its value. Rates are basis
 * points. A value is always asked for by the date of the event it is for.
 */
export const settingSchemas = {
  /** VAT on interest and fees. */
  iva_rate: basisPoints,
  /** Income tax withheld from interest actually paid, by kind of investor (LIF 2026). */
  isr_ifc_interest_pf_resident: basisPoints,
  isr_ifc_interest_pm: basisPoints,
  /** Whether legal entities are withheld at all: not confirmed, to be decided by an accountant. */
  withhold_pm: z.boolean(),
  /** Part of the VAT on interest that the platform withholds. */
  iva_withheld_share: basisPoints,
  /** Value of the UDI in pesos, as Banxico publishes it: six decimals, outside the ledger. */
  udi_value: udiValue,
  amort_mode: z.enum(amortModes),
  mora_rate: basisPoints,
  /** Days after the due day in which no late interest is charged. */
  late_grace_days: between(0, 30),
  /**
   * Order in which a payment covers what an instalment owes. Capital comes last: interest is shared by
   * the capital that is still owed, and with none left it would have no recipient.
   */
  waterfall_order: z
    .array(z.enum(paymentComponents))
    .length(paymentComponents.length)
    .refine(
      (order) => new Set(order).size === paymentComponents.length && order.at(-1) === 'capital',
    ),
  open_fee_rate: basisPoints,
  /** With the tax and the VAT of the fee it stays well below the interest that it is taken from. */
  investor_fee_rate: basisPoints.refine((rate) => rate <= 3000, {
    error: t(platformWords.settings.rules.percent30),
  }),
  /** Annual rate with which a credit is simulated before it is reviewed. */
  reference_rate: basisPoints,
  /** Part of a stable monthly income that payments take: from where it asks for attention, and the most. */
  payment_to_income_warn: basisPoints.refine((rate) => rate <= 10_000),
  payment_to_income_most: basisPoints.refine((rate) => rate <= 10_000),
  /** What counts as stable of an income that varies, and days of seniority that an income needs to count. */
  income_variable_share: basisPoints.refine((rate) => rate <= 10_000),
  income_salary_days: between(0, 3650),
  income_variable_days: between(0, 3650),
  /** How old a credit report is that is decided by (CUITF 45). */
  bureau_report_days: between(1, 92, t(platformWords.settings.rules.cuitf45)),
  max_funding_days: between(1, 365),
  /** Days that a funded opportunity stays open again when an investor takes a commitment back. */
  reopening_days: between(1, 365),
  /** Days of work of the banks in which a withdrawal should arrive. */
  withdrawal_business_days: between(0, 30),
  /** Days on which the banks are closed, besides those of every year, in their order. */
  bank_holidays: z.array(day),
  /** Whether investors sell their parts to one another. */
  secondary_market: z.boolean(),
  /** Hours after which a document that waits for review is nearly late, and late. */
  review_soon_hours: between(1, 720),
  review_late_hours: between(1, 720),
  /** Part of the documents that two people verify, drawn from their bytes. */
  second_review_rate: basisPoints.refine((rate) => rate <= 10_000),
  /** From this amount of a credit on, two people verify its documents. */
  second_review_amount: amountCents,
  /** What opens an alert against money laundering, and the hours in which it is decided. */
  aml_large_deposit_amount: amountCents,
  aml_split_days: between(2, 60),
  aml_split_amount: amountCents,
  aml_monthly_udis: between(1, 999_999),
  aml_income_rate: basisPoints,
  aml_early_payment_days: between(1, 365),
  aml_soon_hours: between(1, 720),
  aml_late_hours: between(1, 720),
  /** Days in which a project is to leave each stage. */
  stage_days_in_review: between(1, 365),
  stage_days_approved: between(1, 365),
  stage_days_accepted: between(1, 365),
  stage_days_published: between(1, 365),
  stage_days_to_sign: between(1, 365),
  stage_days_installing: between(1, 365),
  /** Time without calls that ends a session (CUITF 75). */
  session_idle_hard_seconds: between(MINUTE, 300, t(platformWords.settings.rules.cuitf75)),
  /** Life of a session, by whose it is, fixed when it begins. */
  session_lifetime_investor_seconds: lifetime,
  session_lifetime_client_seconds: lifetime,
  session_lifetime_supplier_seconds: lifetime,
  session_lifetime_staff_seconds: lifetime,
  /** Life of a code that is typed back (CUITF 72); under half a minute it could not be typed. */
  otp_ttl_seconds: between(30, 120, t(platformWords.settings.rules.cuitf72)),
  /** Wrong passwords in a row that block an account (CUITF 80). */
  login_max_failures: between(1, 3, t(platformWords.settings.rules.cuitf80Attempts)),
  /** Whether administrators need a second factor to sign in. */
  admin_second_factor: z.boolean(),
  /** Hours in which a theft is noticed before money moves (security H5). */
  cooling_off_hours: between(24, 168, t(platformWords.settings.rules.oneDay)),
  /** Days without signing in that block an account (CUITF 80). */
  inactivity_block_days: between(1, 365, t(platformWords.settings.rules.cuitf80Year)),
  /** Days after which what a person never answered is erased; no link lives as long as the fewest. */
  unanswered_days: between(7, 365, t(platformWords.settings.rules.weekToYear)),
  /** Above it, staff's acts over money take two people. */
  two_person_amount: amountCents,
  /** Most of one request, by kind of person, and of all that one person owes (CUITF 47 and 48); no more than the law lets. */
  request_udis_individual: between(1, 50_000),
  request_udis_legal_entity: between(1, 6_700_000),
  owed_udis: between(1, 7_370_000),
  /** Share of a portfolio in one request: kind of request, then kind of investor (CUITF 49). */
  limit_rate_individual_by_individual: share,
  limit_rate_individual_by_legal_entity: share,
  limit_rate_legal_entity_by_individual: share,
  limit_rate_legal_entity_by_legal_entity: share,
  /** Up to which portfolio an investor has an amount instead, and which (CUITF 50-I). */
  limit_small_portfolio_udis: between(1, 999_999),
  limit_small_commitment_udis: between(1, 999_999),
  /** Up to how many published requests the limit is the larger of an amount and a share of the request (CUITF 50-III). */
  limit_few_requests: between(0, 1_000),
  limit_few_requests_udis: between(1, 999_999),
  limit_few_requests_rate: share,
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
 * The value that holds on a day: of those started, the latest; nothing when that one has ended, so
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
