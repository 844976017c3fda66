import { agents } from '@contract/people/agents';
import { investorContracts as contract } from '@contract/people/investor-contract';
import { registrations } from '@contract/people/registrations';
import { riskAcknowledgements as risk } from '@contract/people/risk-acknowledgements';
import { suppliers } from '@contract/people/suppliers';
import { rightAnswers } from '@server/features/people';
import { DEMO_PASSWORD } from './accounts';
import { documentedCompany } from './demo-acts';
import { type Person, staff } from './demo-cast';
import type { Life } from './demo-days';
import { goThroughOnboarding } from './demo-onboarding';
import type { Installer } from './demo-town';
import type { StoryPlayer } from './story-player';

const AT_ONCE = 16;

/** Comes in by the front door: registers, and activates the account with the link of the mail. */
async function register(player: StoryPlayer, { role, name, email }: Person, person_type: number) {
  await player.callUnknown(email, registrations.create, {
    body: { type: role, full_name: name, email, person_type, terms: true },
  });
  const token = await player.linkTo(email);
  await player.callUnknown(email, registrations.activate, {
    body: { token, password: DEMO_PASSWORD },
  });
  if (role === 'investor') await signUp(player, { role, name, email });
}

/** An investor says that they know the risks and signs their contract, before any money is committed. */
async function signUp(player: StoryPlayer, investor: Person) {
  const { text_sha256 } = await player.call(investor, risk.show);
  await player.call(investor, risk.answer, { body: { text_sha256, answers: rightAnswers } });
  const { sha256 } = await player.call(investor, contract.show);
  await player.call(investor, contract.sign, { body: { sha256 } });
}

/** Many come on one day. */
export async function* arrive(player: StoryPlayer, people: readonly Person[], day: number): Life {
  yield day;
  // Together, since a registration takes its time by design; so many that no lock is waited for too long.
  const queue = people.values();
  const come = async () => {
    for (const each of queue) await register(player, each, each.role === 'supplier' ? 0 : 1);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, come));
}

interface Way {
  /** Days before today. */
  comes: number;
  /** Another number for each. */
  serial: number;
}

/** A company is verified by staff, and invites those who sell for it. */
export async function* installerComes(
  player: StoryPlayer,
  company: Installer,
  { comes, serial }: Way,
): Life {
  yield comes;
  await documentedCompany(player, company);
  await goThroughOnboarding(
    player,
    { ...company, role: 'supplier' },
    { serial, clabe: company.clabe, isCompany: true },
  );
  await player.call(company, suppliers.request);
  yield comes - 1;
  const { items } = await player.call(staff, suppliers.list, { query: { q: company.name } });
  const params = { supplierId: items[0]?.id ?? '' };
  await player.call(staff, suppliers.verify, {
    params,
    body: { reason: 'Papeles completos y referencias comprobadas.' },
  });
  yield comes - 10;
  for (const seller of company.sellers) {
    await player.call(company, agents.create, {
      body: { full_name: seller.name, email: seller.email },
    });
    const token = await player.linkTo(seller.email);
    await player.callUnknown(seller.email, agents.activate, {
      body: { token, password: DEMO_PASSWORD, terms: true },
    });
  }
}
