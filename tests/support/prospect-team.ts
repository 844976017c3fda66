import { programUsers } from '@server/db/schema/people';
import { zones } from '@server/db/schema/program';
import { and, eq } from 'drizzle-orm';
import type { Person, testApi } from './api';
import { once } from './credit';
import { present } from './present';

/** Programs of their own for a test: two prospects, in Centro and Norte, and who works them and changes many at once. */
export function prospectTeams(api: Awaited<ReturnType<typeof testApi>>) {
  let serial = 0;
  return async function team() {
    const programId = await api.program();
    const known = await api.db.select().from(zones).where(eq(zones.programId, programId));
    const zone = (name: string) => present(known.find((one) => one.name === name)).id;
    const of = { programId };
    const admin = await api.person('program_administrator', { ...of, fullName: 'Ada Paz' });
    const executive = await api.person('program_executive_manager', { ...of, fullName: 'Ema Gil' });
    const commercial = await api.person('program_commercial_manager', {
      ...of,
      fullName: 'Cora Ley',
    });
    const ids: string[] = [];
    for (const name of ['Centro', 'Norte']) {
      serial += 1;
      const body = {
        business_name: `Tienda ${serial}`,
        contact_name: 'Ana Ruiz',
        phone: `33${String(50_000_000 + serial)}`,
        municipality: 'Tonalá',
        state: 'Jalisco',
        zone_id: zone(name),
      };
      ids.push((await admin.call({ method: 'POST', url: '/api/v1/prospects', body })).json.id);
    }
    async function bulk(who: Person, change: object, chosen = ids): Promise<string> {
      // Time goes on between two acts of a person.
      api.clock.now = new Date(api.clock.now.getTime() + 1000);
      const body = { chosen: { ids: chosen }, count: chosen.length, change };
      const url = '/api/v1/prospect-bulks';
      return (await who.call({ method: 'POST', url, headers: once(), body })).json.id;
    }
    const undo = (who: Person, id: string) =>
      who.call({ method: 'POST', url: `/api/v1/prospect-bulks/${id}/undo` });
    const worksOnly = (who: Person, name: string) =>
      api.db
        .update(programUsers)
        .set({ zoneIds: [zone(name)] })
        .where(and(eq(programUsers.userId, who.userId), eq(programUsers.programId, programId)));
    return { programId, admin, executive, commercial, zone, ids, bulk, undo, worksOnly };
  };
}
