import { href } from '@contract/kernel/screens';
import { peopleWords } from '@contract/locales/es-MX/people/server';
import type { Config } from '@server/config';
import { type Addressee, ignore, letter } from '@server/features/identity';
import { t } from '@server/i18n';

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
  letter(config, to, t(peopleWords.programUsers.invited, { program }), [
    t(peopleWords.programUsers.invitedText, { by, program, role, brand: config.brand }),
    t(peopleWords.programUsers.invitedHow, { by }),
    `${config.publicUrl}${href('accountActivation', { token })}`,
    '',
    ignore,
  ]);
