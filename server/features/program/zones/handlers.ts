import { errors as outcomes } from '@contract/locales/es-MX/kernel/outcomes';
import { programWords } from '@contract/locales/es-MX/program/server';
import { zones as contract, type zoneForm } from '@contract/program/zones';
import type { Tx } from '@server/db/connection';
import { programs, zones } from '@server/db/schema/program';
import { assertFresh, conflict, notFound, refused } from '@server/http/errors';
import { implement } from '@server/http/implement';
import type { Scope } from '@server/http/principal';
import { t } from '@server/i18n';
import { eq, inArray, sql } from 'drizzle-orm';
import type * as z from 'zod';
import { holdProgram, programOf } from '../programs/reach';
import { endTarget } from '../targets/end-target';
import { codesOfMunicipality, coverageOf, covers, ownCodes, placingsOf } from './coverage';
import { cover, coverOf, knownMunicipalities } from './municipalities';
import { codesOf, coverCodes, municipalitiesOfCodes, unknownCodes } from './postal-codes';
import {
  addZones,
  catalogOf,
  createdZone,
  findZone,
  inUse,
  inWords,
  listZones,
  lockZone,
  noteZones,
  type ZoneChange,
  zoneHistory,
  zonesOf,
} from './repository';
import { codeMoves, type NamedZone, readZones, regionAs, sameName } from './rules';
import { MOST_PROBLEMS, received, refusedRows, textOf } from './sheet';
import { coveringZones, takeIn } from './take-in';

export const zoneHandlers = implement(contract, {
  async list({ db, scope, query }) {
    assertNamedByStaff(scope, query.program_id);
    const rows = await listZones(db, scope, query.program_id);
    return {
      items: rows.map(({ id, name, region, deactivatedAt }) => ({
        id,
        name,
        region,
        active: deactivatedAt === null,
      })),
    };
  },

  async catalog({ db, scope, query }) {
    assertNamedByStaff(scope, query.program_id);
    return { items: await catalogOf(db, scope, query.program_id) };
  },

  municipalities: async ({ db }) => ({ items: await knownMunicipalities(db) }),

  async codeMoves({ db, scope, query }) {
    const { codes, zone_id: id, program_id: named } = query;
    const zone = id ? await findZone(db, scope, id) : undefined;
    if (id && !zone) throw notFound();
    const ofZone = scope.kind === 'all' ? zone?.programId : undefined;
    const programId = programOf(scope, ofZone ?? named);
    if ((await db.$count(programs, eq(programs.id, programId))) === 0) throw notFound();
    const known = await coveringZones(db, programId);
    const others = known.filter((other) => other.id !== id);
    // A code that another zone has itself is refused where it is saved.
    const postalCodes = codes.filter(
      (code) => !others.some(({ postalCodes: theirs }) => theirs.includes(code)),
    );
    const places = await municipalitiesOfCodes(db, postalCodes);
    return { items: codeMoves([{ id, name: '', postalCodes }], known, places) };
  },

  async coverage({ db, scope, params }) {
    const zone = await findZone(db, scope, params.zoneId);
    if (!zone) throw notFound();
    return { items: await coverageOf(db, scope, zone) };
  },

  async codes({ db, scope, params, query: { municipality } }) {
    const zone = await findZone(db, scope, params.zoneId);
    if (!zone) throw notFound();
    if (municipality === undefined) return { items: await ownCodes(db, scope, zone) };
    if (!(await covers(db, zone.id, municipality))) throw notFound();
    return { items: await codesOfMunicipality(db, scope, zone, municipality) };
  },

  async placing({ db, scope, query: { code, program_id: named } }) {
    assertNamedByStaff(scope, named);
    // People of some zones ask too: what is in another they are told without its name.
    const programId = scope.kind === 'program' ? scope.programId : programOf(scope, named);
    if ((await db.$count(programs, eq(programs.id, programId))) === 0) throw notFound();
    return { items: await placingsOf(db, scope, programId, code) };
  },

  async history({ db, scope, params }) {
    const zone = await findZone(db, scope, params.zoneId);
    if (!zone) throw notFound();
    return { items: await zoneHistory(db, zone.id) };
  },

  async create({ db, scope, body, principal, now, record }) {
    const { id: programId } = await holdProgram(db, programOf(scope, body.program_id));
    const known = await zonesOf(db, programId);
    assertFree(body.name, known);
    const [zone] = await addZones(db, programId, [
      { name: body.name, region: regionAs(body.region, known) },
    ]);
    if (!zone) throw new Error('the zone was not created');
    const changes = [createdZone(zone), ...(await coveredAs(db, zone, body))];
    await noteZones(db, changes, { at: now, byUserId: principal.userId });
    await record(zone.id);
    return describe(zone);
  },

  async edit({ db, scope, params, body, principal, now, record }) {
    const zone = await hold(db, scope, params.zoneId);
    const { id, name, region, version } = zone;
    const municipalities = (await coverOf(db, [id])).get(id);
    const postal_codes = (await codesOf(db, [id])).get(id);
    assertFresh(body.version, { name, region, municipalities, postal_codes, version });
    const others = (await zonesOf(db, zone.programId)).filter((other) => other.id !== id);
    assertFree(body.name, others);
    const after = { name: body.name, region: regionAs(body.region, others) };
    await db
      .update(zones)
      .set({ ...after, version: version + 1 })
      .where(eq(zones.id, id));
    const covered = await coveredAs(db, zone, body);
    const changes = [
      { zoneId: zone.id, act: 'renamed', from: zone.name, to: after.name } as const,
      { zoneId: zone.id, act: 'moved', from: zone.region, to: after.region } as const,
      ...covered,
    ].filter(({ from, to }) => from !== to);
    await noteZones(db, changes, { at: now, byUserId: principal.userId });
    await record(zone.id, { from: inWords(zone), to: inWords(after) });
    return describe({ ...zone, ...after });
  },

  async deactivate({ db, scope, params, body, principal, now, record }) {
    const { id, deactivatedAt } = await hold(db, scope, params.zoneId);
    if (deactivatedAt) throw conflict(t(programWords.zones.inactive));
    await lockZone(db, id);
    const { prospects, people } = await inUse(db, id);
    if (prospects > 0) throw refused(t(programWords.zones.hasProspects, { count: prospects }));
    if (people > 0) throw refused(t(programWords.zones.hasPeople, { count: people }));
    await db.update(zones).set({ deactivatedAt: now }).where(eq(zones.id, id));
    // Nobody reaches it any more, and no plan is behind it.
    await endTarget(db, id, now);
    const change = { zoneId: id, act: 'deactivated', to: body.reason } as const;
    await noteZones(db, [change], { at: now, byUserId: principal.userId });
    await record(id, { reason: body.reason });
    return { ok: true as const };
  },

  async reactivate({ db, scope, params, principal, now, record }) {
    const { id, deactivatedAt } = await hold(db, scope, params.zoneId);
    if (!deactivatedAt) throw conflict(t(programWords.zones.active));
    await db.update(zones).set({ deactivatedAt: null }).where(eq(zones.id, id));
    await noteZones(db, [{ zoneId: id, act: 'reactivated' }], {
      at: now,
      byUserId: principal.userId,
    });
    await record(id);
    return { ok: true as const };
  },

  async renameRegion({ db, scope, body, principal, now, record }) {
    const { id: programId } = await holdProgram(db, programOf(scope, body.program_id));
    const known = await zonesOf(db, programId);
    const inside = known.filter(({ region }) => region === body.from);
    if (inside.length === 0) throw notFound();
    if (body.to === body.from)
      throw refused(t(outcomes.invalidTitle), { to: t(programWords.zones.sameRegion) });
    if (known.some(({ region }) => region !== body.from && sameName(region, body.to))) {
      throw refused(t(outcomes.invalidTitle), { to: t(programWords.zones.regionTaken) });
    }
    const ids = inside.map(({ id }) => id);
    await db
      .update(zones)
      .set({ region: body.to, version: sql`${zones.version} + 1` })
      .where(inArray(zones.id, ids));
    await noteZones(
      db,
      ids.map((zoneId) => ({ zoneId, act: 'region_renamed', from: body.from, to: body.to })),
      { at: now, byUserId: principal.userId },
    );
    await record(programId, { from: body.from, to: body.to, rows: ids.length });
    return { zones: ids.length };
  },

  async upload({ db, scope, body, file, principal, now, record }) {
    const { id: programId } = await holdProgram(db, programOf(scope, body.program_id));
    const text = await textOf(received(file));
    const known = await coveringZones(db, programId);
    const read = readZones(text, known, await knownMunicipalities(db));
    const { rows, fresh, changed, problems, padded } = read;
    const covering = [
      ...fresh,
      ...changed.map(({ zone: { id, name }, postalCodes }) => ({ id, name, postalCodes })),
    ];
    const codes = covering.flatMap(({ postalCodes }) => postalCodes);
    const answer = {
      rows,
      fresh: fresh.length,
      changed: changed.length,
      problems: problems.slice(0, MOST_PROBLEMS),
      problem_count: problems.length,
      unknown_codes: await unknownCodes(db, codes),
      padded_codes: padded,
      code_moves: codeMoves(covering, known, await municipalitiesOfCodes(db, codes)),
    };
    if (body.mode === 'preview') return { ...answer, done: false };
    if (problems.length > 0) throw refusedRows(t(programWords.zones.refused), problems);
    const changes = await takeIn(db, programId, { fresh, changed });
    await noteZones(db, changes, { at: now, byUserId: principal.userId });
    await record(programId, { rows: fresh.length + changed.length });
    return { ...answer, done: true };
  },
});

type Row = typeof zones.$inferSelect;

const describe = ({ id, name, region }: Row) => ({ id, name, region });

type Covered = Pick<z.output<typeof zoneForm>, 'municipalities' | 'postal_codes'>;

/** What a zone covers from now on, as changes of its history; none of what was left out. */
async function coveredAs(
  tx: Tx,
  zone: Pick<Row, 'id' | 'programId'>,
  { municipalities, postal_codes: codes }: Covered,
): Promise<ZoneChange[]> {
  const { id: zoneId } = zone;
  return [
    ...(municipalities
      ? [{ zoneId, act: 'covered' as const, ...(await cover(tx, zoneId, municipalities)) }]
      : []),
    ...(codes ? [{ zoneId, act: 'coded' as const, ...(await coverCodes(tx, zone, codes)) }] : []),
  ].filter(({ from, to }) => from !== to);
}

/** A program's own people have one, and name none. */
function assertNamedByStaff(scope: Scope, programId: string | undefined): void {
  if (programId && scope.kind !== 'all') throw notFound();
}

/** A zone of one's reach; changes of its program's zones take turns. */
async function hold(tx: Tx, scope: Scope, zoneId: string): Promise<Row> {
  const seen = await findZone(tx, scope, zoneId);
  if (!seen) throw notFound();
  await holdProgram(tx, seen.programId);
  const zone = await findZone(tx, scope, zoneId);
  if (!zone) throw notFound();
  return zone;
}

/** @throws AppError refused, on its field, when another zone of the program has the name */
function assertFree(name: string, others: readonly NamedZone[]): void {
  if (others.some((zone) => sameName(zone.name, name))) {
    throw refused(t(outcomes.invalidTitle), { name: t(programWords.zones.nameTaken) });
  }
}
