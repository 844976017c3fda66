import * as z from 'zod';
import { line } from '../kernel/fields/line';
import { postalCode } from '../kernel/fields/postal-code';

/** The address of the installation (the specification's fg_location), as the applicant gives it. */
export const newSite = z.strictObject({
  street: line(120),
  neighbourhood: line(80),
  municipality: line(80),
  state: line(40),
  postal_code: postalCode,
});

export const site = z.object({
  id: z.string(),
  street: z.string(),
  neighbourhood: z.string(),
  municipality: z.string(),
  state: z.string(),
  postal_code: z.string(),
});
