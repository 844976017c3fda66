import { href } from '@contract/kernel/screens';
import { relationWords } from '@contract/locales/es-MX/people/relations-server';
import type { Config } from '@server/config';
import type { Tx } from '@server/db/connection';
import { type Addressee, ignore, letter, mintUnboundLink } from '@server/features/identity';
import { link, queueMail, say } from '@server/features/platform';
import type { Invitation } from './repository';

/** Mails an invitation to every address alike: what its owner may do with it is found out when it is used. */
export async function sendInvitation(
  tx: Tx,
  config: Config,
  invitation: Pick<Invitation, 'id' | 'email' | 'fullName'>,
  { installer, now }: { installer: string; now: Date },
): Promise<void> {
  const subject = invitation.id;
  const token = await mintUnboundLink(tx, { purpose: 'applicant_creation', subject, now });
  await queueMail(tx, config, applicantInvitation(config, invitation, installer, token));
}

export function applicantInvitation(
  config: Config,
  to: Addressee,
  installer: string,
  token: string,
) {
  const { mailTitle, mailText, mailHow } = relationWords.applicantInvitations;
  return letter(config, to, say(mailTitle, { installer }), [
    say(mailText, { installer, brand: config.brand }),
    say(mailHow),
    link(`${config.publicUrl}${href('applicantCreation', { token })}`),
    '',
    ignore,
  ]);
}
