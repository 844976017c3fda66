import { zones as contract } from '@contract/prospects';
import { zones } from '@server/db/schema/programs';
import { implement } from '@server/http/implement';
import { asc, eq } from 'drizzle-orm';

export const zoneHandlers = implement(contract, {
  async list({ db, scope }) {
    const items = await db
      .select({ id: zones.id, name: zones.name, region: zones.region })
      .from(zones)
      .where(scope.kind === 'program' ? eq(zones.programId, scope.programId) : undefined)
      .orderBy(asc(zones.region), asc(zones.name));
    return { items };
  },
});
