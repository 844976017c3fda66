import { href } from '@contract/kernel/screens';
import { peopleWords } from '@contract/locales/es-MX/people/server';
import type { Config } from '@server/config';
import type { Tx } from '@server/db/connection';
import { ignore, letter, mintUnboundLink } from '@server/features/identity';
import { queueMail } from '@server/features/platform';
import { t } from '@server/i18n';
import type { Agent } from './repository';

/**
 * Mails an invitation. It goes to every address alike, with an account or without: what its owner may do
 * with it is found out when the link is used, where only the mailbox's owner reads the answer.
 */
export async function sendInvitation(
  tx: Tx,
  config: Config,
  agent: Pick<Agent, 'id' | 'email' | 'fullName'>,
  { installer, now }: { installer: string; now: Date },
): Promise<void> {
  const token = await mintUnboundLink(tx, { purpose: 'agent_activation', subject: agent.id, now });
  const { invited, invitedText, invitedHow } = peopleWords.agents.mail;
  await queueMail(
    tx,
    config,
    letter(config, agent, t(invited, { installer }), [
      t(invitedText, { installer, brand: config.brand }),
      t(invitedHow),
      `${config.publicUrl}${href('agentActivation', { token })}`,
      '',
      ignore,
    ]),
  );
}
