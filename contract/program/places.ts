import * as z from 'zod';
import { reason } from '../kernel/fields/reason';
import { version } from '../kernel/fields/version';

/** A program and the zone of it, by name too; null of none. */
export const programPlace = z
  .object({
    program_id: z.string(),
    program: z.string(),
    zone_id: z.string().nullable(),
    zone: z.string().nullable(),
  })
  .nullable();

export type ProgramPlace = z.infer<typeof programPlace>;

/** Where something is put, and why; null for in no program, and in no zone of it. */
export const placeInput = z.strictObject({
  program_id: z.uuid().nullable(),
  zone_id: z.uuid().nullable(),
  reason,
  version,
});

export type PlaceInput = z.infer<typeof placeInput>;
