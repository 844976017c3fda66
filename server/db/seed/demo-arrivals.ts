import { agents } from '@contract/people/agents';
import { suppliers } from '@contract/people/suppliers';
import { type Db, inTransaction } from '@server/db/connection';
import { createUser } from '@server/features/identity';
import { acceptLegalTextsOfAll, createMembership } from '@server/features/people';
import { type AuditEntry, auditAll } from '@server/features/platform';
import { joinsProgram, verifiedByStaff } from './demo-acts';
import type { Paid, Person } from './demo-cast';
import type { Life } from './demo-days';
import { onboardAtOnce } from './demo-onboarding';
import { CHOSEN_PASSWORD, giveDemoPassword, replaceChosenPassword } from './demo-password';
import { joinByInvitation } from './demo-prospects';
import { type Installer, installerNames } from './demo-town';
import { readyInvestor } from './ready-investor';
import type { StoryPlayer } from './story-player';

/** Where those who come open their accounts. */
export interface Town {
  db: Db;
  brand: string;
  /** Applicants who come by a program's invitation. */
  won: readonly Person[];
}

/** Many come on one day: their accounts are opened, and investors sign up before any money is committed. */
export async function* arrive(
  player: StoryPlayer,
  { db, brand, won }: Town,
  people: readonly Paid[],
  day: number,
): Life {
  yield day;
  const { now } = player.clock;
  await inTransaction(db, async (tx) => {
    const entries: AuditEntry[] = [];
    const arrived: string[] = [];
    for (const person of people) {
      const { role, name, email, isCompany = false } = person;
      if (won.includes(person)) continue;
      if (role !== 'client' && role !== 'investor' && role !== 'supplier') continue;
      const user = await createUser(tx, {
        email,
        fullName: name,
        personType: isCompany ? 0 : 1,
        password: null,
        status: 'active',
        termsAcceptedAt: now,
        createdAt: now,
      });
      arrived.push(user.id);
      await createMembership(tx, user, role);
      // A company signs later, by who represents it.
      if (role === 'investor' && !isCompany) await readyInvestor(tx, user, brand, now);
      const entry = { at: now, userId: user.id, object: 'users', objectId: user.id } as const;
      entries.push({ ...entry, action: 'registrations.create', details: { type: role } });
      await player.signIn(tx, user.id, { email, role });
    }
    await acceptLegalTextsOfAll(tx, { userIds: arrived, ip: '127.0.0.1', now });
    await giveDemoPassword(tx);
    await auditAll(tx, entries);
  });
  for (const person of people) if (won.includes(person)) await joinByInvitation(player, person);
  await onboardMany(player, people, day);
}

/** So many at once that no connection is waited for too long. */
const AT_ONCE = 4;
/** One of so many has no files yet. */
const STUCK = 6;

/** Those who come for themselves give their data; some are left half-way. */
async function onboardMany(player: StoryPlayer, people: readonly Paid[], day: number) {
  const queue = people.entries();
  const come = async () => {
    for (const [i, { role, clabe, isCompany = false, ...each }] of queue) {
      if (role !== 'client' && role !== 'investor') continue;
      const way = { serial: 1_000 + day * 2 + i, hasFiles: i % STUCK !== STUCK - 1, isCompany };
      await onboardAtOnce(
        player,
        { ...each, role },
        { ...way, ...(role === 'investor' && { clabe }) },
      );
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, come));
}

interface Way {
  /** Days before today. */
  comes: number;
  /** Another number for each. */
  serial: number;
}

/** Those that install for the program. */
const forProgram: readonly string[] = installerNames.slice(0, 3);

/** What tells a seller's data from those of the companies, by their numbers. */
const SELLERS = 200;

/** A company is verified by staff, and invites those who sell for it, who give their own data. */
export async function* installerComes(
  player: StoryPlayer,
  company: Installer,
  { comes, serial }: Way,
): Life {
  yield comes;
  await onboardAtOnce(
    player,
    { ...company, role: 'supplier' },
    { serial, clabe: company.clabe, isCompany: true, hasFiles: true },
  );
  await player.call(company, suppliers.request);
  yield comes - 1;
  const supplierId = await verifiedByStaff(player, company);
  if (forProgram.includes(company.name)) await joinsProgram(player, supplierId);
  yield comes - 10;
  for (const [i, seller] of company.sellers.entries()) {
    await player.call(company, agents.create, {
      body: { full_name: seller.name, email: seller.email },
    });
    const token = await player.linkTo(seller.email);
    await player.callUnknown(seller.email, agents.activate, {
      body: { token, password: CHOSEN_PASSWORD, terms: true },
    });
    await replaceChosenPassword(player.db, seller.email);
    await onboardAtOnce(
      player,
      { ...seller, role: 'supplier_agent' },
      { serial: serial + SELLERS + i * 10, hasFiles: true },
    );
  }
}
