import { TO_PROGRAM } from '@contract/kernel/public-paths';
import { href } from '@contract/kernel/screens';
import { peopleWords } from '@contract/locales/es-MX/people/server';
import type { Config } from '@server/config';
import { ignore, letter, unconfirmed } from '@server/features/identity';
import { link, say } from '@server/features/platform';

interface Invitation {
  program: string;
  /** The role, in words. */
  role: string;
}

export const programInvitation = (
  config: Config,
  email: string,
  { program, role }: Invitation,
  token: string,
) =>
  letter(config, unconfirmed(email), say(peopleWords.programUsers.invited, { program }), [
    say(peopleWords.programUsers.invitedText, { program, role, brand: config.brand }),
    say(peopleWords.programUsers.invitedHow),
    link(`${config.publicUrl}${href('accountActivation', { token })}?${TO_PROGRAM}=1`),
    '',
    ignore,
  ]);
