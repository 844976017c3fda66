import type { PersonKind } from '../../../kernel/fields/person-type';
import { words } from '../../../kernel/words';

/** The kind of person as people read it. */
export const personKindName = words('personKindName', {
  legal_entity: 'Persona moral',
  individual: 'Persona física',
} as const satisfies Record<PersonKind, string>);
