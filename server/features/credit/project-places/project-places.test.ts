import { projects } from '@server/db/schema/credit';
import { projectMoves } from '@server/db/schema/credit-project-places';
import { suppliers } from '@server/db/schema/people';
import { programs, zoneMunicipalities, zonePostalCodes, zones } from '@server/db/schema/program';
import { testApi } from '@tests/support/api';
import { creditStory } from '@tests/support/credit';
import { present } from '@tests/support/present';
import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';

const api = await testApi();
const story = await creditStory(api);
const programId = await api.program(['Mérida', 'Progreso']);
const zoneOf = async (name: string, program = programId) =>
  present(
    (
      await api.db
        .select()
        .from(zones)
        .where(and(eq(zones.programId, program), eq(zones.name, name)))
    )[0],
  );
const merida = await zoneOf('Mérida');
const progreso = await zoneOf('Progreso');
await api.db.insert(zoneMunicipalities).values({ zoneId: merida.id, name: 'Mérida, Yucatán' });

const installsFor = (place: { programId: string | null; zoneId: string | null }) =>
  api.db.update(suppliers).set(place).where(eq(suppliers.id, story.supplierId));
const placeOf = async (id: string) => {
  const [row] = await api.db.select().from(projects).where(eq(projects.id, id));
  return { programId: row?.programId, zoneId: row?.zoneId };
};
const read = async (id: string, who = story.staff) =>
  who.call({ url: `/api/v1/projects/${id}/program` });
const move = async (id: string, body: object, who = story.staff) => {
  const { version } = (await read(id)).json;
  return who.call({
    method: 'POST',
    url: `/api/v1/projects/${id}/program-moves`,
    body: { version, ...body },
  });
};
/** Only so many requests of a person wait at once. */
const ask = async () => {
  await api.db.update(projects).set({ status: 'rejected' });
  return story.ask();
};

test('a request counts in the program of its installer, in the zone that covers where it is installed', async () => {
  await installsFor({ programId: null, zoneId: null });
  expect(await placeOf(await ask())).toEqual({ programId: null, zoneId: null });

  await installsFor({ programId, zoneId: null });
  const id = await ask();
  expect(await placeOf(id)).toEqual({ programId, zoneId: merida.id });
  expect((await read(id)).json).toMatchObject({
    place: { program: 'Frío Eficiente', zone: 'Mérida' },
    moves: [
      { from: null, to: 'Frío Eficiente / Mérida', origin: 'supplier', by: 'Lucía Cruz Peña' },
    ],
  });

  // Two zones cover it: nobody can tell which.
  await api.db.insert(zoneMunicipalities).values({ zoneId: progreso.id, name: 'Mérida, Yucatán' });
  expect(await placeOf(await ask())).toEqual({ programId, zoneId: null });
  // The zone of its postal code is told before any of its municipality.
  const code = { programId, zoneId: progreso.id, code: '97000' };
  await api.db.insert(zonePostalCodes).values(code);
  expect(await placeOf(await ask())).toEqual({ programId, zoneId: progreso.id });
  await api.db.delete(zonePostalCodes).where(eq(zonePostalCodes.programId, programId));
  // An installer of one zone alone is asked for there.
  await installsFor({ programId, zoneId: progreso.id });
  expect(await placeOf(await ask())).toEqual({ programId, zoneId: progreso.id });
  // Neither a zone nor a program that is not worked any more gets new ones.
  const ended = { deactivatedAt: api.clock.now };
  await api.db.update(zones).set(ended).where(eq(zones.id, progreso.id));
  expect(await placeOf(await ask())).toEqual({ programId, zoneId: null });
  await api.db.update(programs).set(ended).where(eq(programs.id, programId));
  expect(await placeOf(await ask())).toEqual({ programId: null, zoneId: null });
  await api.db.update(zones).set({ deactivatedAt: null });
  await api.db.update(programs).set({ deactivatedAt: null });
});

test('staff move a project to another zone or program with a reason, and its history keeps both', async () => {
  await installsFor({ programId, zoneId: merida.id });
  const id = await ask();
  const reason = 'La tienda está en la costa.';
  const moved = await move(id, { program_id: programId, zone_id: progreso.id, reason });
  expect(moved.json).toMatchObject({
    place: { zone: 'Progreso' },
    moves: [
      {
        from: 'Frío Eficiente / Mérida',
        to: 'Frío Eficiente / Progreso',
        origin: 'staff',
        reason,
        by: 'Comité Prueba',
      },
      { from: null, to: 'Frío Eficiente / Mérida' },
    ],
  });
  const other = await api.program(['Sur']);
  const south = await zoneOf('Sur', other);
  expect((await move(id, { program_id: other, zone_id: south.id, reason })).status).toBe(200);
  expect(await placeOf(id)).toEqual({ programId: other, zoneId: south.id });
  expect((await move(id, { program_id: null, zone_id: null, reason })).json.place).toBeNull();
  expect((await read(id)).json.moves).toHaveLength(4);
  // Another page that still showed the place before.
  const older = await move(id, { program_id: other, zone_id: south.id, reason, version: 1 });
  expect(older.json).toMatchObject({ code: 'stale', current: { program_id: '', version: 4 } });
  expect(await placeOf(id)).toEqual({ programId: null, zoneId: null });
});

test.each([
  ['where it is already', () => ({ program_id: programId, zone_id: merida.id }), 'zone_id'],
  ['to a zone of no program', () => ({ program_id: null, zone_id: merida.id }), 'zone_id'],
  ['to a program that is none', () => ({ program_id: merida.id, zone_id: null }), 'program_id'],
])('a project is not moved %s', async (_, body, field) => {
  await installsFor({ programId, zoneId: merida.id });
  const id = await ask();
  const { status, json } = await move(id, { ...body(), reason: 'Por si acaso se puede.' });
  expect([status, Object.keys(json.fields)]).toEqual([422, [field]]);
  expect((await read(id)).json.moves).toHaveLength(1);
});

test('a zone of another program, or one that is worked no more, takes no project', async () => {
  await installsFor({ programId, zoneId: merida.id });
  const id = await ask();
  const other = await api.program(['Otra']);
  const foreign = await zoneOf('Otra', other);
  const reason = 'Por si acaso se puede.';
  const wrong = await move(id, { program_id: programId, zone_id: foreign.id, reason });
  expect([wrong.status, Object.keys(wrong.json.fields)]).toEqual([422, ['zone_id']]);
  await api.db.update(programs).set({ deactivatedAt: api.clock.now }).where(eq(programs.id, other));
  const ended = await move(id, { program_id: other, zone_id: foreign.id, reason });
  expect([ended.status, Object.keys(ended.json.fields)]).toEqual([422, ['program_id']]);
});

test('who is not of staff neither reads nor moves it, and its history is not rewritten', async () => {
  await installsFor({ programId, zoneId: merida.id });
  const id = await ask();
  const administrator = await api.person('program_administrator', { programId });
  for (const who of [administrator, story.applicant, story.supplier]) {
    expect((await read(id, who)).status).toBe(403);
    const body = { program_id: null, zone_id: null, reason: 'No es de este programa.' };
    expect((await move(id, body, who)).status).toBe(403);
  }
  const fails = { cause: { code: 'PE001' } };
  await expect(api.db.update(projectMoves).set({ reason: 'otra' })).rejects.toMatchObject(fails);
  await expect(api.db.delete(projectMoves)).rejects.toMatchObject(fails);
});

test('staff say for which program a company installs, and the trail keeps it; others do not', async () => {
  await installsFor({ programId: null, zoneId: null });
  const url = `/api/v1/suppliers/${story.supplierId}/program` as const;
  const set = async (body: object, who = story.staff) => {
    const { version } = (await story.staff.call({ url })).json;
    return who.call({ method: 'PUT', url, body: { version, ...body } });
  };
  const reason = 'Firmó el convenio del programa.';
  const place = { program_id: programId, zone_id: merida.id };
  expect((await set({ ...place, reason })).json.place).toMatchObject({
    program: 'Frío Eficiente',
    zone: 'Mérida',
  });
  expect((await story.staff.call({ url })).json.place).toMatchObject(place);
  expect(await placeOf(await ask())).toEqual({ programId, zoneId: merida.id });

  const other = await api.program(['Lejos']);
  const away = await zoneOf('Lejos', other);
  const wrong = await set({ program_id: programId, zone_id: away.id, reason });
  expect([wrong.status, Object.keys(wrong.json.fields)]).toEqual([422, ['zone_id']]);
  expect((await set({ program_id: null, zone_id: away.id, reason })).status).toBe(422);
  expect((await set({ program_id: null, zone_id: null, reason })).json.place).toBeNull();
  // An older page says what stands now, and overwrites nothing.
  expect((await set({ ...place, reason })).status).toBe(200);
  const { version } = (await story.staff.call({ url })).json;
  const older = await set({ program_id: null, zone_id: null, reason, version: version - 1 });
  expect(older.json).toMatchObject({ code: 'stale', current: { ...place, version } });
  expect((await story.staff.call({ url })).json.place).toMatchObject(place);
  const administrator = await api.person('program_administrator', { programId });
  for (const who of [administrator, story.supplier]) {
    expect((await who.call({ url })).status).toBe(403);
    expect((await set({ ...place, reason }, who)).status).toBe(403);
  }
});
