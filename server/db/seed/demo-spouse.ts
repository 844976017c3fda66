import { contractSigning } from '@contract/credit/contract-signing';
import { contractSigners } from '@server/db/schema/credit-contract-signers';
import type { Person } from './demo-cast';
import { factsOf } from './demo-facts';
import type { StoryPlayer } from './story-player';

const spouses = ['Elena Cob Uc', 'Raúl Dzul May'] as const;

/** The spouse of an applicant, by the number of their credit. */
function spouseOf(serial: number) {
  const name = spouses[serial % spouses.length] ?? spouses[0];
  const { phone } = factsOf(name, 910 + serial);
  return { full_name: name, email: `conyuge.${serial}@demo.mx`, phone };
}

/** An applicant said who signs their contract with them. */
export async function spouseJoins(
  player: StoryPlayer,
  applicant: Person,
  of: { projectId: string; serial: number },
) {
  const { full_name: fullName, ...contact } = spouseOf(of.serial);
  const { now: createdAt } = player.clock;
  const namedBy = await player.userIdOf(applicant);
  const named = { projectId: of.projectId, party: 'spouse' as const, fullName, ...contact };
  await player.db.insert(contractSigners).values({ ...named, namedBy, createdAt });
}

/** They sign on their telephone, by the link that they were sent. */
export async function spouseSigns(player: StoryPlayer, serial: number) {
  const { email, phone } = spouseOf(serial);
  const opened = await player.callUnknown(email, contractSigning.redeem, {
    body: { token: await player.linkTo(email) },
  });
  if (opened.state !== 'pending') throw new Error('Demo: a link that was just sent is open');
  const { pass, sha256 } = opened;
  const channel = 'sms' as const;
  await player.callUnknown(email, contractSigning.requestNip, { body: { pass, channel } });
  const code = await player.codeTo(phone);
  await player.callUnknown(email, contractSigning.sign, {
    body: { pass, sha256, code, accepted: true, place: null },
  });
}
