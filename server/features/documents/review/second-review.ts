import { createHash } from 'node:crypto';
import { dayInMexicoCity } from '@contract/kernel/fields/day';
import type { Tx } from '@server/db/connection';
import { projects } from '@server/db/schema/credit';
import { applicants } from '@server/db/schema/people';
import { settingOrFirst } from '@server/features/platform';
import { and, eq, notInArray, sql } from 'drizzle-orm';
import { isDrawn } from './rules';

interface Reviewed {
  id: string;
  sha256: string;
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
  const rate = await settingOrFirst(tx, 'second_review_rate', day);
  const digest = createHash('sha256').update(`${document.sha256}/${document.id}`).digest('hex');
  if (isDrawn(digest, rate)) return true;
  const from = await settingOrFirst(tx, 'second_review_amount', day);
  return (await amountAtStake(tx, document)) >= from;
}

/** The credit that a document travels with; of a person's own, the largest that they ask for or owe. */
async function amountAtStake(tx: Tx, { userId, projectId }: Reviewed): Promise<number> {
  const largest = { cents: sql<string | null>`max(${projects.amountCents})` };
  const [row] = projectId
    ? await tx.select(largest).from(projects).where(eq(projects.id, projectId))
    : await tx
        .select(largest)
        .from(projects)
        .innerJoin(applicants, eq(applicants.id, projects.applicantId))
        .where(
          and(
            sql`${applicants.userId} = ${userId}`,
            notInArray(projects.status, ['rejected', 'cancelled', 'not_funded', 'settled']),
          ),
        );
  return Number(row?.cents ?? 0);
}
