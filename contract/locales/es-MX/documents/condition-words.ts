import type { ConditionField, Operator } from '../../../documents/document-conditions';
import { words } from '../../../kernel/words';

/** What conditions ask about, as the editor names it. */
export const conditionFieldName = words('conditionFieldName', {
  role: 'Rol',
  person: 'Tipo de persona',
  address_state: 'Estado del domicilio',
  tag: 'Etiqueta de la persona',
  product: 'Producto',
  project_status: 'Estado del crédito',
  amount_cents: 'Monto del crédito',
  has_co_obligor: 'Obligado solidario',
} as const satisfies Record<ConditionField, string>);

export const operatorName = words('operatorName', {
  eq: 'es',
  ne: 'no es',
  in: 'es alguno de',
  lt: 'es menor que',
  lte: 'es a lo más',
  gt: 'es mayor que',
  gte: 'es al menos',
} as const satisfies Record<Operator, string>);

/** Conditions inside of sentences. */
export const conditionWords = words('conditionWords', {
  fields: {
    role: 'el rol',
    person: 'el tipo de persona',
    address_state: 'el estado del domicilio',
    tag: 'la etiqueta de la persona',
    product: 'el producto',
    project_status: 'el estado del crédito',
    amount_cents: 'el monto del crédito',
  } satisfies Omit<Record<ConditionField, string>, 'has_co_obligor'>,
  comparison: '{{field}} {{operator}} {{value}}',
  coObligor: 'hay obligado solidario',
  noCoObligor: 'no hay obligado solidario',
  not: 'no se cumple que {{condition}}',
  and: '{{first}} y {{second}}',
  or: '{{first}} o {{second}}',
  comma: '{{first}}, {{second}}',
  group: '({{condition}})',
  askedWhen: 'Se pide cuando {{condition}}.',
});
