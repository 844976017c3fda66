import { words } from '../../../kernel/words';

/** What is wrong with a rule, at its place. */
export const conditionProblem = words('conditionProblem', {
  form: 'La regla no tiene una forma conocida.',
  field: 'Elige un dato de la lista.',
  operator: 'Elige una comparación que ese dato tenga.',
  value: 'Elige un valor de la lista.',
  amount: 'Escribe un monto que no sea negativo.',
  text: 'Escribe de 2 a 30 caracteres.',
  empty: 'Agrega al menos una comparación al grupo.',
  tooDeep: 'La regla tiene demasiados grupos dentro de otros.',
  tooMany: 'La regla tiene demasiadas comparaciones.',
});
