import { TO_PROGRAM } from '@contract/kernel/public-paths';
import { href } from '@contract/kernel/screens';
import { peopleWords } from '@contract/locales/es-MX/people/server';
import type { Config } from '@server/config';
import { type Addressee, ignore, letter } from '@server/features/identity';
import { link, say } from '@server/features/platform';

interface Invitation {
  /** Who invites. */
  by: string;
  program: string;
  /** The role, in words. */
  role: string;
}

export const programInvitation = (
  config: Config,
  to: Addressee,
  { by, program, role }: Invitation,
  token: string,
) =>
  letter(config, to, say(peopleWords.programUsers.invited, { program }), [
    say(peopleWords.programUsers.invitedText, { by, program, role, brand: config.brand }),
    say(peopleWords.programUsers.invitedHow, { by }),
    link(`${config.publicUrl}${href('accountActivation', { token })}?${TO_PROGRAM}=1`),
    '',
    ignore,
  ]);
