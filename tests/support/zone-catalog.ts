import { postalCodes } from '@server/db/schema/people-profiles';
import type { Person, testApi } from './api';
import { multipart } from './multipart';
import { present } from './present';

type Api = Awaited<ReturnType<typeof testApi>>;

/** A program with its first zones, and who administers it. */
export async function zoneWorld(api: Api) {
  const programId = await api.program();
  const admin = await api.person('program_administrator', { programId, fullName: 'Eva Solís' });
  return { programId, admin };
}

/** The catalogue of postal codes: two municipalities. */
export async function zonePlaces(api: Api) {
  const place = { neighbourhood: 'Centro', state: 'Jalisco' };
  await api.db
    .insert(postalCodes)
    .values([
      { ...place, postalCode: '44100', municipality: 'Guadalajara' },
      { ...place, postalCode: '45400', municipality: 'Tonalá' },
      { ...place, postalCode: '44160', municipality: 'Guadalajara' },
    ])
    .onConflictDoNothing();
}

export const catalog = async (who: Person) =>
  (await who.call({ url: '/api/v1/zone-catalog' })).json.items;
export const named = async (who: Person, name: string) =>
  present((await catalog(who)).find((zone) => zone.name === name));
export const create = (who: Person, body: object) =>
  who.call({ method: 'POST', url: '/api/v1/zones', body });
/** Saved from what is there now, unless `body` says of which version. */
export async function edit(who: Person, id: string, body: object) {
  const version = (await catalog(who)).find((zone) => zone.id === id)?.version ?? 0;
  const url = `/api/v1/zones/${id}` as const;
  return who.call({ method: 'PATCH', url, body: { version, ...body } });
}
export const deactivate = (who: Person, id: string) =>
  who.call({
    method: 'POST',
    url: `/api/v1/zones/${id}/deactivate`,
    body: { reason: 'Ya no se trabaja' },
  });
export const upload = (who: Person, content: string, mode: 'preview' | 'commit' = 'commit') =>
  who.call({
    method: 'POST',
    url: '/api/v1/zone-uploads',
    ...multipart({ mode }, { name: 'file', fileName: 'zonas.csv', content }),
  });
