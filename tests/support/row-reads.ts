import type { Db } from '@server/db/connection';
import { type SQL, sql } from 'drizzle-orm';

interface PlanNode {
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Join Filter'?: number;
  Plans?: PlanNode[];
}

/** The rows that each step of a plan handed on or looked at in vain. */
function readsOf(node: PlanNode): number {
  const removed =
    (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Join Filter'] ?? 0);
  const own = (node['Actual Rows'] + removed) * node['Actual Loops'];
  return (node.Plans ?? []).reduce((sum, child) => sum + readsOf(child), own);
}

/** A database that counts the rows which its `execute` reads, by the plan that PostgreSQL really used. */
export function countingReads(db: Db) {
  let reads = 0;
  const execute = async (query: SQL) => {
    const { rows } = await db.execute<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(
      sql`explain (analyze, timing off, format json) ${query}`,
    );
    for (const { 'QUERY PLAN': plans } of rows) {
      for (const { Plan } of plans) reads += readsOf(Plan);
    }
    return db.execute(query);
  };
  return {
    db: new Proxy(db, {
      get: (target, key) => (key === 'execute' ? execute : Reflect.get(target, key)),
    }),
    reads: () => reads,
  };
}
