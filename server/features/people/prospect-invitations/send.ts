import { href } from '@contract/kernel/screens';
import { prospectInvitationRefusals as words } from '@contract/locales/es-MX/people/prospect-invitations-server';
import { relationWords } from '@contract/locales/es-MX/people/relations-server';
import type { Config } from '@server/config';
import { ignore, letter, unconfirmed } from '@server/features/identity';
import { link, say } from '@server/features/platform';

/** What a program writes to a prospect that it invites. */
export const prospectInvitation = (config: Config, email: string, program: string, token: string) =>
  letter(config, unconfirmed(email), say(words.mailTitle, { program }), [
    say(words.mailText, { program, brand: config.brand }),
    say(relationWords.applicantInvitations.mailHow),
    link(`${config.publicUrl}${href('applicantCreation', { token })}`),
    '',
    ignore,
  ]);
