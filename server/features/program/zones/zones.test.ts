import { overlapsOf } from '@contract/program/zones';
import { programUsers } from '@server/db/schema/people';
import { postalCodes } from '@server/db/schema/people-profiles';
import { zoneEvents } from '@server/db/schema/program';
import { type Person, testApi } from '@tests/support/api';
import {
  catalog,
  create,
  deactivate,
  edit,
  named,
  upload,
  zonePlaces,
  zoneWorld,
} from '@tests/support/zone-catalog';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';

const api = await testApi();
const world = () => zoneWorld(api);
const places = () => zonePlaces(api);

let serial = 0;
function prospect(who: Person, zoneId: string) {
  serial += 1;
  return who.call({
    method: 'POST',
    url: '/api/v1/prospects',
    body: {
      business_name: `Tienda ${serial}`,
      contact_name: 'Ana Ruiz',
      phone: `33${String(20_000_000 + serial)}`,
      municipality: 'Tonalá',
      state: 'Jalisco',
      zone_id: zoneId,
    },
  });
}

describe('the catalogue', () => {
  test('a zone is added, named anew and moved, and its history says by whom, from where to where', async () => {
    const { admin } = await world();
    const { json: made } = await create(admin, { name: 'Poniente', region: 'OCCIDENTE' });
    // The region is the one that is there, however it is typed.
    expect(made.region).toBe('Occidente');
    await edit(admin, made.id, { name: 'Poniente 2', region: 'Occidente' });
    await edit(admin, made.id, { name: 'Poniente 2', region: 'Bajío' });
    const { json } = await admin.call({ url: `/api/v1/zones/${made.id}/history` });
    expect(json.items.map(({ id: _, at: __, ...event }) => event)).toEqual([
      { act: 'moved', from: 'Occidente', to: 'Bajío', by: 'Eva Solís' },
      { act: 'renamed', from: 'Poniente', to: 'Poniente 2', by: 'Eva Solís' },
      { act: 'created', from: null, to: 'Occidente / Poniente', by: 'Eva Solís' },
    ]);
    await expect(api.db.delete(zoneEvents)).rejects.toMatchObject({ cause: { code: 'ZE001' } });
  });

  test('an older form overwrites neither an edit nor a region’s new name', async () => {
    const { admin } = await world();
    const { id, version } = await named(admin, 'Norte');
    expect((await edit(admin, id, { version, name: 'Norte 2', region: 'Bajío' })).status).toBe(200);
    const late = await edit(admin, id, { version, name: 'Norte 3', region: 'Bajío' });
    const kept = { name: 'Norte 2', region: 'Bajío', version: version + 1 };
    expect([late.status, late.json]).toMatchObject([409, { code: 'stale', current: kept }]);
    expect(await named(admin, 'Norte 2')).toMatchObject(kept);
    const rename = { from: 'Bajío', to: 'Centro' };
    await admin.call({ method: 'POST', url: '/api/v1/zone-regions/rename', body: rename });
    expect((await edit(admin, id, kept)).json).toMatchObject({ current: { region: 'Centro' } });
  });

  test('a zone covers municipalities of the imported catalogue, and its history says which', async () => {
    const { admin } = await world();
    await places();
    const [gdl, tonala] = ['Guadalajara, Jalisco', 'Tonalá, Jalisco'];
    const { json: known } = await admin.call({ url: '/api/v1/municipalities' });
    expect(known.items).toEqual([gdl, tonala]);
    const { id, name, region } = await named(admin, 'Norte');
    const unknown = await edit(admin, id, { name, region, municipalities: ['Otro, Jalisco'] });
    expect([unknown.status, Object.keys(unknown.json.fields)]).toEqual([422, ['municipalities']]);
    expect((await edit(admin, id, { name, region, municipalities: [gdl, gdl] })).status).toBe(200);
    // What was chosen stays when the catalogue loses it, or when it is left out.
    await api.db.delete(postalCodes).where(eq(postalCodes.municipality, 'Guadalajara'));
    await edit(admin, id, { name, region, municipalities: [tonala, gdl] });
    await edit(admin, id, { name, region });
    const north = await named(admin, 'Norte');
    expect(north.municipalities).toEqual([gdl, tonala]);
    const late = await edit(admin, id, { name, region, version: 0 });
    expect(late.json).toMatchObject({ current: { municipalities: [gdl, tonala] } });
    const { json } = await admin.call({ url: `/api/v1/zones/${id}/history` });
    expect(json.items).toMatchObject([
      { act: 'covered', from: gdl, to: `${gdl}; ${tonala}` },
      { act: 'covered', from: '', to: gdl },
    ]);
    await create(admin, { name: 'Este', region, municipalities: [tonala] });
    const all = await catalog(admin);
    expect(overlapsOf(north, all)).toEqual([{ name: 'Este', shared: [tonala] }]);
    await deactivate(admin, (await named(admin, 'Este')).id);
    expect(overlapsOf(north, await catalog(admin))).toEqual([]);
  });

  test('a name is one within its program, accents and capitals aside', async () => {
    const { admin } = await world();
    for (const name of ['Norte', 'NÓRTE', ' norte ']) {
      const { status, json } = await create(admin, { name, region: 'Norte' });
      expect([status, json.fields]).toEqual([
        422,
        { name: 'Ya hay una zona con este nombre en el programa.' },
      ]);
    }
    const both = await Promise.all(
      [1, 2, 3].map(() => create(admin, { name: 'Gemela', region: 'Norte' })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
    const north = await named(admin, 'Norte');
    expect((await edit(admin, north.id, { name: 'centro', region: 'Sur' })).status).toBe(422);
    expect((await edit(admin, north.id, { name: 'NORTE', region: 'Sur' })).status).toBe(200);
  });

  test('a region is named anew in all of its zones, and not like another', async () => {
    const { admin } = await world();
    await create(admin, { name: 'León', region: 'Bajío' });
    const rename = (from: string, to: string) =>
      admin.call({ method: 'POST', url: '/api/v1/zone-regions/rename', body: { from, to } });
    expect((await rename('Occidente', 'Bajio')).json.fields).toHaveProperty('to');
    expect((await rename('Nada', 'Algo')).status).toBe(404);
    // As it is called already: nothing to write in any history.
    expect((await rename('Occidente', 'Occidente')).json.fields).toHaveProperty('to');
    expect((await rename('Occidente', 'Pacífico')).json).toEqual({ zones: 2 });
    expect((await catalog(admin)).map(({ region, name }) => `${region} ${name}`)).toEqual([
      'Bajío León',
      'Pacífico Centro',
      'Pacífico Norte',
    ]);
  });

  test('people of one zone see that one, other programs nothing, and only administrators change it', async () => {
    const { programId, admin } = await world();
    const executive = await api.person('program_executive_manager', { programId });
    const north = await named(admin, 'Norte');
    await api.db
      .update(programUsers)
      .set({ zoneIds: [north.id] })
      .where(eq(programUsers.userId, executive.userId));
    expect((await catalog(executive)).map(({ name }) => name)).toEqual(['Norte']);
    expect((await create(executive, { name: 'Otra', region: 'Sur' })).status).toBe(403);
    const { admin: stranger } = await world();
    expect((await edit(stranger, north.id, { name: 'Mía', region: 'Sur' })).status).toBe(404);
    expect((await deactivate(stranger, north.id)).status).toBe(404);
    const history = await stranger.call({ url: `/api/v1/zones/${north.id}/history` });
    expect(history.status).toBe(404);
    expect((await stranger.call({ url: `/api/v1/zones?program_id=${programId}` })).status).toBe(
      404,
    );
  });
});

describe('the postal codes of a zone', () => {
  test('are of one zone at most, told where the catalogue lacks them, and move with a history', async () => {
    const { admin } = await world();
    await places();
    const [north, centre] = [await named(admin, 'Norte'), await named(admin, 'Centro')];
    const cover = (zone: typeof north, codes: string[]) =>
      edit(admin, zone.id, { name: zone.name, region: zone.region, postal_codes: codes });
    expect((await cover(north, ['44160', ' 44100', '44100'])).status).toBe(200);
    expect((await cover(north, ['44100', '00100'])).json.fields).toEqual({
      postal_codes: 'Este no es un código postal de México: 00100.',
    });
    const taken = await cover(centre, ['45400', '44160']);
    expect([taken.status, taken.json.fields]).toEqual([
      422,
      { postal_codes: 'El código postal 44160 ya es de la zona Norte.' },
    ]);
    // One that the catalogue lacks keeps nobody from anything.
    expect((await cover(north, ['44100', '45999'])).status).toBe(200);
    expect(await named(admin, 'Norte')).toMatchObject({
      postal_codes: ['44100', '45999'],
      unknown_codes: ['45999'],
      states: ['Jalisco'],
    });
    expect((await cover(centre, ['44160'])).status).toBe(200);
    const { json } = await admin.call({ url: `/api/v1/zones/${north.id}/history` });
    expect(json.items.map(({ act, from, to }) => [act, from, to])).toEqual([
      ['coded', '44100; 44160', '44100; 45999'],
      ['coded', '', '44100; 44160'],
    ]);
    // Another program has its own.
    const { admin: other } = await world();
    const theirs = await named(other, 'Norte');
    const body = { name: theirs.name, region: theirs.region, postal_codes: ['44100'] };
    expect((await edit(other, theirs.id, body)).status).toBe(200);
    // A form that leaves them out leaves them.
    await edit(admin, north.id, { name: 'Norte', region: 'Bajío' });
    expect((await named(admin, 'Norte')).postal_codes).toHaveLength(2);
  });

  test('of another zone’s municipality are named before they are taken, in the form and in a file', async () => {
    const { admin } = await world();
    await places();
    const [north, centre] = [await named(admin, 'Norte'), await named(admin, 'Centro')];
    const municipalities = ['Guadalajara, Jalisco'];
    await edit(admin, centre.id, { name: 'Centro', region: centre.region, municipalities });
    const moves = async (who: Person, query: string) =>
      who.call({ url: `/api/v1/zone-code-moves?${query}` });
    const ofNew = await moves(admin, 'codes=44100,45400');
    expect(ofNew.json.items).toEqual([{ code: '44100', from: 'Centro' }]);
    expect((await moves(admin, `codes=44100&zone_id=${north.id}`)).json.items).toHaveLength(1);
    expect((await moves(admin, `codes=44100&zone_id=${centre.id}`)).json.items).toEqual([]);
    const { admin: other } = await world();
    expect((await moves(other, `codes=44100&zone_id=${north.id}`)).status).toBe(404);
    expect((await moves(other, 'codes=44100')).json.items).toEqual([]);

    const content = 'región,zona,municipios,códigos postales\nBajío,Norte,,44100; 45400; 6000';
    const file = content.replace('Bajío', north.region);
    const named44100 = [{ code: '44100', from: 'Centro', to: 'Norte' }];
    const preview = (await upload(admin, file, 'preview')).json;
    expect(preview).toMatchObject({ code_moves: named44100, padded_codes: ['06000'] });
    expect((await upload(admin, file)).json).toMatchObject({ done: true, code_moves: named44100 });
    // It is there now: nothing moves again, in whichever way its zone is saved.
    expect((await upload(admin, file, 'preview')).json.code_moves).toEqual([]);
    expect((await moves(admin, `codes=44100&zone_id=${north.id}`)).json.items).toEqual([]);
    // Of two zones that share a municipality nothing was of either.
    await edit(admin, north.id, { name: 'Norte', region: north.region, municipalities });
    expect((await moves(admin, 'codes=44160')).json.items).toEqual([]);
  });

  test('come in a file, which may move them from one zone to another and never gives one to two', async () => {
    const { admin } = await world();
    await places();
    const head = 'región,zona,municipios,códigos postales';
    const first = `${head}\nOccidente,Norte,,44100; 44160\nOccidente,Poniente,,6000`;
    expect((await upload(admin, first)).json).toMatchObject({
      fresh: 1,
      changed: 1,
      unknown_codes: ['06000'],
      done: true,
    });
    expect((await named(admin, 'Poniente')).postal_codes).toEqual(['06000']);
    const both = `${head}\nOccidente,Norte,,44100\nOccidente,Centro,,44100`;
    const there = `${head}\nOccidente,Centro,,44160`;
    for (const [content, row] of [
      [both, 3],
      [there, 2],
    ] as const) {
      const { json } = await upload(admin, content, 'preview');
      expect(json.problems).toMatchObject([{ row, column: 'codigos postales' }]);
      expect((await upload(admin, content)).status).toBe(422);
    }
    const moves = `${head}\nOccidente,Norte,,44160\nOccidente,Centro,,44100`;
    expect((await upload(admin, moves)).json).toMatchObject({ changed: 2, done: true });
    expect((await named(admin, 'Centro')).postal_codes).toEqual(['44100']);
    const wrong = `${head}\nOccidente,Centro,,4410`;
    expect((await upload(admin, wrong, 'preview')).json.problem_count).toBe(0);
    expect(
      (await upload(admin, `${head}\nOccidente,Centro,,x`, 'preview')).json.problems,
    ).toMatchObject([{ message: 'Este no es un código postal de México: x.' }]);
  });
});

describe('a zone that is no longer worked', () => {
  test('is deactivated once nothing is in it, takes nothing new, and comes back', async () => {
    const { programId, admin } = await world();
    const north = await named(admin, 'Norte');
    const { json: added } = await prospect(admin, north.id);
    const executive = await api.person('program_executive_manager', { programId });
    const set = (zoneId: string | null) =>
      api.db
        .update(programUsers)
        .set({ zoneIds: zoneId === null ? null : [zoneId] })
        .where(eq(programUsers.userId, executive.userId));
    await set(north.id);
    expect(await named(admin, 'Norte')).toMatchObject({ open_prospects: 1, users: 1 });
    expect((await deactivate(admin, north.id)).json.message).toBe(
      'La zona tiene 1 prospecto por trabajar. Muévelo a otra zona.',
    );
    const lost = {
      status: 'lost',
      lost_cause: 'closed_business',
      lost_reason: 'Cerró el negocio',
      version: 0,
    };
    await admin.call({ method: 'PATCH', url: `/api/v1/prospects/${added.id}`, body: lost });
    expect((await deactivate(admin, north.id)).json.message).toBe(
      'En la zona trabaja 1 persona. Cámbiala de zona o desactívala primero.',
    );
    await set(null);
    expect((await deactivate(admin, north.id)).status).toBe(200);
    expect((await prospect(admin, north.id)).json.fields).toHaveProperty('zone_id');
    const centre = await named(admin, 'Centro');
    const { json: elsewhere } = await prospect(admin, centre.id);
    const move = { zone_id: north.id };
    const moved = await admin.call({
      method: 'PATCH',
      url: `/api/v1/prospects/${elsewhere.id}`,
      body: { ...move, version: 0 },
    });
    expect(moved.json.fields).toHaveProperty('zone_id');
    // What was in it stays as it is, and its other data may change.
    const stays = await admin.call({
      method: 'PATCH',
      url: `/api/v1/prospects/${added.id}`,
      body: { ...move, contact_name: 'Eva Paz', version: 1 },
    });
    expect(stays.status).toBe(200);
    const url = `/api/v1/zones/${north.id}/reactivate` as const;
    expect((await admin.call({ method: 'POST', url })).status).toBe(200);
    expect((await prospect(admin, north.id)).status).toBe(200);
  });

  test('a prospect that comes at the same moment is either in it before, or refused', async () => {
    const { admin } = await world();
    for (let round = 0; round < 5; round += 1) {
      const name = `Carrera ${round}`;
      const { json: zone } = await create(admin, { name, region: 'Norte' });
      const [put, shut] = await Promise.all([prospect(admin, zone.id), deactivate(admin, zone.id)]);
      expect([put.status, shut.status].filter((status) => status === 200)).toHaveLength(1);
    }
  });
});
