import { paymentComponents } from '@contract/credit/payments';
import { dayInMexicoCity, toDay } from '@contract/kernel/fields/day';
import type { SettingKey } from '@contract/platform/setting-info';
import type { Tx } from '@server/db/connection';
import { addSettings, sealStoredSettings } from './add-settings';
import { settingSchemas } from './rules';

interface Seed {
  key: SettingKey;
  value: unknown;
  source: string;
}

/** The portal's first day: before it no money moved, and no setting holds. */
export const BOOKS_BEGIN = toDay('2024-01-01');
const LIF_2026 = 'LIF 2026, resumida en prensa; por confirmar con un contador';
const PRODUCT = 'Decisión de producto';

/**
 * First values (rules-mx section 0). The UDI is not among them: it is published daily and must be
 * loaded, never assumed.
 */
export const seedSettings: readonly Seed[] = [
  { key: 'iva_rate', value: 1600, source: 'LIVA 1' },
  { key: 'isr_ifc_interest_pf_resident', value: 2000, source: LIF_2026 },
  { key: 'isr_ifc_interest_pm', value: 2000, source: 'Sin confirmar' },
  { key: 'withhold_pm', value: false, source: 'Sin confirmar' },
  { key: 'iva_withheld_share', value: 10_000, source: LIF_2026 },
  { key: 'amort_mode', value: 'level_total', source: PRODUCT },
  { key: 'mora_rate', value: 4800, source: PRODUCT },
  { key: 'late_grace_days', value: 0, source: PRODUCT },
  { key: 'waterfall_order', value: [...paymentComponents], source: PRODUCT },
  { key: 'open_fee_rate', value: 300, source: PRODUCT },
  { key: 'investor_fee_rate', value: 0, source: PRODUCT },
  { key: 'reference_rate', value: 1890, source: PRODUCT },
  { key: 'payment_to_income_warn', value: 3000, source: PRODUCT },
  { key: 'payment_to_income_most', value: 4000, source: PRODUCT },
  { key: 'income_variable_share', value: 7000, source: PRODUCT },
  { key: 'income_salary_days', value: 180, source: PRODUCT },
  { key: 'income_variable_days', value: 365, source: PRODUCT },
  { key: 'bureau_report_days', value: 90, source: 'CUITF 45: tres meses' },
  { key: 'max_funding_days', value: 30, source: PRODUCT },
  { key: 'reopening_days', value: 7, source: PRODUCT },
  { key: 'withdrawal_business_days', value: 1, source: PRODUCT },
  { key: 'bank_holidays', value: [], source: PRODUCT },
  { key: 'secondary_market', value: false, source: PRODUCT },
  { key: 'two_person_amount', value: 5_000_000, source: PRODUCT },
  { key: 'review_soon_hours', value: 8, source: PRODUCT },
  { key: 'review_late_hours', value: 24, source: PRODUCT },
  // The sample begins empty: a house with one reviewer could verify nothing that it draws.
  { key: 'second_review_rate', value: 0, source: PRODUCT },
  // The largest of what people ask for: one may ask for 50,000 UDI, some 430,000 pesos.
  { key: 'second_review_amount', value: 25_000_000, source: PRODUCT },
  // First guesses of the house, to be set by whoever answers for compliance.
  { key: 'aml_large_deposit_amount', value: 30_000_000, source: PRODUCT },
  { key: 'aml_split_days', value: 5, source: PRODUCT },
  { key: 'aml_split_amount', value: 30_000_000, source: PRODUCT },
  { key: 'aml_monthly_udis', value: 100_000, source: PRODUCT },
  { key: 'aml_income_rate', value: 50_000, source: PRODUCT },
  { key: 'aml_early_payment_days', value: 60, source: PRODUCT },
  { key: 'aml_soon_hours', value: 24, source: PRODUCT },
  { key: 'aml_late_hours', value: 72, source: PRODUCT },
  { key: 'stage_days_in_review', value: 5, source: PRODUCT },
  { key: 'stage_days_approved', value: 5, source: PRODUCT },
  { key: 'stage_days_accepted', value: 3, source: PRODUCT },
  { key: 'stage_days_published', value: 30, source: PRODUCT },
  { key: 'stage_days_to_sign', value: 5, source: PRODUCT },
  { key: 'stage_days_installing', value: 30, source: PRODUCT },
  { key: 'session_idle_hard_seconds', value: 300, source: 'CUITF 75' },
  { key: 'session_lifetime_investor_seconds', value: 3600, source: PRODUCT },
  { key: 'session_lifetime_client_seconds', value: 8 * 3600, source: PRODUCT },
  { key: 'session_lifetime_supplier_seconds', value: 8 * 3600, source: PRODUCT },
  { key: 'session_lifetime_staff_seconds', value: 8 * 3600, source: PRODUCT },
  { key: 'otp_ttl_seconds', value: 120, source: 'CUITF 72' },
  { key: 'login_max_failures', value: 3, source: 'CUITF 80' },
  { key: 'admin_second_factor', value: true, source: PRODUCT },
  { key: 'cooling_off_hours', value: 24, source: PRODUCT },
  { key: 'unanswered_days', value: 30, source: PRODUCT },
  { key: 'inactivity_block_days', value: 365, source: 'CUITF 80' },
  { key: 'request_udis_individual', value: 50_000, source: 'CUITF 47-I' },
  { key: 'request_udis_legal_entity', value: 1_670_000, source: 'CUITF 47-II' },
  { key: 'owed_udis', value: 7_370_000, source: 'CUITF 48' },
  { key: 'limit_rate_individual_by_individual', value: 750, source: 'CUITF 49' },
  { key: 'limit_rate_individual_by_legal_entity', value: 2000, source: 'CUITF 49' },
  { key: 'limit_rate_legal_entity_by_individual', value: 1500, source: 'CUITF 49' },
  { key: 'limit_rate_legal_entity_by_legal_entity', value: 2000, source: 'CUITF 49' },
  { key: 'limit_small_portfolio_udis', value: 2_000, source: 'CUITF 50-I' },
  { key: 'limit_small_commitment_udis', value: 667, source: 'CUITF 50-I' },
  { key: 'limit_few_requests', value: 25, source: 'CUITF 50-III' },
  { key: 'limit_few_requests_udis', value: 167_000, source: 'CUITF 50-III' },
  { key: 'limit_few_requests_rate', value: 500, source: 'CUITF 50-III' },
  {
    key: 'limit_denominator_includes_nci',
    value: false,
    source: 'CUITF 49, lectura más estricta; por confirmar con un abogado',
  },
];

/** Writes the first values; those that an operator has set since stay as they are. */
export async function seedSettingsTable(tx: Tx): Promise<void> {
  const event = { occurredOn: dayInMexicoCity(new Date()), actor: 'update' };
  await sealStoredSettings(tx, event);
  const rows = seedSettings.map(({ key, value, source }) => ({
    key,
    value: settingSchemas[key].parse(value),
    validFrom: BOOKS_BEGIN,
    source,
    setBy: 'seed',
  }));
  await addSettings(tx, rows, event);
}
