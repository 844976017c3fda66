import type { Role } from '@contract/kernel/roles';
import { programUsers } from '@server/db/schema/people';
import { zones } from '@server/db/schema/program';
import { and, eq } from 'drizzle-orm';
import type { Person, testApi } from './api';
import type { ForeignWorld } from './foreign-world';
import { identities } from './identities';
import { present } from './present';

type Api = Awaited<ReturnType<typeof testApi>>;

export interface Stranger {
  role: Role;
  name: string;
  person: Person;
}

/** One person for each role, none of them of a world's people, with records of their own and a fresh second factor. */
export async function strangersTo(api: Api, world: ForeignWorld): Promise<Stranger[]> {
  const people = await identities(api);
  const strangers: Stranger[] = [
    ...Object.values(people).map((person) => ({ role: person.role, name: person.role, person })),
    {
      role: 'program_executive_manager',
      name: 'same program, other zone',
      person: await workerOfOtherZone(api, world),
    },
  ];
  for (const { person } of strangers) {
    await api.stepUp(person);
    world.own.set(person.userId, await ownOf(person));
  }
  return strangers;
}

/** A user of the program that the prospects belong to, who only works in another of its zones. */
async function workerOfOtherZone(api: Api, { programId }: ForeignWorld): Promise<Person> {
  const person = await api.person('program_executive_manager', { programId });
  const [zone] = await api.db
    .select()
    .from(zones)
    .where(and(eq(zones.programId, programId), eq(zones.name, 'Norte')));
  await api.db
    .update(programUsers)
    .set({ zoneIds: [present(zone).id] })
    .where(eq(programUsers.userId, person.userId));
  return person;
}

/** A stranger's own records, for a path beside a foreign id. */
async function ownOf(person: Person): Promise<Record<string, string>> {
  const { json } = await person.call({ url: '/api/v1/users/getRgUserInfo' });
  const zone = (await person.call({ url: '/api/v1/zones' })).json.items?.[0];
  const prospect = zone && {
    business_name: 'Abarrotes Propio',
    contact_name: 'Eva Ruiz',
    phone: '3312345678',
    municipality: 'Zapopan',
    state: 'Jalisco',
    zone_id: zone.id,
  };
  const made = await person.call({ method: 'POST', url: '/api/v1/prospects', body: prospect });
  return {
    ...(json.client_id && { applicantId: json.client_id }),
    ...(made.status === 200 && { prospectId: made.json.id }),
  };
}
