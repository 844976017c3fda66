import { agentTrainings } from '@server/db/schema/people-work';
import { eq } from 'drizzle-orm';
import type { PersonalData } from '../../personal-data';

/** What a seller accepted and answered: evidence, which stays when the account is closed. */
export const agentTrainingData: PersonalData = {
  async collect(db, { userId }) {
    const rows = await db
      .select()
      .from(agentTrainings)
      .where(eq(agentTrainings.userId, userId))
      .orderBy(agentTrainings.id);
    return {
      agent_training: rows.map(({ part, version, textHash, answers, passed, at }) => ({
        part,
        version,
        text_sha256: textHash,
        answers,
        passed,
        at,
      })),
    };
  },
};
