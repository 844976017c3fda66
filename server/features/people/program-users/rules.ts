import type { ProgramUserAction, ProgramUserState } from '@contract/people/program-users';

/** What may be done to a person of a program now; the server refuses by it and the portal draws its buttons from it. */
export function actionsOn(state: ProgramUserState, own: boolean): ProgramUserAction[] {
  if (own) return [];
  if (state === 'invited') return ['edit', 'resend', 'deactivate'];
  return state === 'active' ? ['edit', 'deactivate'] : ['reactivate'];
}
