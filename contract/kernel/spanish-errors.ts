import * as z from 'zod';
import es from 'zod/v4/locales/es.js';
import { fieldMessage, isBlank } from './fields/messages';

/**
 * Makes zod speak Spanish wherever a schema brings no words of its own, with the general messages of
 * the specification (section 5) and, for what they don't cover, zod's own. Called once at the server's boot.
 */
export function speakSpanish(): void {
  z.config({ ...es(), customError: spanish });
}

const spanish: z.core.$ZodErrorMap = (issue) => {
  if (isBlank(issue.input)) return fieldMessage.required;
  if (issue.code === 'invalid_type') return 'El valor no es del tipo esperado.';
  if (issue.code === 'too_small' && issue.origin === 'string') {
    return fieldMessage.min(Number(issue.minimum));
  }
  if (issue.code === 'too_big' && issue.origin === 'string') {
    return fieldMessage.max(Number(issue.maximum));
  }
  if (issue.code === 'too_small') return `El mínimo es ${issue.minimum}.`;
  if (issue.code === 'too_big') return `El máximo es ${issue.maximum}.`;
  if (issue.code === 'invalid_format') {
    return issue.format === 'email' ? fieldMessage.email : 'El formato no es válido.';
  }
  if (issue.code === 'invalid_value') return 'Elige una de las opciones.';
  if (issue.code === 'unrecognized_keys')
    return `Hay datos que no se esperan: ${issue.keys.join(', ')}.`;
  return undefined;
};
