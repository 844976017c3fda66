/** How a value is written and read by people. */
export type SettingKind =
  | 'rate'
  | 'days'
  | 'hours'
  | 'seconds'
  | 'attempts'
  | 'requests'
  | 'amount'
  | 'flag'
  | 'udi'
  | 'udis'
  | 'choice'
  | 'order'
  | 'dates';

/** What a parameter is about. */
export const settingGroups = [
  'funding',
  'credit',
  'taxes',
  'treasury',
  'documents',
  'compliance',
  'programs',
  'access',
] as const;
export type SettingGroup = (typeof settingGroups)[number];

export interface SettingInfo {
  kind: SettingKind;
  group: SettingGroup;
  /**
   * One person alone sets and takes away its values: it affects no money, no limit and no access.
   * Everything else takes two.
   */
  onePerson?: true;
}

/** Everything that law or business changes with time: its form and group; its name and meaning are words. */
export const settingInfo = {
  udi_value: {
    kind: 'udi',
    group: 'funding',
  },
  iva_rate: {
    kind: 'rate',
    group: 'taxes',
  },
  isr_ifc_interest_pf_resident: {
    kind: 'rate',
    group: 'taxes',
  },
  isr_ifc_interest_pm: {
    kind: 'rate',
    group: 'taxes',
  },
  withhold_pm: {
    kind: 'flag',
    group: 'taxes',
  },
  iva_withheld_share: {
    kind: 'rate',
    group: 'taxes',
  },
  amort_mode: {
    kind: 'choice',
    group: 'credit',
  },
  mora_rate: {
    kind: 'rate',
    group: 'credit',
  },
  late_grace_days: {
    kind: 'days',
    group: 'credit',
  },
  waterfall_order: {
    kind: 'order',
    group: 'credit',
  },
  open_fee_rate: {
    kind: 'rate',
    group: 'credit',
  },
  investor_fee_rate: {
    kind: 'rate',
    group: 'funding',
  },
  reference_rate: {
    kind: 'rate',
    group: 'credit',
  },
  payment_to_income_warn: {
    kind: 'rate',
    group: 'credit',
  },
  payment_to_income_most: {
    kind: 'rate',
    group: 'credit',
  },
  income_variable_share: {
    kind: 'rate',
    group: 'credit',
  },
  income_salary_days: {
    kind: 'days',
    group: 'credit',
  },
  income_variable_days: {
    kind: 'days',
    group: 'credit',
  },
  bureau_report_days: {
    kind: 'days',
    group: 'credit',
  },
  max_funding_days: {
    kind: 'days',
    group: 'funding',
  },
  reopening_days: {
    kind: 'days',
    group: 'funding',
  },
  withdrawal_business_days: {
    kind: 'days',
    group: 'funding',
    onePerson: true,
  },
  bank_holidays: {
    kind: 'dates',
    group: 'treasury',
    onePerson: true,
  },
  two_person_amount: {
    kind: 'amount',
    group: 'treasury',
  },
  request_udis_individual: {
    kind: 'udis',
    group: 'credit',
  },
  request_udis_legal_entity: {
    kind: 'udis',
    group: 'credit',
  },
  owed_udis: {
    kind: 'udis',
    group: 'credit',
  },
  limit_rate_individual_by_individual: {
    kind: 'rate',
    group: 'funding',
  },
  limit_rate_individual_by_legal_entity: {
    kind: 'rate',
    group: 'funding',
  },
  limit_rate_legal_entity_by_individual: {
    kind: 'rate',
    group: 'funding',
  },
  limit_rate_legal_entity_by_legal_entity: {
    kind: 'rate',
    group: 'funding',
  },
  limit_small_portfolio_udis: {
    kind: 'udis',
    group: 'funding',
  },
  limit_small_commitment_udis: {
    kind: 'udis',
    group: 'funding',
  },
  limit_few_requests: {
    kind: 'requests',
    group: 'funding',
  },
  limit_few_requests_udis: {
    kind: 'udis',
    group: 'funding',
  },
  limit_few_requests_rate: {
    kind: 'rate',
    group: 'funding',
  },
  limit_denominator_includes_nci: {
    kind: 'flag',
    group: 'funding',
  },
  secondary_market: {
    kind: 'flag',
    group: 'funding',
  },
  review_soon_hours: {
    kind: 'hours',
    group: 'documents',
  },
  review_late_hours: {
    kind: 'hours',
    group: 'documents',
  },
  second_review_rate: {
    kind: 'rate',
    group: 'documents',
  },
  second_review_amount: {
    kind: 'amount',
    group: 'documents',
  },
  aml_large_deposit_amount: {
    kind: 'amount',
    group: 'compliance',
  },
  aml_split_days: {
    kind: 'days',
    group: 'compliance',
  },
  aml_split_amount: {
    kind: 'amount',
    group: 'compliance',
  },
  aml_monthly_udis: {
    kind: 'udis',
    group: 'compliance',
  },
  aml_income_rate: {
    kind: 'rate',
    group: 'compliance',
  },
  aml_early_payment_days: {
    kind: 'days',
    group: 'compliance',
  },
  aml_soon_hours: {
    kind: 'hours',
    group: 'compliance',
  },
  aml_late_hours: {
    kind: 'hours',
    group: 'compliance',
  },
  stage_days_in_review: {
    kind: 'days',
    group: 'programs',
    onePerson: true,
  },
  stage_days_approved: {
    kind: 'days',
    group: 'programs',
    onePerson: true,
  },
  stage_days_accepted: {
    kind: 'days',
    group: 'programs',
    onePerson: true,
  },
  stage_days_published: {
    kind: 'days',
    group: 'programs',
    onePerson: true,
  },
  stage_days_to_sign: {
    kind: 'days',
    group: 'programs',
    onePerson: true,
  },
  stage_days_installing: {
    kind: 'days',
    group: 'programs',
    onePerson: true,
  },
  session_idle_hard_seconds: {
    kind: 'seconds',
    group: 'access',
  },
  session_lifetime_investor_seconds: {
    kind: 'seconds',
    group: 'access',
  },
  session_lifetime_client_seconds: {
    kind: 'seconds',
    group: 'access',
  },
  session_lifetime_supplier_seconds: {
    kind: 'seconds',
    group: 'access',
  },
  session_lifetime_staff_seconds: {
    kind: 'seconds',
    group: 'access',
  },
  otp_ttl_seconds: {
    kind: 'seconds',
    group: 'access',
  },
  login_max_failures: {
    kind: 'attempts',
    group: 'access',
  },
  admin_second_factor: {
    kind: 'flag',
    group: 'access',
  },
  cooling_off_hours: {
    kind: 'hours',
    group: 'access',
  },
  inactivity_block_days: {
    kind: 'days',
    group: 'access',
  },
  unanswered_days: {
    kind: 'days',
    group: 'access',
    onePerson: true,
  },
} as const satisfies Record<string, SettingInfo>;

export type SettingKey = keyof typeof settingInfo;

/** Whether a text names a parameter. */
export const isSettingKey = (key: string): key is SettingKey => Object.hasOwn(settingInfo, key);

export const settingKeys: readonly SettingKey[] = Object.keys(settingInfo).filter(isSettingKey);
