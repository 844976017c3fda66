import * as z from 'zod';

export type PersonKind = 'legal_entity' | 'individual';

/** `user_person_type` on the wire: 0 is a legal entity, anything else an individual. */
export const personType = z.int();

/** What a wire value of `user_person_type` means. */
export function personKind(wireValue: number): PersonKind {
  return wireValue === 0 ? 'legal_entity' : 'individual';
}

/** The kind of person as people read it. */
export const personKindName: Record<PersonKind, string> = {
  legal_entity: 'Persona moral',
  individual: 'Persona física',
};
