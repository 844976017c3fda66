import { href } from '@contract/kernel/screens';
import { peopleWords } from '@contract/locales/es-MX/people/server';
import type { Config } from '@server/config';
import type { Tx } from '@server/db/connection';
import {
  type Addressee,
  ignore,
  isAddressInUse,
  letter,
  mintUnboundLink,
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
  agent: Pick<Agent, 'id' | 'email' | 'fullName'>,
  { installer, now }: { installer: string; now: Date },
): Promise<void> {
  // Made also where it is not sent: the links before it end, and both answers take the same time.
  const token = await mintUnboundLink(tx, { purpose: 'agent_activation', subject: agent.id, now });
  const isTaken = await isAddressInUse(tx, agent.email, (userId) => wasAgent(tx, userId));
  const mail = isTaken
    ? agentAddressInUse(config, agent, installer)
    : agentInvitation(config, agent, installer, token);
  await queueMail(tx, config, mail);
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

export function agentAddressInUse(config: Config, to: Addressee, installer: string) {
  const { invited, inUse, inUseHow } = peopleWords.agents.mail;
  return letter(config, to, say(invited, { installer }), [
    say(inUse, { installer, brand: config.brand }),
    say(inUseHow, { installer }),
    '',
    ignore,
  ]);
}
