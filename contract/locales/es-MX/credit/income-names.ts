import type {
  EvidenceKind,
  IncomeKind,
  IncomePeriod,
  IncomeRole,
} from '../../../credit/income-kinds';
import { words } from '../../../kernel/words';

export const incomeRoleName = words('incomeRoleName', {
  applicant: 'Solicitante',
  'co-obligor': 'Obligado solidario',
} as const satisfies Record<IncomeRole, string>);

export const incomeKindName = words('incomeKindName', {
  salaried: 'Sueldo',
  pension: 'Pensión',
  business: 'Negocio propio',
  fees: 'Honorarios',
  rent: 'Rentas que cobra',
  other: 'Otro ingreso',
} as const satisfies Record<IncomeKind, string>);

export const incomePeriodName = words('incomePeriodName', {
  week: 'Cada semana',
  fourteen_days: 'Cada catorcena',
  half_month: 'Cada quincena',
  month: 'Cada mes',
  two_months: 'Cada bimestre',
  year: 'Cada año',
} as const satisfies Record<IncomePeriod, string>);

export const evidenceKindName = words('evidenceKindName', {
  payslip: 'Recibo de nómina',
  bank_statement: 'Estado de cuenta bancario',
  tax_return: 'Declaración de impuestos',
  lease: 'Contrato de renta',
  pension_letter: 'Comprobante de pensión',
  other: 'Otro comprobante',
} as const satisfies Record<EvidenceKind, string>);
