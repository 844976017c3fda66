import { toCentavos } from '@contract/kernel/fields/centavos';
import type { Day } from '@contract/kernel/fields/day';
import { loans, projects } from '@server/db/schema/credit';
import { programUsers } from '@server/db/schema/people';
import { zones } from '@server/db/schema/program';
import { asc, eq } from 'drizzle-orm';
import type { testApi } from './api';
import { creditStory } from './credit';
import { present } from './present';

/** Programs of two zones with their people, and projects and credits that are put into them as a test needs them. */
export async function programOfTwoZones(api: Awaited<ReturnType<typeof testApi>>) {
  const story = await creditStory(api);
  const asked = await story.ask();
  const [like] = await api.db.select().from(projects).where(eq(projects.id, asked));
  const { id: _id, folio: _folio, ...common } = present(like);
  /** No folio is the beginning of another, as none of the product is. */
  let serial = 1000;

  /** A program of its own: who reaches all of it, an executive of all and one of the north alone. */
  async function world() {
    const programId = await api.program(['Centro', 'Norte']);
    const places = await api.db
      .select()
      .from(zones)
      .where(eq(zones.programId, programId))
      .orderBy(asc(zones.name));
    const [centre, north] = places.map(({ id }) => id);
    const admin = await api.person('program_administrator', { programId });
    const one = await api.person('program_executive_manager', { programId, fullName: 'Ana Luna' });
    const local = await api.person('program_executive_manager', { programId, fullName: 'Bea Sol' });
    await api.db
      .update(programUsers)
      .set({ zoneIds: [present(north)] })
      .where(eq(programUsers.userId, local.userId));
    return { programId, admin, one, local, centre: present(centre), north: present(north) };
  }

  /** A request like any other but for what it is told to be. */
  async function project(its: Partial<typeof projects.$inferInsert>): Promise<string> {
    serial += 1;
    const [row] = await api.db
      .insert(projects)
      .values({ ...common, folio: `FIG-${serial}`, ...its })
      .returning();
    return present(row).id;
  }

  /** A credit of a project, delivered on a day or not yet. */
  async function loan(projectId: string, deliveredOn: Day | null, cents = 1_200_000) {
    const [row] = await api.db
      .insert(loans)
      .values({
        projectId,
        applicantId: common.applicantId,
        status: 'approved',
        principalCents: toCentavos(cents),
        annualRateBp: 2000,
        lateRateBp: 4000,
        termMonths: 12,
        openingFeeBp: 300,
        vatBp: 1600,
        riskGrade: 'B',
        approvedBy: story.staff.userId,
        approvedAt: api.clock.now,
      })
      .returning();
    const { id } = present(row);
    if (deliveredOn) {
      await api.db.update(loans).set({ disbursedOn: deliveredOn }).where(eq(loans.id, id));
    }
    return id;
  }

  return { story, world, project, loan };
}
