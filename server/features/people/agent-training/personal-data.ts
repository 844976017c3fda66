import { quizWords } from '@contract/locales/es-MX/people/agent-training';
import type { QuizAnswers } from '@contract/people/agent-training';
import { agentTrainings } from '@server/db/schema/people-work';
import { texts } from '@server/i18n';
import { eq } from 'drizzle-orm';
import type { PersonalData } from '../../personal-data';

interface Asked {
  text: string;
  options: Readonly<Record<string, string>>;
}
const asked = new Map<string, Asked>(Object.entries(texts(quizWords)));

/** Questions and answers in words: those of today, whose version may be another than the one that was answered. */
const inWords = (answers: QuizAnswers) =>
  Object.entries(answers).map(([question, answer]) => ({
    question: asked.get(question)?.text ?? question,
    answer: asked.get(question)?.options[answer] ?? answer,
  }));

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
        answers: answers && inWords(answers),
        passed,
        at,
      })),
    };
  },
};
