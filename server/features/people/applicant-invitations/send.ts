import { href } from '@contract/kernel/screens';
import { relationWords } from '@contract/locales/es-MX/people/relations-server';
import type { Config } from '@server/config';
import type { Tx } from '@server/db/connection';
import { ignore, letter, mintUnboundLink, unconfirmed } from '@server/features/identity';
import { link, queueMail, say } from '@server/features/platform';
import type { Invitation } from './repository';

/** Mails an invitation to every address alike: what its owner may do with it is found out when it is used. */
export async function sendInvitation(
  tx: Tx,
  config: Config,
  invitation: Pick<Invitation, 'id' | 'email'>,
  now: Date,
): Promise<void> {
  const subject = invitation.id;
  const token = await mintUnboundLink(tx, { purpose: 'applicant_creation', subject, now });
  await queueMail(tx, config, applicantInvitation(config, invitation.email, token));
}

export function applicantInvitation(config: Config, email: string, token: string) {
  const { mailTitle, mailText, mailHow } = relationWords.applicantInvitations;
  return letter(config, unconfirmed(email), say(mailTitle), [
    say(mailText, { brand: config.brand }),
    say(mailHow),
    link(`${config.publicUrl}${href('applicantCreation', { token })}`),
    '',
    ignore,
  ]);
}
