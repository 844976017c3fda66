import { productCatalog } from '../credit/product-catalog';
import { type ProjectStatus, projectStatuses } from '../credit/project-states';
import type { PersonKind } from '../kernel/fields/person-type';
import { mexicanStates } from '../kernel/fields/postal-code';

/** Roles of the people who are asked for documents. */
export const audiences = ['client', 'supplier', 'supplier_agent', 'investor'] as const;
export type Audience = (typeof audiences)[number];

/** What conditions may ask about the person and the project that a document belongs to; null where it is not known. */
export interface DocumentFacts {
  person: PersonKind | null;
  /** All of the person's; a comparison holds when it holds for one of them, `ne` when no one is it. */
  role: readonly Audience[] | null;
  /** What staff marked the person with, all of it; compared as `role` is, however it is capitalised. */
  tag: readonly string[] | null;
  /** Of the person's address. */
  address_state: string | null;
  /** Wire name of the project's product. */
  product: string | null;
  project_status: ProjectStatus | null;
  amount_cents: number | null;
  has_co_obligor: boolean | null;
}

export type ConditionField = keyof DocumentFacts;

export const operators = ['eq', 'ne', 'in', 'lt', 'lte', 'gt', 'gte'] as const;
export type Operator = (typeof operators)[number];

interface FieldInfo {
  /** Of whom it is known: of a person's own documents too, or where there is a project only. */
  of: 'user' | 'project';
  kind: 'choice' | 'text' | 'amount' | 'yes_no';
  /** What a choice may be. */
  values: readonly string[];
}

/** The named fields, each with its type. */
export const conditionFields: Record<ConditionField, FieldInfo> = {
  role: { of: 'user', kind: 'choice', values: audiences },
  person: { of: 'user', kind: 'choice', values: ['individual', 'legal_entity'] },
  address_state: { of: 'user', kind: 'choice', values: mexicanStates },
  tag: { of: 'user', kind: 'text', values: [] },
  product: { of: 'project', kind: 'choice', values: productCatalog.map(({ name }) => name) },
  project_status: { of: 'project', kind: 'choice', values: projectStatuses },
  amount_cents: { of: 'project', kind: 'amount', values: [] },
  has_co_obligor: { of: 'project', kind: 'yes_no', values: [] },
};

/** The comparisons that a type has. */
export const operatorsOf = {
  choice: ['eq', 'ne', 'in'],
  text: ['eq', 'ne'],
  amount: ['eq', 'ne', 'lt', 'lte', 'gt', 'gte'],
  yes_no: ['eq', 'ne'],
} as const satisfies Record<FieldInfo['kind'], readonly Operator[]>;

export type ConditionValue = string | number | boolean | readonly string[];

export interface Comparison {
  readonly field: ConditionField;
  readonly op: Operator;
  /** A list with `in`. */
  readonly value: ConditionValue;
}

/** A rule as JSON data. The language is closed: nothing in it is ever run as code. */
export type Condition =
  | { readonly and: readonly Condition[] }
  | { readonly or: readonly Condition[] }
  | { readonly not: Condition }
  | Comparison;

type Fact = string | number | boolean;

/** True when the condition holds for the facts; a fact that is not known satisfies no comparison. */
export function holds(condition: Condition, facts: DocumentFacts): boolean {
  if ('and' in condition) return condition.and.every((part) => holds(part, facts));
  if ('or' in condition) return condition.or.some((part) => holds(part, facts));
  if ('not' in condition) return !holds(condition.not, facts);
  const known = facts[condition.field];
  if (known === null) return false;
  return compare(condition, typeof known === 'object' ? known : [known]);
}

/**
 * The same, of facts that are not all known: null where one that is not would decide. For a portal whose server tells
 * little of a person or a credit.
 */
export function holdsAsFarAsKnown(condition: Condition, facts: DocumentFacts): boolean | null {
  if ('and' in condition) {
    const parts = condition.and.map((part) => holdsAsFarAsKnown(part, facts));
    return parts.includes(false) ? false : parts.includes(null) ? null : true;
  }
  if ('or' in condition) {
    const parts = condition.or.map((part) => holdsAsFarAsKnown(part, facts));
    return parts.includes(true) ? true : parts.includes(null) ? null : false;
  }
  if ('not' in condition) {
    const part = holdsAsFarAsKnown(condition.not, facts);
    return part === null ? null : !part;
  }
  return facts[condition.field] === null ? null : holds(condition, facts);
}

const lower = (fact: unknown) =>
  typeof fact === 'string' ? fact.toLocaleLowerCase('es-MX') : fact;

function compare({ field, op, value }: Comparison, known: readonly Fact[]): boolean {
  const isIt = (one: Fact) =>
    conditionFields[field].kind === 'text' ? lower(one) === lower(value) : one === value;
  switch (op) {
    case 'eq':
      return known.some(isIt);
    case 'ne':
      return !known.some(isIt);
    case 'in':
      return typeof value === 'object' && known.some((one) => value.some((each) => each === one));
    case 'lt':
      return known.some((one) => Number(one) < Number(value));
    case 'lte':
      return known.some((one) => Number(one) <= Number(value));
    case 'gt':
      return known.some((one) => Number(one) > Number(value));
    case 'gte':
      return known.some((one) => Number(one) >= Number(value));
  }
}

/** The fields that a condition asks about, each once. */
export function fieldsOf(condition: Condition): ConditionField[] {
  if ('not' in condition) return fieldsOf(condition.not);
  if ('field' in condition) return [condition.field];
  const parts = 'and' in condition ? condition.and : condition.or;
  return [...new Set(parts.flatMap(fieldsOf))];
}

/** The facts as they are of the person alone, without a project. */
export const factsOfPerson = (facts: DocumentFacts): DocumentFacts => ({
  ...facts,
  product: null,
  project_status: null,
  amount_cents: null,
  has_co_obligor: null,
});
