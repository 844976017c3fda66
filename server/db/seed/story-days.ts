import type { Db } from '@server/db/connection';
import { sessions, users } from '@server/db/schema/identity';
import { applicants, investors, suppliers } from '@server/db/schema/people';
import { auditLog, mails, notifications } from '@server/db/schema/platform';
import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';

/** Notices and mails of a story are written in an hour: each is given the day on which it was sent. */
export class SentOnDays {
  private readonly begun = v7();
  /** The days that passed, each with an id that is newer than all that was sent by its end. */
  private readonly days: { until: string; at: Date }[] = [];

  endDay(at: Date) {
    this.days.push({ until: v7(), at });
  }

  /** Ids are in the order of sending: each day has those up to its last. */
  async date(db: Db) {
    const untils = this.days.map(({ until }) => until);
    const days = sql`unnest(
      ${sql.param([this.begun, ...untils].slice(0, -1))}::uuid[], ${sql.param(untils)}::uuid[],
      ${sql.param(this.days.map(({ at }) => at.toISOString()))}::timestamptz[]
    ) as day (after, until, at)`;
    for (const table of [notifications, mails]) {
      await db.execute(sql`update ${table} set created_at = day.at from ${days}
        where ${table.id} > day.after and ${table.id} <= day.until`);
    }
  }
}

/**
 * Accounts of a story are of the day on which their people came, with what they are under them, and were last used
 * when they last did something.
 */
export async function dateAccounts(db: Db) {
  await db.execute(sql`update ${users} set
      created_at = least(${users.createdAt}, came.at),
      last_login_at = coalesce(
        (select max(a.at) from ${auditLog} a where a.user_id = ${users.id}), came.at)
    from (select s.user_id, min(s.created_at) as at from ${sessions} s group by s.user_id) came
    where came.user_id = ${users.id}`);
  for (const record of [applicants, investors, suppliers]) {
    await db.execute(sql`update ${record} set created_at = ${users.createdAt}
      from ${users} where ${users.id} = ${record.userId}`);
  }
}
