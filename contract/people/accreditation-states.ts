/** How far an accreditation is: it waits for its papers, for staff, or it is in force, refused or over. */
export const accreditationStates = [
  'requested',
  'in_review',
  'accredited',
  'rejected',
  'expired',
] as const;
export type AccreditationState = (typeof accreditationStates)[number];

/** What moves an accreditation, from which states and to which. */
export const accreditationMoves = {
  send: { from: ['requested', 'rejected'], to: 'in_review' },
  accept: { from: ['in_review'], to: 'accredited' },
  reject: { from: ['in_review'], to: 'rejected' },
  expire: { from: ['accredited'], to: 'expired' },
} as const satisfies Record<
  string,
  { from: readonly AccreditationState[]; to: AccreditationState }
>;

export type AccreditationMove = keyof typeof accreditationMoves;

/** Whether a state lets an accreditation be moved so. */
export function mayMove(state: AccreditationState, move: AccreditationMove): boolean {
  const from: readonly AccreditationState[] = accreditationMoves[move].from;
  return from.includes(state);
}

/** Whether its company may still change its files, or discard it. */
export const isOpen = (state: AccreditationState): boolean => mayMove(state, 'send');

/** Whether its company may ask for another one of the same equipment that follows it. */
export const isRenewable = (state: AccreditationState): boolean =>
  state === 'accredited' || state === 'expired';

/** The data sheet and the certificate, without which nobody reviews it. */
export const accreditationFileKinds = ['datasheet', 'certificate'] as const;
export type AccreditationFileKind = (typeof accreditationFileKinds)[number];
