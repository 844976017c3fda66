import type { Db } from '@server/db/connection';
import { mails, notifications } from '@server/db/schema/platform';
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
