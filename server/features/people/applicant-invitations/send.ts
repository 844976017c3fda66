import { href } from '@contract/kernel/screens';
import { relationWords } from '@contract/locales/es-MX/people/relations-server';
import type { Config } from '@server/config';
import type { Tx } from '@server/db/connection';
import { ignore, letter, mintUnboundLink } from '@server/features/identity';
import { queueMail } from '@server/features/platform';
import { t } from '@server/i18n';
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
  const { mailTitle, mailText, mailHow } = relationWords.applicantInvitations;
  await queueMail(
    tx,
    config,
    letter(config, invitation, t(mailTitle, { installer }), [
      t(mailText, { installer, brand: config.brand }),
      t(mailHow),
      `${config.publicUrl}${href('applicantCreation', { token })}`,
      '',
      ignore,
    ]),
  );
}
