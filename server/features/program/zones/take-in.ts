import type { Db, Tx } from '@server/db/connection';
import { zones } from '@server/db/schema/program';
import { inArray, sql } from 'drizzle-orm';
import { coverOf, inWords, setCover } from './municipalities';
import { codesOf, setCodes } from './postal-codes';
import { addZones, createdZone, type ZoneChange, zonesOf } from './repository';
import type { readZones } from './rules';

/** A program's zones, with what each covers. */
export async function coveringZones(db: Db | Tx, programId: string) {
  const rows = await zonesOf(db, programId);
  const ids = rows.map(({ id }) => id);
  const covered = await coverOf(db, ids);
  const codes = await codesOf(db, ids);
  return rows.map((zone) => ({
    ...zone,
    municipalities: covered.get(zone.id) ?? [],
    postalCodes: codes.get(zone.id) ?? [],
  }));
}

/** Adds the zones of a file and makes those that were there cover what it says; answers what changed, for their history. */
export async function takeIn(
  tx: Tx,
  programId: string,
  { fresh, changed }: Pick<ReturnType<typeof readZones>, 'fresh' | 'changed'>,
): Promise<ZoneChange[]> {
  const added = await addZones(tx, programId, fresh);
  const idOf = new Map(added.map(({ name, id }) => [name, id]));
  const nothing = { municipalities: [], postalCodes: [] };
  const all = [
    ...fresh.map((zone) => ({ ...zone, zoneId: idOf.get(zone.name) ?? '', before: nothing })),
    ...changed.map(({ zone, ...covers }) => ({ ...covers, zoneId: zone.id, before: zone })),
  ];
  const covering = all.filter(({ municipalities }) => municipalities.length > 0);
  const coding = all.filter(({ postalCodes }) => postalCodes.length > 0);
  await setCover(tx, covering);
  await setCodes(tx, programId, coding);
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
      from: inWords(before.municipalities),
      to: inWords(municipalities),
    })),
    ...coding.map(({ zoneId, before, postalCodes }) => ({
      zoneId,
      act: 'coded' as const,
      from: inWords(before.postalCodes),
      to: inWords(postalCodes),
    })),
  ].filter((change) => change.act === 'created' || change.from !== change.to);
}
