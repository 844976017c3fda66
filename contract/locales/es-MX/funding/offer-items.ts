import type { OfferItem } from '../../../funding/offers';
import type { Sex } from '../../../kernel/fields/curp';
import { words } from '../../../kernel/words';

export const sexName = words('sexName', {
  M: 'Mujer',
  H: 'Hombre',
  X: 'No binario',
} as const satisfies Record<Sex, string>);

export const offerItemName = words('offerItemName', {
  amount: 'Monto',
  deadline: 'Plazo de fondeo',
  purpose: 'Destino del crédito',
  term: 'Plazo del crédito',
  calendar: 'Calendario de pagos',
  rate: 'Tasa anual fija',
  late_rate: 'Tasa moratoria anual',
  cat: 'CAT',
  risk_grade: 'Calificación de riesgo explicada',
  guarantees: 'Garantías',
  risk_factors: 'Factores de riesgo',
  risk_sharing: 'Esquema para compartir riesgos',
  reporting: 'Lo que se informa después',
  age: 'Edad',
  sex: 'Sexo',
  occupation: 'Ocupación',
  residence: 'Lugar de residencia',
  income_sources: 'Fuentes de ingresos',
  name: 'Denominación',
  business: 'Giro',
  incorporated_on: 'Fecha de constitución',
  location: 'Ubicación',
  business_model: 'Modelo de negocio',
  financials: 'Indicadores financieros',
} as const satisfies Record<OfferItem, string>);
