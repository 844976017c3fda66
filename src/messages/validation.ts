import { isBlank } from '@contract/kernel/fields/messages';
import type * as z from 'zod';

/** General messages of the specification's section 5; where it shows no wording, ours in the same voice. */
export const validation = {
  required: 'El campo es obligatorio',
  email: 'El campo debe ser un correo electrónico válido',
  min: (characters: number) => `al menos ${characters} caracteres`,
  max: (characters: number) => `no debe ser mayor a ${characters} caracteres`,
  confirmed: 'El campo no coincide',
  numeric: 'El campo debe ser un número',
  integer: 'El campo debe ser un número entero',
  atLeast: (minimum: string) => `El campo debe ser ${minimum} o más`,
  atMost: (maximum: string) => `El campo debe ser ${maximum} o menos`,
  over: (minimum: string) => `El campo debe ser mayor a ${minimum}`,
  under: (maximum: string) => `El campo debe ser menor a ${maximum}`,
  multipleOf: (step: string) => `El campo debe ser múltiplo de ${step}`,
  url: 'El campo debe ser una dirección web válida',
  ip: 'El campo debe ser una dirección IP válida',
  date: 'El campo debe ser una fecha con el formato dd/mm/aaaa',
  option: 'Elige una de las opciones',
  minOptions: (count: number) => `Elige al menos ${count}`,
  maxOptions: (count: number) => `Elige ${count} como máximo`,
  unknownField: 'Hay un dato que el formulario no reconoce',
  invalid: 'Revisa este dato',
} as const;

function tooSmall(issue: z.core.$ZodRawIssue<z.core.$ZodIssueTooSmall>): string {
  if (issue.origin === 'string') {
    return isBlank(issue.input) ? validation.required : validation.min(Number(issue.minimum));
  }
  if (issue.origin === 'array' || issue.origin === 'set') {
    return validation.minOptions(Number(issue.minimum));
  }
  const least = String(issue.minimum);
  return issue.inclusive === false ? validation.over(least) : validation.atLeast(least);
}

function tooBig(issue: z.core.$ZodRawIssue<z.core.$ZodIssueTooBig>): string {
  if (issue.origin === 'string') return validation.max(Number(issue.maximum));
  if (issue.origin === 'array' || issue.origin === 'set') {
    return validation.maxOptions(Number(issue.maximum));
  }
  const most = String(issue.maximum);
  return issue.inclusive === false ? validation.under(most) : validation.atMost(most);
}

function badFormat(issue: z.core.$ZodRawIssue<z.core.$ZodIssueInvalidStringFormat>): string {
  if (isBlank(issue.input)) return validation.required;
  switch (issue.format) {
    case 'email':
      return validation.email;
    case 'url':
      return validation.url;
    case 'ipv4':
    case 'ipv6':
      return validation.ip;
    case 'date':
    case 'datetime':
      return validation.date;
    default:
      return validation.invalid;
  }
}

/**
 * Spanish wording for a zod issue whose schema brings none of its own. Give it as the `error` of a
 * parse; a message written in the schema wins over it.
 */
export function validationMessage(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (isBlank(issue.input)) return validation.required;
      if (issue.expected === 'int') return validation.integer;
      if (issue.expected === 'number') return validation.numeric;
      if (issue.expected === 'date') return validation.date;
      return validation.invalid;
    case 'too_small':
      return tooSmall(issue);
    case 'too_big':
      return tooBig(issue);
    case 'invalid_format':
      return badFormat(issue);
    case 'invalid_value':
    case 'invalid_union':
      return isBlank(issue.input) ? validation.required : validation.option;
    case 'not_multiple_of':
      return validation.multipleOf(String(issue.divisor));
    case 'unrecognized_keys':
      return validation.unknownField;
    default:
      return validation.invalid;
  }
}
