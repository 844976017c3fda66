import {
  type ConditionField,
  conditionFields,
  operators,
  operatorsOf,
} from '@contract/documents/document-conditions';

/** How a group combines its parts: all of them, any, or none. */
export type Mode = 'and' | 'or' | 'none';

export interface Row {
  field: ConditionField;
  op: string;
  /** Not chosen yet while it is undefined. */
  value: unknown;
}

export interface Group {
  mode: Mode;
  parts: (Row | Group)[];
}

/** Where in the condition a part is: the steps of a problem's path. */
export type Steps = (string | number)[];

export const isGroup = (part: Row | Group): part is Group => 'mode' in part;

/** A new comparison, whose value is still to be chosen. */
export const newRow = (field: ConditionField = 'role'): Row => ({
  field,
  op: operatorsOf[conditionFields[field].kind][0],
  value: undefined,
});

export const newGroup = (): Group => ({ mode: 'and', parts: [newRow()] });

/** A condition, complete or not, as the builder shows it: a group of rows and groups. */
export function toGroup(condition: unknown): Group {
  const part = toPart(condition);
  if (part === null) return newGroup();
  return isGroup(part) ? part : { mode: 'and', parts: [part] };
}

const listed = (parts: unknown): (Row | Group)[] =>
  Array.isArray(parts) ? parts.map(toPart).filter((part) => part !== null) : [];

function toPart(given: unknown): Row | Group | null {
  if (typeof given !== 'object' || given === null) return null;
  if ('and' in given) return { mode: 'and', parts: listed(given.and) };
  if ('or' in given) return { mode: 'or', parts: listed(given.or) };
  if ('not' in given) {
    const inner = toPart(given.not);
    if (inner === null) return null;
    // "Not any" is the builder's own; of another group it is a group of one.
    return isGroup(inner) && inner.mode === 'or'
      ? { mode: 'none', parts: inner.parts }
      : { mode: 'none', parts: [inner] };
  }
  if (!('field' in given) || !isField(given.field) || !('op' in given)) return null;
  const op = operators.find((operator) => operator === given.op) ?? 'eq';
  return { field: given.field, op, value: 'value' in given ? given.value : undefined };
}

export const isField = (given: unknown): given is ConditionField =>
  typeof given === 'string' && Object.hasOwn(conditionFields, given);

/** The group as a condition of the language, as far as it is complete. */
export function toCondition(part: Row | Group): object {
  if (!isGroup(part)) return part;
  const parts = part.parts.map(toCondition);
  if (part.mode === 'none') return { not: { or: parts } };
  return part.mode === 'and' ? { and: parts } : { or: parts };
}

/** The steps to a group's part, as `toCondition` writes it. */
export const stepsTo = (mode: Mode, index: number): Steps =>
  mode === 'none' ? ['not', 'or', index] : [mode, index];
