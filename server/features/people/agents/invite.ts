import { href } from '@contract/kernel/screens';
import { peopleWords } from '@contract/locales/es-MX/people/server';
import type { Config } from '@server/config';
import type { Tx } from '@server/db/connection';
import { type Addressee, ignore, letter, mintUnboundLink } from '@server/features/identity';
import { link, queueMail, say } from '@server/features/platform';
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
  await queueMail(tx, config, agentInvitation(config, agent, installer, token));
}

export function agentInvitation(config: Config, to: Addressee, installer: string, token: string) {
  const { invited, invitedText, invitedHow } = peopleWords.agents.mail;
  return letter(config, to, say(invited, { installer }), [
    say(invitedText, { installer, brand: config.brand }),
    say(invitedHow),
    link(`${config.publicUrl}${href('agentActivation', { token })}`),
    '',
    ignore,
  ]);
}
