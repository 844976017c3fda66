import type { Tx } from '@server/db/connection';
import { zones } from '@server/db/schema/program';
import { inArray, sql } from 'drizzle-orm';
import { coverOf, inWords, setCover } from './municipalities';
import { addZones, createdZone, type ZoneChange, zonesOf } from './repository';
import type { readZones } from './rules';

/** A program's zones, with what each covers. */
export async function coveringZones(tx: Tx, programId: string) {
  const rows = await zonesOf(tx, programId);
  const covered = await coverOf(
    tx,
    rows.map(({ id }) => id),
  );
  return rows.map((zone) => ({ ...zone, municipalities: covered.get(zone.id) ?? [] }));
}

/** Adds the zones of a file and makes those that were there cover what it says; answers what changed, for their history. */
export async function takeIn(
  tx: Tx,
  programId: string,
  { fresh, changed }: Pick<ReturnType<typeof readZones>, 'fresh' | 'changed'>,
): Promise<ZoneChange[]> {
  const added = await addZones(tx, programId, fresh);
  const idOf = new Map(added.map(({ name, id }) => [name, id]));
  const covering = [
    ...fresh.map(({ name, municipalities }) => ({
      zoneId: idOf.get(name) ?? '',
      before: [],
      municipalities,
    })),
    ...changed.map(({ zone, municipalities }) => ({
      zoneId: zone.id,
      before: zone.municipalities,
      municipalities,
    })),
  ].filter(({ municipalities }) => municipalities.length > 0);
  await setCover(tx, covering);
  // Who has an older form of one of them open is told when they save it.
  await tx
    .update(zones)
    .set({ version: sql`${zones.version} + 1` })
    .where(
      inArray(
        zones.id,
        changed.map(({ zone }) => zone.id),
      ),
    );
  return [
    ...added.map(createdZone),
    ...covering.map(({ zoneId, before, municipalities }) => ({
      zoneId,
      act: 'covered' as const,
      from: inWords(before),
      to: inWords(municipalities),
    })),
  ];
}
