import type { ConditionItem } from '@contract/credit/decisions';
import type { ProjectStatus } from '@contract/credit/project-states';
import { decisionWords } from '@contract/locales/es-MX/credit/decisions';
import type { Db, Tx } from '@server/db/connection';
import { creditConditions } from '@server/db/schema/credit-committee';
import { users } from '@server/db/schema/identity';
import type { Vault } from '@server/db/vault';
import { identityColumns } from '@server/features/people';
import { conflict, notFound, refused } from '@server/http/errors';
import type { Principal } from '@server/http/principal';
import { t } from '@server/i18n';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { ProjectRow } from '../projects/project';
import { assertStillIdentified } from './identity';

type Condition = typeof creditConditions.$inferSelect;

/** What a credit was approved on condition of, in the order in which the committee wrote it. */
export const conditionsOf = (db: Db | Tx, projectId: string): Promise<Condition[]> =>
  db
    .select()
    .from(creditConditions)
    .where(eq(creditConditions.projectId, projectId))
    .orderBy(asc(creditConditions.id));

/** A condition as the contract has it. */
export const describeCondition = ({ id, text, metAt }: Condition): ConditionItem => ({
  id,
  text,
  met_at: metAt?.toISOString() ?? null,
});

/** From the approval until the last signature: then the contract says what holds. */
const markable: readonly ProjectStatus[] = ['approved', 'accepted', 'published', 'to_sign'];

/** Whether conditions are still marked as met, or not, while a credit is in a state. */
export const mayMark = (status: ProjectStatus): boolean => markable.includes(status);

interface Marking {
  projectId: string;
  conditionId: string;
  met: boolean;
  userId: string;
  now: Date;
}

/**
 * Marks a condition as met, or takes that back.
 * @throws AppError not_found · conflict when it is so already
 */
export async function markCondition(tx: Tx, marking: Marking): Promise<Condition> {
  const { projectId, conditionId, met, userId, now } = marking;
  const ofProject = and(
    eq(creditConditions.id, conditionId),
    eq(creditConditions.projectId, projectId),
  );
  const [known] = await tx.select().from(creditConditions).where(ofProject);
  if (!known) throw notFound();
  if ((known.metAt !== null) === met) throw conflict(t(decisionWords.conditionAlready));
  const [marked] = await tx
    .update(creditConditions)
    .set({ metAt: met ? now : null, metBy: met ? userId : null })
    .where(ofProject)
    .returning();
  if (!marked) throw new Error('the condition was not marked');
  return marked;
}

/** The conditions of a credit that are not met. */
export async function openConditions(db: Db | Tx, projectId: string): Promise<string[]> {
  const rows = await db
    .select({ text: creditConditions.text })
    .from(creditConditions)
    .where(and(eq(creditConditions.projectId, projectId), isNull(creditConditions.metAt)))
    .orderBy(asc(creditConditions.id));
  return rows.map(({ text }) => text);
}

/**
 * Refuses what has to wait until all that a credit was approved on condition of is met: its publication, and the
 * signatures of its contract. Who installs is not told which they are.
 * @throws AppError rule
 */
export async function assertConditionsMet(
  tx: Tx,
  projectId: string,
  role: Principal['role'],
): Promise<void> {
  assertNoneOpen(await openConditions(tx, projectId), role);
}

function assertNoneOpen(open: readonly string[], role: Principal['role']): void {
  if (open.length === 0) return;
  throw refused(
    role === 'supplier'
      ? t(decisionWords.conditionsOpenOthers)
      : t(decisionWords.conditionsOpen, { names: open.join('; ') }),
  );
}

/**
 * Refuses to show investors a credit whose conditions are open, or whose applicant is not known any more to be who they
 * are: both asked by one query.
 * @throws AppError rule, naming what is missing
 */
export async function assertPublishable(
  tx: Tx,
  vault: Vault,
  { project, applicantUserId: userId }: ProjectRow,
): Promise<void> {
  const [found] = await tx
    .select({
      identity: identityColumns,
      open: sql<string[]>`array(select c.text from ${creditConditions} c
        where c.project_id = ${project.id} and c.met_at is null order by c.id)`,
    })
    .from(users)
    .where(eq(users.id, userId));
  if (!found) throw new Error('a project has an applicant');
  assertNoneOpen(found.open, 'admin');
  assertStillIdentified(vault, { userId, identity: found.identity }, 'publish');
}
