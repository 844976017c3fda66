import { surveyAnswer, surveyReasons } from '@contract/credit/surveys';
import * as z from 'zod';

const { recommend, quality, timing, reasons, ...rest } = surveyAnswer.shape;

const score = z
  .string()
  .optional()
  .transform((text) => (text === undefined ? undefined : Number(text)));

const ticked = z
  .record(z.string(), z.boolean())
  .transform((boxes) => surveyReasons.filter((reason) => boxes[reason]));

/** A survey as its form holds it: scores are texts, reasons are boxes. */
export const surveyTyped = z.strictObject({
  ...rest,
  recommend: score.pipe(recommend),
  quality: score.pipe(quality),
  timing: score.pipe(timing),
  reasons: ticked.pipe(reasons),
});
