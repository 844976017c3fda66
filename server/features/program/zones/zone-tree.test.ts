import { programUsers } from '@server/db/schema/people';
import { postalCodes } from '@server/db/schema/people-profiles';
import { type Person, testApi } from '@tests/support/api';
import { deactivate, edit, named, zonePlaces, zoneWorld } from '@tests/support/zone-catalog';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';

const api = await testApi();
const world = () => zoneWorld(api);
const places = () => zonePlaces(api);

describe('the tree of a zone', () => {
  const [gdl, tonala] = ['Guadalajara, Jalisco', 'Tonalá, Jalisco'];

  /** Norte covers both municipalities and Centro one code of Guadalajara, of which two are known. */
  async function covered() {
    const { programId, admin } = await world();
    await places();
    const [north, centre] = [await named(admin, 'Norte'), await named(admin, 'Centro')];
    const { region } = north;
    await edit(admin, north.id, { name: 'Norte', region, municipalities: [gdl, tonala] });
    await edit(admin, centre.id, { name: 'Centro', region, postal_codes: ['44160', '45999'] });
    return { programId, admin, north, centre };
  }

  const coverage = async (who: Person, id: string) =>
    (await who.call({ url: `/api/v1/zones/${id}/coverage` })).json.items;
  const codes = async (who: Person, id: string, municipality?: string) => {
    const query = municipality ? `?municipality=${encodeURIComponent(municipality)}` : '';
    return who.call({ url: `/api/v1/zones/${id}/postal-codes${query}` });
  };
  const placing = (who: Person, query: string) => who.call({ url: `/api/v1/zone-places?${query}` });
  const refs = (...some: { id: string; name: string }[]) =>
    some.map(({ id, name }) => ({ id, name }));
  const shares = { also: [] as string[], also_unseen: 0 };

  test('says of each municipality how many postal codes it has, how many others took and who covers it too', async () => {
    const { admin, north, centre } = await covered();
    expect(await coverage(admin, north.id)).toEqual([
      { name: gdl, codes: 2, taken: 1, ...shares },
      { name: tonala, codes: 1, taken: 0, ...shares },
    ]);
    await edit(admin, centre.id, {
      name: 'Centro',
      region: centre.region,
      municipalities: [tonala],
    });
    expect(await coverage(admin, north.id)).toMatchObject([{}, { name: tonala, also: ['Centro'] }]);
    // What is not worked takes nothing.
    await deactivate(admin, centre.id);
    expect(await coverage(admin, north.id)).toEqual([
      { name: gdl, codes: 2, taken: 0, ...shares },
      { name: tonala, codes: 1, taken: 0, ...shares },
    ]);
    // Nor has a municipality any that the catalogue lost.
    await api.db.delete(postalCodes).where(eq(postalCodes.municipality, 'Guadalajara'));
    expect(await coverage(admin, north.id)).toMatchObject([{ name: gdl, codes: 0 }, {}]);
  });

  test('says of each postal code in which zone it counts, and of a zone’s own where they are', async () => {
    const { admin, north, centre } = await covered();
    expect((await codes(admin, north.id, gdl)).json.items).toEqual([
      { municipality: gdl, by: 'municipality', zones: refs(north), codes: ['44100'] },
      { municipality: gdl, by: 'code', zones: refs(centre), codes: ['44160'] },
    ]);
    expect((await codes(admin, centre.id)).json.items).toEqual([
      { municipality: gdl, by: 'code', zones: refs(centre), codes: ['44160'] },
      { municipality: null, by: 'code', zones: refs(centre), codes: ['45999'] },
    ]);
    expect((await codes(admin, north.id)).json.items).toEqual([]);
    // Of two that share a municipality what has no zone of its own counts in neither.
    await edit(admin, centre.id, { name: 'Centro', region: centre.region, municipalities: [gdl] });
    expect((await codes(admin, north.id, gdl)).json.items).toEqual([
      { municipality: gdl, by: 'code', zones: refs(centre), codes: ['44160'] },
      { municipality: gdl, by: 'shared', zones: refs(centre, north), codes: ['44100'] },
    ]);
    // Neither a municipality that the zone does not cover, nor a zone of another program.
    expect((await codes(admin, centre.id, tonala)).status).toBe(404);
    const { admin: stranger } = await world();
    expect((await codes(stranger, north.id, gdl)).status).toBe(404);
    expect((await stranger.call({ url: `/api/v1/zones/${north.id}/coverage` })).status).toBe(404);
  });

  test('a postal code leads to its zone, by the rule by which requests are placed', async () => {
    const { programId, admin, north, centre } = await covered();
    const ofCode = async (code: string) => (await placing(admin, `code=${code}`)).json.items;
    expect(await ofCode('44100')).toEqual([
      { municipality: gdl, by: 'municipality', zones: refs(north) },
    ]);
    expect(await ofCode('44160')).toEqual([{ municipality: gdl, by: 'code', zones: refs(centre) }]);
    expect(await ofCode('45999')).toEqual([
      { municipality: null, by: 'code', zones: refs(centre) },
    ]);
    expect(await ofCode('06000')).toEqual([{ municipality: null, by: 'nowhere', zones: [] }]);
    await deactivate(admin, north.id);
    expect(await ofCode('44100')).toEqual([{ municipality: gdl, by: 'nowhere', zones: [] }]);
    expect((await placing(admin, 'code=00100')).status).toBe(400);
    // Staff name the program; its own people do not.
    const staff = await api.person('admin');
    expect((await placing(staff, 'code=44160')).status).toBe(404);
    expect((await placing(staff, `code=44160&program_id=${programId}`)).json.items).toHaveLength(1);
    expect((await placing(admin, `code=44160&program_id=${programId}`)).status).toBe(404);
  });

  test('of people of one zone it names no other, and still says what counts there', async () => {
    const { programId, admin, north, centre } = await covered();
    const executive = await api.person('program_executive_manager', { programId });
    await api.db
      .update(programUsers)
      .set({ zoneIds: [north.id] })
      .where(eq(programUsers.userId, executive.userId));
    await edit(admin, centre.id, {
      name: 'Centro',
      region: centre.region,
      municipalities: [tonala],
    });
    expect(await coverage(executive, north.id)).toEqual([
      { name: gdl, codes: 2, taken: 1, ...shares },
      { name: tonala, codes: 1, taken: 0, also: [], also_unseen: 1 },
    ]);
    expect((await codes(executive, north.id, gdl)).json.items).toMatchObject([
      { by: 'municipality', zones: refs(north) },
      { by: 'code', zones: [], codes: ['44160'] },
    ]);
    expect((await codes(executive, centre.id)).status).toBe(404);
    expect((await placing(executive, 'code=44160')).json.items).toEqual([
      { municipality: gdl, by: 'code', zones: [] },
    ]);
  });
});
