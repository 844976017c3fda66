import {
  ageBands,
  type Demographics,
  sexGroups,
  sizeGroups,
  tariffGroups,
} from '@contract/credit/program-people';
import { type Tariff, tariffs } from '@contract/credit/tariffs';
import type { Sex } from '@contract/kernel/fields/curp';
import { toDay } from '@contract/kernel/fields/day';
import { type BusinessSize, businessSizes } from '@contract/people/about-you';
import { installationSites, projects } from '@server/db/schema/credit';
import { users } from '@server/db/schema/identity';
import { applicants } from '@server/db/schema/people';
import { backgrounds, profiles } from '@server/db/schema/people-profiles';
import { type Person, testApi } from '@tests/support/api';
import { present } from '@tests/support/present';
import { programOfTwoZones } from '@tests/support/program-of-two-zones';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const api = await testApi();
const { world, project } = await programOfTwoZones(api);
api.clock.now = new Date('2026-02-20T18:00:00Z');

const asks = async (who: Person, query = ''): Promise<Demographics> =>
  (await who.call({ url: `/api/v1/program-metrics/demographics?${query}` })).json;

let serial = 0;

async function applicant(its: { sex: Sex | null; bornOn: string | null; isCompany?: boolean }) {
  serial += 1;
  const [user] = await api.db
    .insert(users)
    .values({
      email: `persona-${serial}@ejemplo.mx`,
      fullName: 'Eva Ruiz',
      referralCode: `PERSONA${serial}`,
      personType: its.isCompany ? 0 : 1,
    })
    .returning();
  const userId = present(user).id;
  await api.db
    .insert(profiles)
    .values({ userId, sex: its.sex, birthDay: its.bornOn === null ? null : toDay(its.bornOn) });
  const [made] = await api.db
    .insert(applicants)
    .values({ userId, paymentClabe: `clabe-${serial}` })
    .returning();
  return { userId, applicantId: present(made).id };
}

/** The business of a person, as their profile keeps it. */
async function works(userId: string, size: BusinessSize | 'none' | null) {
  const its = {
    businessSector: size === 'none' ? size : ('trade' as const),
    businessSize: size === 'none' ? null : size,
  };
  await api.db
    .insert(backgrounds)
    .values({ userId, ...its })
    .onConflictDoUpdate({ target: backgrounds.userId, set: its });
}

/** The tariff of the site of a request, which it gets where it has none. */
async function pays(projectId: string, tariff: Tariff | null) {
  const known = await api.db
    .update(installationSites)
    .set({ tariff })
    .where(eq(installationSites.projectId, projectId))
    .returning();
  if (known.length > 0) return;
  const where = { street: 'Sol 1', neighbourhood: 'Centro', municipality: 'León' };
  await api.db
    .insert(installationSites)
    .values({ projectId, ...where, state: 'Guanajuato', postalCode: '37000', tariff });
}

async function many(
  n: number,
  its: Partial<typeof projects.$inferInsert>,
  sex: Sex,
  bornOn = '1990-05-01',
) {
  for (let at = 0; at < n; at += 1) {
    const { applicantId } = await applicant({ sex, bornOn });
    await project({ ...its, applicantId });
  }
}

interface Paying {
  isCompany: boolean;
  tariff: Tariff | null;
  zoneId: string;
}

const peopleOf = (data: Demographics) => ({
  people: data.people,
  ages: data.ages.map(({ people }) => people),
  sexes: data.sexes.map(({ people }) => people),
});

const act = fc.record({
  who: fc.nat(5),
  what: fc.constantFrom(
    ...(['asks', 'asks', 'moves', 'corrects', 'leaves', 'forgets'] as const),
    ...(['works', 'pays', 'pays', 'closes', 'tears down'] as const),
  ),
  size: fc.constantFrom(...businessSizes, 'none' as const, null),
  tariff: fc.constantFrom(...tariffs, null),
  north: fc.boolean(),
  technology: fc.integer({ min: 1, max: 5 }),
  day: fc.nat(300),
  sex: fc.constantFrom('M' as const, 'H' as const, null),
});

describe('who a program counts', () => {
  it('is always what requests and profiles say', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 20, maxLength: 40 }), async (acts) => {
        const { programId, centre, north } = await world();
        const people = [];
        const asked: string[] = [];
        for (let n = 0; n < 6; n += 1) {
          const one = await applicant({ sex: 'M', bornOn: '1980-01-31', isCompany: n === 0 });
          people.push(one);
          asked.push(await project({ programId, applicantId: one.applicantId }));
        }
        for (const { who, what, technology, day, sex, size, tariff, ...one } of acts) {
          const { applicantId, userId } = present(people[who]);
          const zoneId = one.north ? north : centre;
          const createdAt = new Date(Date.UTC(2025, 3, 1) + day * 86_400_000);
          const known = present(asked.at(-1 - (day % 3)));
          if (what === 'asks') {
            const its = { programId, zoneId, applicantId, productId: technology, createdAt };
            asked.push(await project(its));
          } else if (what === 'moves') {
            const its = { programId, zoneId, productId: technology, createdAt };
            await api.db.update(projects).set(its).where(eq(projects.id, known));
          } else if (what === 'leaves') {
            const its = { programId: null, zoneId: null };
            await api.db.update(projects).set(its).where(eq(projects.id, known));
          } else if (what === 'corrects') {
            const its = { sex, birthDay: toDay('1970-02-01') };
            await api.db
              .insert(profiles)
              .values({ userId, ...its })
              .onConflictDoUpdate({ target: profiles.userId, set: its });
            await api.db
              .update(users)
              .set({ personType: sex ? 1 : 0 })
              .where(eq(users.id, userId));
          } else if (what === 'works') {
            await works(userId, size);
          } else if (what === 'closes') {
            await api.db.delete(backgrounds).where(eq(backgrounds.userId, userId));
          } else if (what === 'pays') {
            await pays(known, tariff);
          } else if (what === 'tears down') {
            await api.db.delete(installationSites).where(eq(installationSites.projectId, known));
          } else {
            await api.db.delete(profiles).where(eq(profiles.userId, userId));
          }
        }
        const kept = await api.db.execute(sql`
          select applicant_id, zone_id, product_id, month::text, is_company, birth_day::text, sex, business_size, tariff
            from program_people where program_id = ${programId} order by 1`);
        const raw = await api.db.execute(sql`
          select distinct on (p.applicant_id) p.applicant_id, p.zone_id, p.product_id,
                 date_trunc('month', p.created_at at time zone 'America/Mexico_City')::date::text as month,
                 u.person_type = 0 as is_company, f.birth_day, f.sex,
                 case when b.business_sector = 'none' then 'none' else b.business_size end as business_size, s.tariff
            from projects p join applicants a on a.id = p.applicant_id join users u on u.id = a.user_id
            left join profiles f on f.user_id = u.id left join backgrounds b on b.user_id = u.id
            left join installation_sites s on s.project_id = p.id
           where p.program_id = ${programId} order by p.applicant_id, p.created_at desc, p.id desc`);
        expect(kept.rows).toEqual(raw.rows);
      }),
      { numRuns: 5, endOnFailure: true },
    );
  });

  it('is shown by age, sex and place, to each within their reach', async () => {
    const { programId, admin, local, centre, north } = await world();
    await many(8, { programId, zoneId: north, productId: 1 }, 'M');
    await many(6, { programId, zoneId: centre, productId: 1 }, 'M');
    await many(7, { programId, zoneId: centre, productId: 2 }, 'H');
    const data = await asks(admin);
    expect(data).toMatchObject({ shown: 'people', people: 21 });
    expect(data.ages).toEqual(ageBands.map((band) => ({ band, people: band === 'to39' ? 21 : 0 })));
    expect(data.sexes).toEqual(
      sexGroups.map((sex) => ({ sex, people: { M: 14, H: 7 }[String(sex)] ?? 0 })),
    );
    expect(data.zones.map(({ people }) => people)).toEqual([13, 8, 0]);
    const inNorth = { people: 8, ages: [0, 8, 0, 0, 0, 0, 0], sexes: [8, 0, 0, 0, 0] };
    expect(peopleOf(await asks(local))).toEqual(inNorth);
    expect(peopleOf(await asks(admin, `zone_id=${north}`))).toEqual(inNorth);
    expect(await asks(local, `zone_id=${centre}`)).toMatchObject({ shown: 'one_filter' });
    expect((await asks(admin, 'technology=2')).people).toBe(7);
    // One thing at a time: by two, few could be told apart.
    const both = await asks(admin, `technology=2&zone_id=${north}`);
    expect(both).toMatchObject({ shown: 'one_filter', people: null, ages: [] });
    const other = await world();
    expect((await asks(other.admin, `zone_id=${north}`)).people).toBe(0);
    const client = await api.person('client');
    const url = '/api/v1/program-metrics/demographics';
    expect((await client.call({ url })).status).toBe(403);
  });

  it('is of another age from the birthday on', async () => {
    const { programId, admin, north } = await world();
    for (const year of [1966, 1976, 1986, 1996]) {
      await many(5, { programId, zoneId: north }, 'M', `${year}-02-20`);
      await many(6, { programId, zoneId: north }, 'H', `${year}-02-21`);
    }
    const { ages } = await asks(admin);
    const shown = { to29: 6, to39: 11, to49: 11, to59: 11, from60: 5, unknown: 0, company: 0 };
    expect(Object.fromEntries(ages.map(({ band, people }) => [band, people]))).toEqual(shown);
  });

  it('is hidden where it would tell of few, by itself or by what is left of others', async () => {
    const { programId, admin, centre, north } = await world();
    await many(3, { programId, zoneId: north, productId: 1 }, 'M');
    expect(await asks(admin)).toMatchObject({ shown: 'too_few', people: null, ages: [] });
    await many(9, { programId, zoneId: centre, productId: 1 }, 'M');
    expect((await asks(admin)).people).toBe(12);
    // The other zone is all but three.
    for (const zone of [north, centre]) {
      expect(await asks(admin, `zone_id=${zone}`)).toMatchObject({ shown: 'too_few' });
    }
    expect((await asks(admin)).zones.map(({ people }) => people)).toEqual([null, null, 0]);
    // Nor by what was asked for in some quarter, nor in all the others.
    const createdAt = new Date('2025-02-10T18:00:00Z');
    await many(2, { programId, zoneId: centre, productId: 2, createdAt }, 'H');
    for (const query of ['technology=2', 'technology=1', 'to=2025-02', 'from=2025-05']) {
      expect(await asks(admin, query)).toMatchObject({ shown: 'too_few' });
    }
    const { sexes } = await asks(admin);
    expect(sexes.map(({ people }) => people)).toEqual([null, null, 0, 0, 0]);
  });

  it('is shown by the size of their business and by what their site pays for light', async () => {
    const { programId, admin, north, centre } = await world();
    const people = async (
      n: number,
      size: BusinessSize | 'none' | null,
      { isCompany = false, tariff = null, zoneId = north }: Partial<Paying> = {},
    ) => {
      for (let at = 0; at < n; at += 1) {
        const { userId, applicantId } = await applicant({ sex: 'M', bornOn: null, isCompany });
        if (size) await works(userId, size);
        await pays(await project({ programId, zoneId, applicantId }), tariff);
      }
    };
    await people(6, 'micro', { tariff: 'PDBT' });
    await people(5, 'small', { tariff: 'GDMTH', isCompany: true });
    await people(4, 'none', { tariff: '1' });
    await people(3, 'none', { tariff: '1C' });
    await people(7, null, { zoneId: centre });
    const sizesOf = (data: Demographics) =>
      Object.fromEntries(data.sizes.map(({ size, people: n }) => [size, n]));
    const tariffsOf = (data: Demographics) =>
      Object.fromEntries(data.tariffs.map(({ tariff, people: n }) => [tariff, n]));
    const none = <Group extends string>(groups: readonly Group[]) =>
      Object.fromEntries(groups.map((group) => [group, 0]));
    const all = await asks(admin);
    expect(sizesOf(all)).toEqual({ ...none(sizeGroups), micro: 6, small: 5, none: 7, unknown: 7 });
    expect(tariffsOf(all)).toEqual({
      ...none(tariffGroups),
      ...{ pdbt: 6, gdmth: 5, home: 7, unknown: 7 },
    });
    // The same of those of one zone.
    expect(sizesOf(await asks(admin, `zone_id=${north}`))).toMatchObject({ none: 7, unknown: 0 });
    // One of the shown may have been any of the others: few are hidden, and another group with them.
    await people(2, 'medium', { tariff: 'DAC' });
    const few = await asks(admin);
    expect(sizesOf(few)).toMatchObject({ medium: null, small: null, micro: 6 });
    expect(tariffsOf(few)).toMatchObject({ dac: null, gdmth: null, pdbt: 6 });
  });

  it('does not tell how few people have a business by who is left of companies and the others', async () => {
    const { programId, admin, north } = await world();
    const people = async (n: number, size: BusinessSize | 'none', isCompany: boolean) => {
      for (let at = 0; at < n; at += 1) {
        const { userId, applicantId } = await applicant({ sex: 'M', bornOn: null, isCompany });
        await works(userId, size);
        await project({ programId, zoneId: north, applicantId });
      }
    };
    await people(6, 'micro', true);
    await people(9, 'none', false);
    const before = await asks(admin);
    expect(before.sizes.map(({ people: n }) => n)).toEqual([6, 0, 0, 0, 9, 0]);
    // Eighteen, six of them companies and nine without a business, would leave three.
    await people(3, 'micro', false);
    const after = await asks(admin);
    expect(after).toMatchObject({ people: 18 });
    expect(after.sexes.find(({ sex }) => sex === 'company')?.people).toBe(6);
    expect(after.sizes.map(({ people: n }) => n)).toEqual([null, 0, 0, 0, null, 0]);
  });

  it('hides the same sizes by every filter that leaves the same people', async () => {
    const { programId, admin, north } = await world();
    const people = async (n: number, size: BusinessSize | 'none' | null, day: string) => {
      const createdAt = new Date(`${day}T18:00:00Z`);
      for (let at = 0; at < n; at += 1) {
        const { userId, applicantId } = await applicant({ sex: 'M', bornOn: null });
        if (size) await works(userId, size);
        await project({ programId, zoneId: north, applicantId, createdAt });
      }
    };
    await people(11, 'micro', '2026-02-10');
    await people(7, 'small', '2026-02-10');
    await people(1, null, '2026-02-10');
    // Of these few have a business: in their quarter they would be what is left.
    await people(9, 'none', '2025-11-10');
    await people(2, 'micro', '2025-11-10');
    const { sizes } = await asks(admin);
    expect(sizes.filter(({ people: n }) => n === null)).toHaveLength(2);
    for (const filter of ['from=2020-01', `zone_id=${north}`, 'region=Occidente', 'owner=nobody']) {
      expect((await asks(admin, filter)).sizes, filter).toEqual(sizes);
    }
  });
});
