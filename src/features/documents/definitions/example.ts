import { readCondition } from '@contract/documents/document-condition-schema';
import {
  type Audience,
  audiences,
  type Condition,
  type DocumentFacts,
  factsOfPerson,
  holds,
} from '@contract/documents/document-conditions';
import type { PersonKind } from '@contract/kernel/fields/person-type';
import type { DefinitionValues } from './definition-values';

/** What the example begins with. */
export const firstExample: DocumentFacts = {
  role: ['client'],
  person: 'individual',
  address_state: 'Jalisco',
  tag: [],
  product: 'photovoltaic',
  project_status: 'in_review',
  amount_cents: 100_000_00,
  has_co_obligor: false,
};

export type Previewed = Pick<
  DefinitionValues,
  | 'name'
  | 'description'
  | 'indication'
  | 'file_type'
  | 'is_required'
  | 'verification_requiered'
  | 'clasification_2'
  | 'section_id'
  | 'div_class'
  | 'db_table'
  | 'condition'
  | 'show_conditioned'
  | 'bo_private'
  | 'association'
  | 'uploaded_by'
>;

/** The rule, null where there is none; undefined while it is not complete. */
export function ruleOf(given: unknown): Condition | null | undefined {
  if (given === null || given === undefined) return null;
  const read = readCondition(given);
  return read.ok ? read.condition : undefined;
}

const passes = (rule: Condition | null | undefined, facts: DocumentFacts) =>
  rule === null || (rule !== undefined && holds(rule, facts));

/** What the server would know: of a person's own papers, of the person alone. */
const knownFacts = ({ db_table }: Previewed, facts: DocumentFacts) =>
  db_table === 'users' ? factsOfPerson(facts) : facts;

/** What becomes of the document for a person with these facts; null while a rule is not complete. */
export function verdictOf(definition: Previewed, example: DocumentFacts) {
  const rule = ruleOf(definition.condition);
  const facts = knownFacts(definition, example);
  if (rule === undefined) return null;
  if (definition.bo_private) return 'hidden';
  if (passes(rule, facts)) return 'asked';
  return definition.show_conditioned ? 'hidden' : 'closed';
}

/** Why nothing could be uploaded by a person who is asked for it, as the association says. */
export function waitsFor({ association, ...definition }: Previewed, example: DocumentFacts) {
  const rule = ruleOf(association?.condition);
  const known = knownFacts({ association, ...definition }, example);
  const facts = association?.source === 'user' ? factsOfPerson(known) : known;
  return association && !passes(rule, facts) ? (association.negative_message ?? null) : null;
}

/** Whether this person brings it themselves: their own paper, or as a party of the credit; otherwise staff do. */
export function isBroughtBy({ uploaded_by, db_table }: Previewed, { role }: DocumentFacts) {
  const isOwner = db_table === 'users' || role?.includes('client') === true;
  return uploaded_by.includes(isOwner ? 'owner' : 'supplier');
}

const kinds: readonly PersonKind[] = ['individual', 'legal_entity'];

/** Who is asked for it, the rest of the example being as it is. */
export function askedOf(
  definition: Previewed,
  example: DocumentFacts,
): { role: Audience; person: PersonKind }[] {
  return audiences
    .flatMap((role) => kinds.map((person) => ({ role, person })))
    .filter(
      ({ role, person }) => verdictOf(definition, { ...example, role: [role], person }) === 'asked',
    );
}
