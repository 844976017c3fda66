import { share, sharesProblem } from '@contract/people/beneficiaries';
import * as z from 'zod';

const shares = z.record(z.string(), share);

/** Shares by person's id, which add up to 100. */
export const sharesSchema = z.strictObject({ shares }).superRefine((values, context) => {
  const problem = sharesProblem(Object.values(values.shares));
  if (problem) context.addIssue({ code: 'custom', path: ['total'], message: problem });
});
