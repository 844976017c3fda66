export type PersonKind = 'legal_entity' | 'individual';

/** What a wire value of `user_person_type` means. */
export function personKind(wireValue: number): PersonKind {
  return wireValue === 0 ? 'legal_entity' : 'individual';
}
