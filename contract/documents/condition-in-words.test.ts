import { expect, it } from 'vitest';
import { conditionInWords } from './condition-in-words';
import type { Condition } from './document-conditions';

const company: Condition = { field: 'person', op: 'eq', value: 'legal_entity' };
const large: Condition = { field: 'amount_cents', op: 'gte', value: 50_000_00 };

it.each<[Condition, string]>([
  [company, 'el tipo de persona es Persona moral'],
  [large, 'el monto del crédito es al menos $50,000.00 MXN'],
  [
    { field: 'role', op: 'in', value: ['client', 'supplier', 'investor'] },
    'el rol es Solicitante, Instalador o Inversionista',
  ],
  [{ field: 'has_co_obligor', op: 'ne', value: true }, 'no hay obligado solidario'],
  [
    { and: [company, { or: [large, { field: 'product', op: 'ne', value: 'heater' }] }] },
    'el tipo de persona es Persona moral y (el monto del crédito es al menos $50,000.00 MXN o el producto no es Calentador solar)',
  ],
  [{ not: { and: [company] } }, 'no se cumple que (el tipo de persona es Persona moral)'],
])('%j reads as "%s"', (condition, text) => {
  expect(conditionInWords(condition)).toBe(text);
});
