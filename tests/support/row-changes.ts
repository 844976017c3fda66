import { type Db, inTransaction } from '@server/db/connection';
import { sql } from 'drizzle-orm';

/** A row that a committed transaction inserted, changed or deleted, as it stands after, or stood before it went. */
export interface RowChange {
  /** Of a job, the schema of jobs. */
  table: string;
  act: 'INSERT' | 'UPDATE' | 'DELETE';
  row: string;
}

/**
 * Notes every row that changes in a database, jobs included. What is undone leaves no note.
 *
 * @returns a function that answers the changes since it was last called
 */
export async function watchRows(db: Db): Promise<() => Promise<RowChange[]>> {
  await inTransaction(db, async (tx) => {
    await tx.execute(sql`create schema watch`);
    await tx.execute(sql`
      create table watch.changes (n bigint generated always as identity, "table" text, act text, "row" text)`);
    await tx.execute(sql`
      create function watch.note() returns trigger language plpgsql as $$
      begin
        insert into watch.changes ("table", act, "row")
          values (case tg_table_schema when 'public' then tg_table_name else tg_table_schema end,
            tg_op, to_jsonb(coalesce(new, old))::text);
        return null;
      end $$`);
    await tx.execute(sql`
      do $$ declare t record; begin
        for t in select c.oid::regclass as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
          where c.relkind in ('r', 'p') and not c.relispartition and n.nspname in ('public', 'pgboss') loop
          execute format('create trigger zz_watch after insert or update or delete on %s
            for each row execute function watch.note()', t.name);
        end loop;
      end $$`);
  });
  return async () => {
    const { rows } = await db.execute<RowChange & Record<string, unknown>>(sql`
      with seen as (delete from watch.changes returning *)
      select "table", act, "row" from seen order by n`);
    return rows;
  };
}
