import type { ProjectStatus } from '../credit/project-states';
import type { PersonKind } from '../kernel/fields/person-type';

/** What conditions may ask about the person and the project that a document belongs to. */
export interface DocumentFacts {
  person: PersonKind;
  /** Wire name of the project's product; null for a person's own documents. */
  product: string | null;
  project_status: ProjectStatus | null;
  amount_cents: number | null;
}

type Fact = keyof DocumentFacts;

/** A rule as JSON data. The language is closed: nothing in it is ever run as code. */
export type Condition =
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] }
  | { readonly not: Condition }
  | { readonly fact: Fact; readonly in: readonly (string | number)[] }
  | { readonly fact: Fact; readonly at_least: number };

/** True when the condition holds for the facts; a fact that is not known satisfies no comparison. */
export function holds(condition: Condition, facts: DocumentFacts): boolean {
  if ('all' in condition) return condition.all.every((part) => holds(part, facts));
  if ('any' in condition) return condition.any.some((part) => holds(part, facts));
  if ('not' in condition) return !holds(condition.not, facts);
  const value = facts[condition.fact];
  if (value === null) return false;
  if ('in' in condition) return condition.in.includes(value);
  return typeof value === 'number' && value >= condition.at_least;
}
