import type { CollectionPerson } from '@contract/credit/collections';
import type { Db, Tx } from '@server/db/connection';
import { installationSites, projects } from '@server/db/schema/credit';
import { coObligors } from '@server/db/schema/credit-co-obligors';
import { users } from '@server/db/schema/identity';
import { applicants } from '@server/db/schema/people';
import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import { timeZoneAt } from './rules';

/** Who owes a credit, and who answers for it beside them: nobody else is asked to pay. */
export async function peopleOf(db: Db | Tx, projectId: string): Promise<CollectionPerson[]> {
  const debtors = await db
    .select({ name: users.fullName, phone: users.phone, email: users.email })
    .from(projects)
    .innerJoin(applicants, eq(applicants.id, projects.applicantId))
    .innerJoin(users, eq(users.id, applicants.userId))
    .where(eq(projects.id, projectId));
  const beside = await db
    .select({ name: coObligors.fullName, phone: coObligors.phone, email: coObligors.email })
    .from(coObligors)
    .where(
      and(
        eq(coObligors.projectId, projectId),
        isNotNull(coObligors.acceptedAt),
        isNull(coObligors.withdrawnAt),
      ),
    );
  return [
    ...debtors.map((each) => ({ party: 'applicant' as const, ...each })),
    ...beside.map((each) => ({ party: 'co_obligor' as const, ...each })),
  ];
}

const hidden = '••••';

/** With the end of the telephone and the mailbox's house alone: enough to know which it is. */
export const masked = ({ phone, email, ...person }: CollectionPerson): CollectionPerson => ({
  ...person,
  phone: phone && `${hidden} ${phone.slice(-4)}`,
  email: `${email.slice(0, 1)}${hidden}${email.slice(email.lastIndexOf('@'))}`,
});

/** The clock that the people of a project live by, as far as its newest site tells. */
export async function clockOf(db: Db | Tx, projectId: string): Promise<string> {
  const [site] = await db
    .select({ postalCode: installationSites.postalCode })
    .from(installationSites)
    .where(eq(installationSites.projectId, projectId))
    .orderBy(desc(installationSites.id))
    .limit(1);
  return timeZoneAt(site?.postalCode ?? null);
}
