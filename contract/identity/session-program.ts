import * as z from 'zod';
import { endpoint } from '../kernel/endpoint';
import { accessGrant } from './auth';

export const sessionProgram = {
  /**
   * Goes to another of the person's programs, with the role that they have there: in a session of its own, after which
   * the one before is over. None is granted where the session stands in it already, nor to who acts as the person, who
   * goes on in theirs.
   */
  pick: endpoint({
    method: 'POST',
    path: '/api/v1/session/program',
    can: 'session-program.edit',
    restriction: 'open',
    audit: { action: 'sessions.program', object: 'sessions' },
    body: z.strictObject({ program_id: z.uuid() }),
    response: z.object({ grant: accessGrant.nullable() }),
  }),
} as const;
