import { addMonths, type Day, toDay } from '@contract/kernel/fields/day';
import type { Db, Tx } from '@server/db/connection';
import { users } from '@server/db/schema/identity';
import { referralDays } from '@server/db/schema/people-referrals';
import { and, eq, ne, sql } from 'drizzle-orm';

const MONTHS = 6;

/** What came of a person's invitation, in all and in the months until a day: accounts that were never activated do not count. */
export async function figuresOf(db: Db | Tx, userId: string, today: Day) {
  const { visits, day } = referralDays;
  const visited = await db
    .select({
      month: sql<string>`to_char(${day}, 'YYYY-MM')`.as('month'),
      count: sql<number>`sum(${visits})::int`,
    })
    .from(referralDays)
    .where(eq(referralDays.userId, userId))
    .groupBy(sql`month`);
  const registered = await db
    .select({
      month:
        sql<string>`to_char(${users.createdAt} at time zone 'America/Mexico_City', 'YYYY-MM')`.as(
          'month',
        ),
      count: sql<number>`count(*)::int`,
    })
    .from(users)
    .where(and(eq(users.referredBy, userId), ne(users.status, 'pending')))
    .groupBy(sql`month`);
  const months = Array.from({ length: MONTHS }, (_, back) =>
    addMonths(toDay(`${today.slice(0, 7)}-01`), -back).slice(0, 7),
  );
  return {
    visits: total(visited),
    registrations: total(registered),
    months: months.map((month) => ({
      month,
      visits: countIn(visited, month),
      registrations: countIn(registered, month),
    })),
  };
}

type Counted = readonly { month: string; count: number }[];

const total = (rows: Counted) => rows.reduce((sum, { count }) => sum + count, 0);
const countIn = (rows: Counted, month: string) =>
  rows.find((row) => row.month === month)?.count ?? 0;
