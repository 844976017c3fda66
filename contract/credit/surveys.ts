import * as z from 'zod';
import { endpoint } from '../kernel/endpoint';
import { between } from '../kernel/fields/between';
import { day } from '../kernel/fields/day';
import { email } from '../kernel/fields/email';
import { oneTimeToken } from '../kernel/fields/one-time-token';
import { selection } from '../kernel/fields/selection';
import { plainText } from '../kernel/fields/text';
import { listOf, listQuery } from '../kernel/list';

/** What may have weighed most in an answer. */
export const surveyReasons = [
  'price',
  'attention',
  'time',
  'quality',
  'information',
  'process',
] as const;
export type SurveyReason = (typeof surveyReasons)[number];

export const MOST_REASONS = 3;
export const MOST_COMMENT = 500;
export const RECOMMEND = { min: 0, max: 10 } as const;
export const STARS = { min: 1, max: 5 } as const;

/** What a person says of their installation, once a project. */
export const surveyAnswer = z.strictObject({
  /** How likely they are to recommend it; 9 and 10 promote, 0 to 6 detract. */
  recommend: between(RECOMMEND.min, RECOMMEND.max),
  quality: between(STARS.min, STARS.max),
  timing: between(STARS.min, STARS.max),
  reasons: selection(surveyReasons, MOST_REASONS),
  comment: plainText(MOST_COMMENT).optional(),
  /** Kept without whose it is and of which project. */
  anonymous: z.boolean(),
});

/** What is asked about. */
const about = { product_id: z.number(), installer: z.string() };
const params = z.strictObject({ projectId: z.uuid() });
const done = z.object({ ok: z.literal(true) });

const answerItem = z.object({
  id: z.string(),
  /** Of an anonymous answer the first day of its month. */
  answered_on: day,
  /** These are null of an anonymous answer. */
  project_id: z.string().nullable(),
  folio: z.string().nullable(),
  installer_id: z.string().nullable(),
  installer: z.string().nullable(),
  recommend: z.number(),
  quality: z.number(),
  timing: z.number(),
  reasons: z.array(z.enum(surveyReasons)),
  comment: z.string().nullable(),
});
export type SurveyItem = z.infer<typeof answerItem>;

export const surveys = {
  show: endpoint({
    method: 'GET',
    path: '/api/v1/projects/:projectId/survey',
    can: 'surveys.create',
    params,
    response: z.object({ ...about, state: z.enum(['early', 'open', 'answered']) }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/v1/projects/:projectId/survey',
    can: 'surveys.create',
    restriction: 'open',
    audit: { action: 'surveys.create', object: 'surveys' },
    impersonation: 'refused',
    params,
    body: surveyAnswer,
    response: done,
  }),
  /** Uses the mailed link: what it asks about, and a pass with which it is answered. */
  redeem: endpoint({
    method: 'POST',
    path: '/api/v1/surveys/redeem',
    can: 'public',
    limit: 'attempts',
    body: z.strictObject({ token: oneTimeToken }),
    response: z.object({ pass: z.string(), expires_at: z.iso.datetime(), ...about }),
  }),
  answer: endpoint({
    method: 'POST',
    path: '/api/v1/surveys/answer',
    can: 'public',
    limit: 'attempts',
    body: surveyAnswer.extend({ pass: oneTimeToken }),
    response: done,
  }),
  /** Mails another link to who has a survey to answer; the same answer for every address. */
  askAnew: endpoint({
    method: 'POST',
    path: '/api/v1/surveys/links',
    can: 'public',
    limit: 'mail',
    body: z.strictObject({ email }),
    response: z.object({ message: z.string() }),
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/v1/survey-answers',
    can: 'surveys.list',
    query: listQuery(['answered_on', 'recommend'], {
      recommend: z.coerce.number().pipe(between(RECOMMEND.min, RECOMMEND.max)).optional(),
    }),
    response: listOf(answerItem),
  }),
  summary: endpoint({
    method: 'GET',
    path: '/api/v1/survey-answers/summary',
    can: 'surveys.list',
    response: z.object({
      asked: z.int(),
      answered: z.int(),
      /** Share of who promotes less share of who detracts, −100 to 100; null before the first answer, as the averages. */
      nps: z.int().nullable(),
      quality: z.number().nullable(),
      timing: z.number().nullable(),
    }),
  }),
} as const;
