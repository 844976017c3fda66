import * as z from 'zod';
import { endpoint } from '../kernel/endpoint';
import { said } from '../kernel/words';
import { fieldMessage } from '../locales/es-MX/kernel/field-messages';
import type { quizWords } from '../locales/es-MX/people/agent-training';

/** Counts up with every change of the code of conduct. */
export const CONDUCT_VERSION = '1';

/** Questions and what can be answered; which answer is right is the server's alone. */
export const quiz = {
  cash: ['take', 'clabe', 'receipt'],
  codes: ['himself', 'write', 'keep'],
  savings: ['promise', 'most', 'estimate'],
  photos: ['keep', 'remove', 'share'],
  evidence: ['back', 'other', 'skip'],
} as const satisfies {
  [Q in keyof typeof quizWords]: readonly (keyof (typeof quizWords)[Q]['options'])[];
};

export type QuizQuestion = keyof typeof quiz;

const missing = { error: said(fieldMessage.required) };

const answers = z.strictObject({
  cash: z.enum(quiz.cash, missing),
  codes: z.enum(quiz.codes, missing),
  savings: z.enum(quiz.savings, missing),
  photos: z.enum(quiz.photos, missing),
  evidence: z.enum(quiz.evidence, missing),
});

export type QuizAnswers = z.infer<typeof answers>;

const training = z.object({
  conduct_accepted_at: z.iso.datetime().nullable(),
  quiz_passed_at: z.iso.datetime().nullable(),
});

/** What a seller learns before selling: the code of conduct, and a quiz about it. */
export const agentTrainings = {
  show: endpoint({
    method: 'GET',
    path: '/api/v1/agent-training',
    can: 'agent-onboarding.edit',
    response: training,
  }),
  acceptConduct: endpoint({
    method: 'POST',
    path: '/api/v1/agent-training/conduct',
    can: 'agent-onboarding.edit',
    audit: { action: 'agent-training.accept', object: 'users' },
    impersonation: 'refused',
    body: z.strictObject({ version: z.literal(CONDUCT_VERSION) }),
    response: training,
  }),
  answerQuiz: endpoint({
    method: 'POST',
    path: '/api/v1/agent-training/quiz',
    can: 'agent-onboarding.edit',
    audit: { action: 'agent-training.answer', object: 'users' },
    impersonation: 'refused',
    body: answers,
    response: training,
  }),
} as const;
