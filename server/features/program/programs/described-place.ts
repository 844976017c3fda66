import type { ProgramPlace } from '@contract/program/places';
import type { Db, Tx } from '@server/db/connection';
import { programs, zones } from '@server/db/schema/program';
import { eq } from 'drizzle-orm';

/** A program and zone by name; null of none. */
export async function describePlace(
  db: Db | Tx,
  { programId, zoneId }: { programId: string | null; zoneId: string | null },
): Promise<ProgramPlace> {
  if (!programId) return null;
  const [program] = await db.select().from(programs).where(eq(programs.id, programId));
  const [zone] = zoneId ? await db.select().from(zones).where(eq(zones.id, zoneId)) : [];
  return (
    (program && {
      program_id: program.id,
      program: program.name,
      zone_id: zone?.id ?? null,
      zone: zone?.name ?? null,
    }) ??
    null
  );
}

/** The same in words: "Frío Eficiente / León". */
export const placeInWords = (place: ProgramPlace): string =>
  [place?.program, place?.zone].filter(Boolean).join(' / ');
