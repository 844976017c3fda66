import { createHash } from 'node:crypto';
import { agentTraining, conductWords } from '@contract/locales/es-MX/people/agent-training';
import {
  CONDUCT_VERSION,
  agentTrainings as contract,
  type QuizAnswers,
} from '@contract/people/agent-training';
import type { Tx } from '@server/db/connection';
import { agentTrainings } from '@server/db/schema/people-work';
import { AppError } from '@server/http/errors';
import { implement } from '@server/http/implement';
import { t, texts } from '@server/i18n';
import { trainingOf } from './kept';
import { wrongAnswers } from './rules';

export const agentTrainingHandlers = implement(contract, {
  show: ({ db, principal }) => trainingOf(db, principal.userId),

  async acceptConduct({ db, principal, now, record }) {
    const { userId } = principal;
    await add(db, { userId, part: 'conduct', passed: true, at: now });
    await record(userId, { version: CONDUCT_VERSION });
    return trainingOf(db, userId);
  },

  async answerQuiz({ db, principal, now, body, record }) {
    const { userId } = principal;
    const wrong = wrongAnswers(body);
    await add(db, { userId, part: 'quiz', answers: body, passed: wrong.length === 0, at: now });
    await record(userId, { version: CONDUCT_VERSION, passed: wrong.length === 0 });
    if (wrong.length > 0) {
      throw new AppError('rule', t(agentTraining.wrong), {
        fields: Object.fromEntries(wrong.map((name) => [name, t(agentTraining.wrong)])),
        // Each try is kept.
        keepWrites: true,
      });
    }
    return trainingOf(db, userId);
  },
});

interface Training {
  userId: string;
  part: 'conduct' | 'quiz';
  passed: boolean;
  at: Date;
  answers?: QuizAnswers;
}

const textHash = () =>
  createHash('sha256')
    .update(JSON.stringify(texts(conductWords)))
    .digest('hex');

async function add(tx: Tx, training: Training) {
  await tx
    .insert(agentTrainings)
    .values({ ...training, version: CONDUCT_VERSION, textHash: textHash() });
}
