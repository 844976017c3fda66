import type { Db } from '@server/db/connection';
import { type SQL, sql } from 'drizzle-orm';
import type { Pool, PoolClient } from 'pg';
import * as z from 'zod';

const planNode = z.object({
  'Actual Rows': z.number(),
  'Actual Loops': z.number(),
  'Rows Removed by Filter': z.number().optional(),
  'Rows Removed by Join Filter': z.number().optional(),
  get Plans(): z.ZodOptional<z.ZodArray<typeof planNode>> {
    return z.array(planNode).optional();
  },
});
type PlanNode = z.infer<typeof planNode>;

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

interface Statement {
  text: string;
  /** Rows that it reads, by the plan that PostgreSQL really used. */
  reads: number;
}

const asked = z.union([
  z.string().transform((text) => ({ text, values: undefined })),
  z.object({ text: z.string(), values: z.array(z.unknown()).optional() }),
]);
const explained = z.object({
  rows: z.tuple([z.object({ 'QUERY PLAN': z.tuple([z.object({ Plan: planNode })]) })]),
});

/**
 * Explains each query of a pool before it is sent, on the connections that it has and on later ones.
 * @returns says what was read since it was asked last
 */
export function watchReads(pool: Pool): () => Statement[] {
  let seen: Statement[] = [];
  const watched = new WeakSet<PoolClient>();
  pool.on('acquire', (client) => {
    if (watched.has(client)) return;
    watched.add(client);
    client.query = new Proxy(client.query, {
      apply(target, self: PoolClient, args) {
        const send = () => Reflect.apply(target, self, args);
        const config = asked.safeParse(args[0]).data;
        if (!config || !/^\s*(select|with)/i.test(config.text)) return send();
        const { text, values = z.array(z.unknown()).safeParse(args[1]).data } = config;
        const plan = `explain (analyze, timing off, format json) ${text}`;
        const explaining: Promise<unknown> = Reflect.apply(target, self, [plan, values]);
        return explaining.then((answer) => {
          const [
            {
              'QUERY PLAN': [{ Plan }],
            },
          ] = explained.parse(answer).rows;
          seen.push({ text, reads: readsOf(Plan) });
          return send();
        });
      },
    });
  });
  return () => {
    const taken = seen;
    seen = [];
    return taken;
  };
}
