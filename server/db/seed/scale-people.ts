import type { Role } from '@contract/kernel/roles';
import type { Tx } from '@server/db/connection';
import { userRoles, users } from '@server/db/schema/identity';
import { applicants, investors, suppliers } from '@server/db/schema/people';
import { clabeOf } from '@server/features/people';
import { sql } from 'drizzle-orm';
import { insertMany } from './bulk';
import type { Dice } from './random';
import { businessName, personName } from './scale-words';

/** Addresses of these people end so; they have no password, so they cannot sign in. */
export const SCALE_MAIL = '@escala.demo.mx';

interface NewPeople {
  /** Distinguishes the addresses of this call from those of all others. */
  from: number;
  count: number;
  now: Date;
}

/** Adds people of one role with their memberships; answers what the projects need of them. */
export async function addPeople(
  tx: Tx,
  dice: Dice,
  role: Extract<Role, 'client' | 'investor' | 'supplier'>,
  { from, count, now }: NewPeople,
) {
  const clabes = role === 'supplier' ? [] : await nextSerials(tx, 'virtual_clabe', count);
  const people = Array.from({ length: count }, (_, k) => ({
    id: dice.id(now),
    userId: dice.id(now),
    name: role === 'supplier' ? `Solar ${businessName(dice)}` : personName(dice),
    clabe: clabeOf(clabes[k] ?? ''),
    email: `${role}-${from + k + 1}${SCALE_MAIL}`,
  }));
  await insertMany(
    tx,
    users,
    people.map(({ userId, name, email }) => ({
      id: userId,
      email,
      fullName: name,
      personType: role === 'supplier' ? 0 : 1,
      status: 'active' as const,
      referralCode: codeOf(dice),
      termsAcceptedAt: now,
      createdAt: now,
    })),
  );
  await insertMany(
    tx,
    userRoles,
    people.map(({ userId }) => ({ userId, role })),
  );
  const base = people.map(({ id, userId }) => ({ id, userId, createdAt: now }));
  if (role === 'client') {
    const rows = base.map((row, k) => ({ ...row, paymentClabe: people[k]?.clabe ?? '' }));
    await insertMany(tx, applicants, rows);
  } else if (role === 'investor') {
    // Experienced ones, to whom the limits of CUITF 50 do not apply: few people fund many projects.
    const rows = base.map((row, k) => ({
      ...row,
      depositClabe: people[k]?.clabe ?? '',
      experienced: true,
    }));
    await insertMany(tx, investors, rows);
  } else {
    const rows = base.map((row, k) => ({
      ...row,
      name: people[k]?.name ?? '',
      status: 4,
      level: 2,
      verifiedAt: now,
    }));
    await insertMany(tx, suppliers, rows);
  }
  return people;
}

export type ScalePerson = Awaited<ReturnType<typeof addPeople>>[number];

/** The next numbers of a sequence. */
export async function nextSerials(tx: Tx, sequence: string, count: number): Promise<string[]> {
  const { rows } = await tx.execute<{ n: string }>(
    sql`select nextval(${sequence}::regclass) as n from generate_series(1, ${count})`,
  );
  return rows.map(({ n }) => n);
}

const codeOf = (dice: Dice) =>
  Array.from({ length: 10 }, () => dice.pick([...'BCDFGHJKMNPQRSTVWXYZ23456789'])).join('');
