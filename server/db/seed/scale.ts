import { type Db, inTransaction } from '@server/db/connection';
import { userRoles, users } from '@server/db/schema/identity';
import { programUsers } from '@server/db/schema/people';
import type { Vault } from '@server/db/vault';
import { StartError } from '@server/start-error';
import { and, eq, like } from 'drizzle-orm';
import { Dice } from './random';
import { depositAll, fund, repay } from './scale-money';
import { addPeople, SCALE_MAIL } from './scale-people';
import { addProjects, PROJECTS_AT_ONCE } from './scale-projects';
import { addProspects } from './scale-prospects';

const THOUSAND = 1_000;
/** People for each hundred projects. */
const APPLICANTS = 50;
const INVESTORS = 4;

/**
 * Adds N thousand prospects and N hundred projects with their people and money, for load work: from a
 * fixed seed, so equal databases get equal content (days count back from `now`; ids of ledger entries
 * are new), and a second run adds more. Schedules, fees and the order of
 * payments are the product's own, and money moves through the ledger alone; there are no documents and no
 * contract files.
 * @param report called with the progress, one line at a time.
 */
export async function addScale(
  db: Db,
  vault: Vault,
  scale: number,
  now: Date,
  report: (line: string) => void,
): Promise<void> {
  const cast = await castOf(db);
  await addProspects(db, cast.program, scale * THOUSAND, (done) =>
    report(`prospectos: ${done} de ${scale * THOUSAND}`),
  );
  const hundreds = await db.$count(users, like(users.email, `supplier-%${SCALE_MAIL}`));
  for (let k = 0; k < scale; k += 1) {
    await inTransaction(db, async (tx) => {
      const n = hundreds + k;
      const dice = new Dice(1_000_003 + n);
      const applicants = await addPeople(tx, dice, 'client', {
        from: n * APPLICANTS,
        count: APPLICANTS,
        now,
      });
      const investors = await addPeople(tx, dice, 'investor', {
        from: n * INVESTORS,
        count: INVESTORS,
        now,
      });
      const [supplier] = await addPeople(tx, dice, 'supplier', { from: n, count: 1, now });
      if (!supplier) throw new Error('the supplier was not created');
      const people = { applicants, investors, supplier, staffId: cast.staffId, vault, now };
      await depositAll(tx, dice, people);
      for (const granted of await addProjects(tx, dice, people)) {
        if (granted.project.status === 'accepted') continue;
        const taken = await fund(tx, dice, granted, people);
        if (granted.project.status === 'repaying') await repay(tx, dice, granted, taken, people);
      }
    });
    report(`proyectos: ${(k + 1) * PROJECTS_AT_ONCE} de ${scale * PROJECTS_AT_ONCE}`);
  }
}

/** Who uploads the prospects and who decides on the credits: people that are there already. */
async function castOf(db: Db) {
  const [staff] = await db
    .select({ id: users.id })
    .from(users)
    .innerJoin(userRoles, and(eq(userRoles.role, 'admin'), eq(userRoles.userId, users.id)))
    .orderBy(users.id);
  const [administrator] = await db
    .select({ id: programUsers.programId, uploadedBy: users.id })
    .from(programUsers)
    .innerJoin(users, eq(users.id, programUsers.userId))
    .where(eq(programUsers.role, 'program_administrator'))
    .orderBy(programUsers.id);
  if (!staff || !administrator) {
    throw new StartError(
      'Hacen falta un usuario de backoffice y un administrador de programa: usa una base vacía, que recibe los datos de demostración.',
    );
  }
  return { staffId: staff.id, program: administrator };
}
