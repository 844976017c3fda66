import { postalCodes } from '@server/db/schema/people-profiles';
import { zones } from '@server/db/schema/program';
import { testApi } from '@tests/support/api';
import { catalog, named, upload, zonePlaces, zoneWorld } from '@tests/support/zone-catalog';
import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';

const api = await testApi();
const world = () => zoneWorld(api);
const places = () => zonePlaces(api);

describe('a file of zones', () => {
  test('a file with more columns than any is refused before it is looked at', async () => {
    const programId = await api.program();
    const admin = await api.person('program_administrator', { programId });
    const row = Array.from({ length: 100_000 }, (_, n) => `columna ${n}`).join(',');
    const refused = await upload(admin, `${row}\n${row}\n`, 'preview');
    expect([refused.status, refused.json.fields]).toEqual([
      400,
      { file: 'El archivo trae más de 200 columnas.' },
    ]);
  });

  test('is reviewed, then taken in whole; what is there already is no mistake', async () => {
    const { programId, admin } = await world();
    const file = ['región,zona', 'Occidente,Centro', 'Bajío,León', 'bajio,Irapuato'].join('\r\n');
    expect((await upload(admin, file, 'preview')).json).toMatchObject({
      rows: 3,
      fresh: 2,
      problem_count: 0,
      done: false,
    });
    const before = await api.db.$count(zones, eq(zones.programId, programId));
    expect(before).toBe(2);
    expect((await upload(admin, file)).json).toMatchObject({ fresh: 2, done: true });
    expect((await upload(admin, file)).json).toMatchObject({ fresh: 0, done: true });
    expect(await named(admin, 'Irapuato')).toMatchObject({ region: 'Bajío' });
  });

  test('says what zones cover, those of the catalogue too, however the names are typed', async () => {
    const { admin } = await world();
    await places();
    const [gdl, tonala] = ['Guadalajara, Jalisco', 'Tonalá, Jalisco'];
    const file = [
      'Región,Zona,Municipios',
      `Occidente,Centro,"guadalajara,  JALISCO; Tonala, Jalisco;"`,
      `Occidente,Norte,`,
      `Bajío,León,"${tonala}; ${tonala}"`,
    ].join('\r\n');
    const before = await named(admin, 'Centro');
    const seen = { fresh: 1, changed: 1, problem_count: 0 };
    expect((await upload(admin, file, 'preview')).json).toMatchObject({ ...seen, done: false });
    expect((await named(admin, 'Centro')).municipalities).toEqual([]);
    expect((await upload(admin, file)).json).toMatchObject({ ...seen, done: true });
    const centre = await named(admin, 'Centro');
    expect(centre).toMatchObject({ municipalities: [gdl, tonala], version: before.version + 1 });
    expect((await named(admin, 'León')).municipalities).toEqual([tonala]);
    const { json } = await admin.call({ url: `/api/v1/zones/${centre.id}/history` });
    expect(json.items).toMatchObject([{ act: 'covered', from: '', to: `${gdl}; ${tonala}` }]);
    // A file without the column, or an empty cell, leaves what there is; so does what the catalogue lost since.
    await api.db.delete(postalCodes).where(eq(postalCodes.municipality, 'Guadalajara'));
    const again = ['region,zona', 'Occidente,Centro'].join('\n');
    expect((await upload(admin, again)).json).toMatchObject({ fresh: 0, changed: 0 });
    expect((await upload(admin, file)).json).toMatchObject({ fresh: 0, changed: 0 });
    expect((await named(admin, 'Centro')).municipalities).toEqual([gdl, tonala]);
  });

  test('with a municipality that is not in the catalogue adds nothing, and says in which row', async () => {
    const { admin } = await world();
    await places();
    const file = [
      'region,zona,municipios',
      'Sur,Tapachula,"Guadalajara, Jalisco; Otro, Jalisco"',
      'Sur,Tuxtla,Guadalajara',
    ].join('\n');
    const { json } = await upload(admin, file, 'preview');
    expect(json.problems).toEqual([
      {
        row: 2,
        column: 'municipios',
        message:
          'El catálogo de códigos postales en uso (2 municipios) no tiene este: Otro, Jalisco.',
      },
      {
        row: 3,
        column: 'municipios',
        message: 'Escribe Guadalajara con su estado, por ejemplo: Guadalajara, Jalisco.',
      },
    ]);
    const refused = await upload(admin, file);
    expect([refused.status, Object.keys(refused.json.fields)]).toEqual([
      422,
      ['rows.2.municipios', 'rows.3.municipios'],
    ]);
    expect((await catalog(admin)).map(({ name }) => name)).not.toContain('Tapachula');
  });

  test('with one wrong row adds nothing, and says which', async () => {
    const { programId, admin } = await world();
    const file = [
      'region,zona',
      'Sur,Tapachula',
      'Sur,TAPACHULA',
      'Sur,',
      'Norte,Centro',
      ',Xalapa',
    ];
    const { json } = await upload(admin, file.join('\n'), 'preview');
    expect(json.problems).toMatchObject([
      { row: 3, column: 'zona', message: 'Repite la zona de la fila 2.' },
      { row: 4, column: 'zona' },
      {
        row: 5,
        column: 'zona',
        message: 'Esta zona ya está en la región Occidente. Muévela en el catálogo.',
      },
      { row: 6, column: 'region' },
    ]);
    const refused = await upload(admin, file.join('\n'));
    expect([refused.status, Object.keys(refused.json.fields)]).toEqual([
      422,
      ['rows.3.zona', 'rows.4.zona', 'rows.5.zona', 'rows.6.region'],
    ]);
    const added = await api.db.$count(
      zones,
      and(eq(zones.programId, programId), eq(zones.name, 'Tapachula')),
    );
    expect(added).toBe(0);
    const headless = await upload(admin, 'zona\nNorte', 'preview');
    expect(headless.json.problems).toMatchObject([{ row: 1, column: 'region' }]);
  });
});
