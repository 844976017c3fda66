import type { QuizAnswers, QuizQuestion } from '@contract/people/agent-training';

/** What the code of conduct asks for, question by question; it never leaves the server. */
const right: QuizAnswers = {
  cash: 'clabe',
  codes: 'himself',
  savings: 'estimate',
  photos: 'remove',
  evidence: 'back',
};

const isQuestion = (name: string): name is QuizQuestion => name in right;

/** Questions that were answered against the code of conduct. */
export const wrongAnswers = (answers: QuizAnswers): QuizQuestion[] =>
  Object.keys(right)
    .filter(isQuestion)
    .filter((question) => answers[question] !== right[question]);
