import { createHash } from 'node:crypto';
import { closedStatuses } from '@contract/credit/project-states';
import { dayInMexicoCity } from '@contract/kernel/fields/day';
import type { Tx } from '@server/db/connection';
import { projects } from '@server/db/schema/credit';
import { coObligors } from '@server/db/schema/credit-co-obligors';
import type { OwnerTable } from '@server/db/schema/documents';
import { applicants } from '@server/db/schema/people';
import { settingsOrFirst } from '@server/features/platform';
import { and, eq, inArray, notInArray, sql } from 'drizzle-orm';
import { isDrawn } from './rules';

interface Reviewed {
  id: string;
  sha256: string;
  ownerTable: OwnerTable;
  ownerId: string;
  userId: string | null;
  projectId: string | null;
}

/**
 * Whether a verification takes two people: of a credit from the amount of the setting on, and of those that the
 * sample draws. The draw comes from the bytes and the id that the server gave, so that neither who brings a
 * document nor who reviews it can choose.
 */
export async function needsSecond(tx: Tx, document: Reviewed, now: Date): Promise<boolean> {
  const day = dayInMexicoCity(now);
  const rules = await settingsOrFirst(tx, ['second_review_rate', 'second_review_amount'], day);
  const digest = createHash('sha256').update(`${document.sha256}/${document.id}`).digest('hex');
  if (isDrawn(digest, rules('second_review_rate'))) return true;
  return (await amountAtStake(tx, document)) >= rules('second_review_amount');
}

/** Of the credit that a document travels with or that its co-obligor answers for; of a person's own, the largest that they ask for or owe. */
async function amountAtStake(tx: Tx, document: Reviewed): Promise<number> {
  const [row] = await tx
    .select({ cents: sql<string | null>`max(${projects.amountCents})` })
    .from(projects)
    .where(creditsBehind(tx, document));
  return Number(row?.cents ?? 0);
}

function creditsBehind(tx: Tx, { ownerTable, ownerId, userId, projectId }: Reviewed) {
  if (projectId) return eq(projects.id, projectId);
  if (ownerTable === 'co_obligors') {
    const answeredFor = tx
      .select({ id: coObligors.projectId })
      .from(coObligors)
      .where(eq(coObligors.id, ownerId));
    return inArray(projects.id, answeredFor);
  }
  const own = tx
    .select({ id: applicants.id })
    .from(applicants)
    .where(sql`${applicants.userId} = ${userId}`);
  return and(inArray(projects.applicantId, own), notInArray(projects.status, [...closedStatuses]));
}
