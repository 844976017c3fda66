import { ageBands, type Demographics, sexGroups } from '@contract/credit/program-people';
import type { Sex } from '@contract/kernel/fields/curp';
import { toDay } from '@contract/kernel/fields/day';
import { projects } from '@server/db/schema/credit';
import { users } from '@server/db/schema/identity';
import { applicants } from '@server/db/schema/people';
import { profiles } from '@server/db/schema/people-profiles';
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

const peopleOf = (data: Demographics) => ({
  people: data.people,
  ages: data.ages.map(({ people }) => people),
  sexes: data.sexes.map(({ people }) => people),
});

const act = fc.record({
  who: fc.nat(5),
  what: fc.constantFrom('asks', 'moves', 'corrects', 'leaves', 'forgets'),
  north: fc.boolean(),
  technology: fc.integer({ min: 1, max: 5 }),
  day: fc.nat(300),
  sex: fc.constantFrom('M' as const, 'H' as const, null),
});

describe('who a program counts', () => {
  it('is always what requests and profiles say', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 6, maxLength: 12 }), async (acts) => {
        const { programId, centre, north } = await world();
        const people = [];
        for (let n = 0; n < 6; n += 1) {
          people.push(await applicant({ sex: 'M', bornOn: '1980-01-31', isCompany: n === 0 }));
        }
        const asked: string[] = [];
        for (const { who, what, technology, day, sex, ...one } of acts) {
          const { applicantId, userId } = present(people[who]);
          const zoneId = one.north ? north : centre;
          const createdAt = new Date(Date.UTC(2025, 3, 1) + day * 86_400_000);
          const known = asked.at(-1);
          if (what === 'asks' || !known) {
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
          } else {
            await api.db.delete(profiles).where(eq(profiles.userId, userId));
          }
        }
        const kept = await api.db.execute(sql`
          select applicant_id, zone_id, product_id, month::text, is_company, birth_day::text, sex
            from program_people where program_id = ${programId} order by 1`);
        const raw = await api.db.execute(sql`
          select distinct on (p.applicant_id) p.applicant_id, p.zone_id, p.product_id,
                 date_trunc('month', p.created_at at time zone 'America/Mexico_City')::date::text as month,
                 u.person_type = 0 as is_company, f.birth_day, f.sex
            from projects p join applicants a on a.id = p.applicant_id join users u on u.id = a.user_id
            left join profiles f on f.user_id = u.id
           where p.program_id = ${programId} order by p.applicant_id, p.created_at desc, p.id desc`);
        expect(kept.rows).toEqual(raw.rows);
      }),
      { numRuns: 3, endOnFailure: true },
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
});
