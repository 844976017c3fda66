import * as z from 'zod';

/** A number in an answer; another server may write it as text. */
export const answeredNumber = z.union([
  z.number(),
  z
    .string()
    .regex(/^-?\d+(\.\d+)?$/)
    .transform(Number),
]);
