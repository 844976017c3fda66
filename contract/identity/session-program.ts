import * as z from 'zod';
import { endpoint } from '../kernel/endpoint';

export const sessionProgram = {
  /** Moves the session to another of the person's programs, with the role that they have there. */
  pick: endpoint({
    method: 'POST',
    path: '/api/v1/session/program',
    can: 'session-program.edit',
    restriction: 'open',
    audit: { action: 'sessions.program', object: 'sessions' },
    body: z.strictObject({ program_id: z.uuid() }),
    response: z.object({ ok: z.literal(true) }),
  }),
} as const;
