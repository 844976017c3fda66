import { href } from '@contract/kernel/screens';
import { peopleWords } from '@contract/locales/es-MX/people/server';
import type { Config } from '@server/config';
import type { Tx } from '@server/db/connection';
import {
  ignore,
  isAddressInUse,
  letter,
  mintUnboundLink,
  unconfirmed,
} from '@server/features/identity';
import { link, queueMail, say } from '@server/features/platform';
import { type Agent, wasAgent } from './repository';

/**
 * Mails an invitation. Who invites is answered alike for every address, with an account or without: that one has an
 * account, which a seller's cannot be, stands in the mail, which its owner alone reads.
 */
export async function sendInvitation(
  tx: Tx,
  config: Config,
  agent: Pick<Agent, 'id' | 'email'>,
  now: Date,
): Promise<void> {
  // Made also where it is not sent: the links before it end, and both answers take the same time.
  const token = await mintUnboundLink(tx, { purpose: 'agent_activation', subject: agent.id, now });
  const isTaken = await isAddressInUse(tx, agent.email, (userId) => wasAgent(tx, userId));
  const mail = isTaken
    ? agentAddressInUse(config, agent.email)
    : agentInvitation(config, agent.email, token);
  await queueMail(tx, config, mail);
}

export function agentInvitation(config: Config, email: string, token: string) {
  const { invited, invitedText, invitedHow } = peopleWords.agents.mail;
  return letter(config, unconfirmed(email), say(invited), [
    say(invitedText, { brand: config.brand }),
    say(invitedHow),
    link(`${config.publicUrl}${href('agentActivation', { token })}`),
    '',
    ignore,
  ]);
}

export function agentAddressInUse(config: Config, email: string) {
  const { invited, inUse, inUseHow } = peopleWords.agents.mail;
  return letter(config, unconfirmed(email), say(invited), [
    say(inUse, { brand: config.brand }),
    say(inUseHow),
    '',
    ignore,
  ]);
}
