import * as z from 'zod';
import { tag } from '../identity/restrictions';
import { MAX_AMOUNT_CENTS } from '../kernel/fields/centavos';
import { type Key, t } from '../kernel/words';
import { conditionProblem } from '../locales/es-MX/documents/condition-problems';
import { fieldMessage } from '../locales/es-MX/kernel/field-messages';
import {
  type Comparison,
  type Condition,
  type ConditionField,
  type ConditionValue,
  conditionFields,
  type Operator,
  operatorsOf,
} from './document-conditions';

/** Groups within groups, and comparisons and groups in all, of one condition. */
export const MAX_CONDITION_DEPTH = 6;
export const MAX_CONDITION_PARTS = 40;

interface Problem {
  path: (string | number)[];
  message: string;
}

/** What is read so far: how many parts, and what is wrong. */
interface Reading {
  parts: number;
  problems: Problem[];
}

/**
 * Reads JSON as a condition: copies what the language has and refuses all else at its place. It never goes deeper
 * than the limit, whatever it is given.
 */
export function readCondition(
  given: unknown,
): { ok: true; condition: Condition } | { ok: false; problems: Problem[] } {
  const reading: Reading = { parts: 0, problems: [] };
  const condition = read(given, [], reading);
  return condition && reading.problems.length === 0
    ? { ok: true, condition }
    : { ok: false, problems: reading.problems };
}

function read(given: unknown, path: Problem['path'], reading: Reading): Condition | null {
  reading.parts += 1;
  if (reading.parts > MAX_CONDITION_PARTS) return refuse(reading, [], conditionProblem.tooMany);
  if (path.filter((step) => typeof step === 'string').length >= MAX_CONDITION_DEPTH) {
    return refuse(reading, path, conditionProblem.tooDeep);
  }
  const keys = keysOf(given);
  if (typeof given !== 'object' || given === null) {
    return refuse(reading, path, conditionProblem.form);
  }
  if (keys === 'and' && 'and' in given) {
    const and = readAll(given.and, [...path, 'and'], reading);
    return and && { and };
  }
  if (keys === 'or' && 'or' in given) {
    const or = readAll(given.or, [...path, 'or'], reading);
    return or && { or };
  }
  if (keys === 'not' && 'not' in given) {
    const not = read(given.not, [...path, 'not'], reading);
    return not && { not };
  }
  if (keys === 'field,op,value' && 'field' in given && 'op' in given && 'value' in given) {
    return readComparison(given, path, reading);
  }
  return refuse(reading, path, conditionProblem.form);
}

/** Its own keys in one text, however they were ordered. */
const keysOf = (given: unknown): string =>
  typeof given === 'object' && given !== null && !Array.isArray(given)
    ? Object.keys(given).toSorted().join(',')
    : '';

function readAll(given: unknown, path: Problem['path'], reading: Reading): Condition[] | null {
  if (!Array.isArray(given)) return refuse(reading, path, conditionProblem.form);
  if (given.length === 0) return refuse(reading, path, conditionProblem.empty);
  const parts: Condition[] = [];
  for (const [index, part] of given.entries()) {
    if (reading.parts > MAX_CONDITION_PARTS) return null;
    const condition = read(part, [...path, index], reading);
    if (condition) parts.push(condition);
  }
  return parts.length === given.length ? parts : null;
}

function readComparison(
  given: { field: unknown; op: unknown; value: unknown },
  path: Problem['path'],
  reading: Reading,
): Comparison | null {
  const { field, op } = given;
  if (!isField(field)) return refuse(reading, [...path, 'field'], conditionProblem.field);
  if (!isOperatorOf(field, op)) {
    return refuse(reading, [...path, 'op'], conditionProblem.operator);
  }
  const value = readValue(field, op, given.value);
  if (value === null) return refuse(reading, [...path, 'value'], problemOfValue(field));
  return { field, op, value };
}

const isField = (given: unknown): given is ConditionField =>
  typeof given === 'string' && Object.hasOwn(conditionFields, given);

const isOperatorOf = (field: ConditionField, given: unknown): given is Operator =>
  operatorsOf[conditionFields[field].kind].some((operator) => operator === given);

function readValue(field: ConditionField, op: Operator, given: unknown): ConditionValue | null {
  const { kind, values } = conditionFields[field];
  if (kind === 'yes_no') return typeof given === 'boolean' ? given : null;
  if (kind === 'amount') return isAmount(given) ? given : null;
  if (kind === 'text') return tag.safeParse(given).data ?? null;
  const isValue = (one: unknown): one is string => values.some((value) => value === one);
  if (op !== 'in') return isValue(given) ? given : null;
  if (!Array.isArray(given) || given.length === 0 || given.length > values.length) return null;
  const chosen = [...new Set(given.filter(isValue))];
  return chosen.length === given.length ? chosen : null;
}

const isAmount = (given: unknown): given is number =>
  Number.isSafeInteger(given) &&
  typeof given === 'number' &&
  given >= 0 &&
  given <= MAX_AMOUNT_CENTS;

const problems = {
  choice: conditionProblem.value,
  yes_no: conditionProblem.value,
  amount: conditionProblem.amount,
  text: conditionProblem.text,
} as const satisfies Record<(typeof conditionFields)[ConditionField]['kind'], Key>;

const problemOfValue = (field: ConditionField) => problems[conditionFields[field].kind];

function refuse(reading: Reading, path: Problem['path'], message: Key): null {
  reading.problems.push({ path, message: t(message) });
  return null;
}

/** A condition of a body, each problem in Spanish at its place. */
export const condition = z.unknown().transform((given, context): Condition => {
  if (given === '') {
    context.addIssue({ code: 'custom', message: t(fieldMessage.required) });
    return z.NEVER;
  }
  const read = readCondition(given);
  if (read.ok) return read.condition;
  for (const { path, message } of read.problems) {
    context.addIssue({ code: 'custom', path, message });
  }
  return z.NEVER;
});
