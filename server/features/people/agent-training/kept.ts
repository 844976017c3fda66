import { CONDUCT_VERSION } from '@contract/people/agent-training';
import type { Db, Tx } from '@server/db/connection';
import { agentTrainings } from '@server/db/schema/people-work';
import { and, eq, max } from 'drizzle-orm';

/** When a seller accepted the code of conduct of today, and passed the quiz about it. */
export async function trainingOf(db: Db | Tx, userId: string) {
  const rows = await db
    .select({ part: agentTrainings.part, at: max(agentTrainings.at) })
    .from(agentTrainings)
    .where(
      and(
        eq(agentTrainings.userId, userId),
        eq(agentTrainings.version, CONDUCT_VERSION),
        eq(agentTrainings.passed, true),
      ),
    )
    .groupBy(agentTrainings.part);
  const at = (part: 'conduct' | 'quiz') =>
    rows.find((row) => row.part === part)?.at?.toISOString() ?? null;
  return { conduct_accepted_at: at('conduct'), quiz_passed_at: at('quiz') };
}
