import { dayInMexicoCity, toDay } from '@contract/kernel/fields/day';
import { type Db, inTransaction, type Tx } from '@server/db/connection';
import { users } from '@server/db/schema/identity';
import { applicants, programUsers, supplierAgents, suppliers } from '@server/db/schema/people';
import { programs, zoneMunicipalities, zonePostalCodes, zones } from '@server/db/schema/program';
import { createUser, grantRole, isProgramRole } from '@server/features/identity';
import { acceptLegalTexts, acceptLegalTextsOfAll, createMembership } from '@server/features/people';
import { addSettings } from '@server/features/platform';
import { count, eq, inArray } from 'drizzle-orm';
import { demoAccounts } from './accounts';
import { executive, executiveOfTwo, installer, savingsCompany } from './demo-cast';
import { giveDemoPassword } from './demo-password';
import { importDemoPlaces } from './demo-places';

/** The program of the demo's people and prospects. */
export const DEMO_PROGRAM = 'Frío Eficiente';

interface DemoZone {
  name: string;
  region: string;
  covers: readonly string[];
  codes?: readonly string[];
}

const demoZones: readonly DemoZone[] = [
  {
    name: 'Guadalajara',
    region: 'Occidente',
    covers: ['Guadalajara, Jalisco', 'San Pedro Tlaquepaque, Jalisco'],
  },
  {
    name: 'Zapopan',
    region: 'Occidente',
    covers: ['Zapopan, Jalisco'],
    // Of Guadalajara, where its people live nearer.
    codes: ['44600', '44630'],
  },
  {
    name: 'León',
    region: 'Bajío',
    covers: ['León, Guanajuato', 'Irapuato, Guanajuato', 'Celaya, Guanajuato'],
  },
  {
    name: 'Querétaro',
    region: 'Bajío',
    covers: ['Querétaro, Querétaro', 'San Juan del Río, Querétaro'],
  },
  {
    name: 'Monterrey',
    region: 'Norte',
    covers: ['Monterrey, Nuevo León', 'San Nicolás de los Garza, Nuevo León'],
  },
];

const secondProgram = {
  name: 'Hielo de la Costa',
  zones: [
    { name: 'Mérida', region: 'Península' },
    { name: 'Cancún', region: 'Península' },
  ],
};

const MONTHS_AGO_MS = 90 * 24 * 60 * 60 * 1000;

/** True when there is no account yet. */
export async function isEmpty(db: Db): Promise<boolean> {
  const [row] = await db.select({ n: count() }).from(users);
  return row?.n === 0;
}

/** The demo's accounts with their memberships, and the program with its zones. */
export function createDemoPeople(db: Db, now: Date): Promise<void> {
  return inTransaction(db, async (tx) => {
    // Illustrative (rules-mx section 3): in production an operator loads the published value.
    const udi = {
      key: 'udi_value',
      value: '8.500000',
      validFrom: toDay('2024-01-01'),
      source: 'Valor ilustrativo de la demostración',
      setBy: 'demo',
    };
    // Demo accounts share one known password and no telephone; the login shows that it is off.
    const secondFactor = {
      key: 'admin_second_factor',
      value: false,
      validFrom: dayInMexicoCity(now),
      source: 'Datos de demostración',
      setBy: 'demo',
    };
    const event = { occurredOn: dayInMexicoCity(now), actor: 'demo' };
    await addSettings(tx, [udi, secondFactor], event);
    await importDemoPlaces(tx);
    const [program] = await tx
      .insert(programs)
      .values({ name: DEMO_PROGRAM, createdAt: now })
      .returning();
    if (!program) throw new Error('Demo: the program was not created');
    await addZones(tx, program.id);
    let supplierId: string | null = null;
    const inOrder = demoAccounts
      .filter(({ email }) => email !== savingsCompany.email && email !== executiveOfTwo.email)
      .sort((a, b) => Number(a.role === 'supplier_agent') - Number(b.role === 'supplier_agent'));
    const agreed: string[] = [];
    for (const account of inOrder) {
      const { role, email } = account;
      // Staff work under their own contract.
      const termsAcceptedAt = role === 'admin' ? null : now;
      const user = await createUser(tx, {
        email,
        fullName: account.name,
        personType: account.personType ?? 1,
        password: null,
        status: 'active',
        termsAcceptedAt,
        createdAt: now,
      });
      if (termsAcceptedAt) agreed.push(user.id);
      if (role === 'client' || role === 'investor' || role === 'supplier') {
        await createMembership(tx, user, role);
      } else {
        await grantRole(tx, user.id, role);
      }
      if (email === installer.email) supplierId = await companyOf(tx, user.id);
      if (role === 'supplier_agent' && supplierId) {
        const { id: userId, fullName } = user;
        const [agent] = await tx
          .insert(supplierAgents)
          .values({
            userId,
            supplierId,
            fullName,
            email,
            invitedAt: now,
            joinedAt: now,
            createdAt: now,
          })
          .returning({ id: supplierAgents.id });
        const agentId = agent?.id ?? null;
        if (email === 'vendedora@demo.mx')
          await brings(tx, 'solicitante2@demo.mx', { supplierId, agentId });
      }
      if (isProgramRole(role)) {
        await tx.insert(programUsers).values({ userId: user.id, programId: program.id, role });
      }
      if (email === executive.email) await administers(tx, user.id, secondProgram, now);
      // One person of two roles, for the choice of profile after signing in.
      if (email === 'inversionista2@demo.mx') await createMembership(tx, user, 'client');
    }
    await acceptLegalTextsOfAll(tx, { userIds: agreed, ip: '127.0.0.1', now });
    await giveDemoPassword(tx);
  });
}

/**
 * Who has worked two zones of the program for some months: added once the year is told, so that nothing of what came
 * in its files was given to them by turns.
 */
export function addExecutiveOfTwo(db: Db, now: Date): Promise<void> {
  return inTransaction(db, async (tx) => {
    const since = new Date(now.getTime() - MONTHS_AGO_MS);
    const { email, role, name: fullName } = executiveOfTwo;
    const { id: userId } = await createUser(tx, {
      email,
      fullName,
      personType: 1,
      password: null,
      status: 'active',
      termsAcceptedAt: since,
      createdAt: since,
    });
    await acceptLegalTexts(tx, { userId, ip: '127.0.0.1', now: since });
    await tx.update(users).set({ lastLoginAt: now }).where(eq(users.id, userId));
    await grantRole(tx, userId, role);
    const its = await tx
      .select({ id: zones.id, programId: zones.programId })
      .from(zones)
      .where(inArray(zones.name, ['Querétaro', 'Monterrey']));
    const [first] = its;
    if (!first || !isProgramRole(role)) throw new Error('Demo: there are no zones to work');
    const { programId } = first;
    const zoneIds = its.map(({ id }) => id);
    await tx.insert(programUsers).values({ userId, programId, role, zoneIds, createdAt: since });
    await giveDemoPassword(tx);
  });
}

/** The zones of the program, each with what it covers. */
async function addZones(tx: Tx, programId: string) {
  const rows = await tx
    .insert(zones)
    .values(demoZones.map(({ name, region }) => ({ name, region, programId })))
    .returning({ id: zones.id, name: zones.name });
  const idOf = new Map(rows.map(({ id, name }) => [name, id]));
  const covered = demoZones.flatMap(({ name, covers }) =>
    covers.map((municipality) => ({ zoneId: idOf.get(name) ?? '', name: municipality })),
  );
  await tx.insert(zoneMunicipalities).values(covered);
  const coded = demoZones.flatMap(({ name, codes = [] }) =>
    codes.map((code) => ({ programId, zoneId: idOf.get(name) ?? '', code })),
  );
  await tx.insert(zonePostalCodes).values(coded);
}

/** One person of two programs, with another role in the second, for the choice of program in the account menu. */
async function administers(
  tx: Tx,
  userId: string,
  { name, zones: its }: typeof secondProgram,
  createdAt: Date,
) {
  const role = 'program_administrator';
  const [program] = await tx.insert(programs).values({ name, createdAt }).returning();
  if (!program) throw new Error('Demo: the second program was not created');
  await tx.insert(zones).values(its.map((zone) => ({ ...zone, programId: program.id })));
  await grantRole(tx, userId, role);
  await tx.insert(programUsers).values({ userId, programId: program.id, role });
}

/** An applicant whom an installer's seller brought: their requests are that seller's. */
async function brings(
  tx: Tx,
  email: string,
  by: Pick<typeof applicants.$inferInsert, 'supplierId' | 'agentId'>,
) {
  const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email));
  if (user) await tx.update(applicants).set(by).where(eq(applicants.userId, user.id));
}

async function companyOf(tx: Tx, userId: string) {
  const [row] = await tx
    .select({ id: suppliers.id })
    .from(suppliers)
    .where(eq(suppliers.userId, userId));
  return row?.id ?? null;
}
