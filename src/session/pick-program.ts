import { sessionProgram } from '@contract/identity/session-program';
import { call } from '@portal/api/call';
import { session } from './portal-session';

/**
 * Moves the session to another of the person's programs, with the role that they have there.
 * @throws ApiFailure when it is not theirs any more
 */
export async function pickProgram(programId: string): Promise<void> {
  const granted = call(sessionProgram.pick, { body: { program_id: programId } });
  await session.goOnWith(granted.then(({ grant }) => grant));
  await session.refresh();
}
