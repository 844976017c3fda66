import { connect } from '@server/db/connection';
import Fastify from 'fastify';
import type { Pool } from 'pg';
import { adminToken } from './allow-admins';
import { listen } from './bare-server';
import { type Comparison, compare, type Pace } from './compare';
import { startAsking } from './load';
import { addDocuments } from './many-documents';
import type { Stage } from './stage';

const CONNECTIONS = 4;
const AIM = 0.4;
const PAGE = 50;

/** The review queue at a million documents, beside the plain SQL behind Fastify. */
export async function compareQueue(stage: Stage, pace: Pace): Promise<Comparison[]> {
  const { db, pool } = connect(stage.databaseUrl, () => undefined);
  const bare = await bareQueue(pool);
  const asker = startAsking();
  try {
    await addDocuments(stage.databaseUrl);
    const authorization = `Bearer ${await adminToken(db)}`;
    const port = await listen(stage.app);
    const pair = (name: string, query: string) => {
      const ask =
        (to: number, path: string, headers: Record<string, string>) => (seconds: number) =>
          asker.ask({
            port: to,
            method: 'GET',
            paths: [path],
            headers,
            connections: CONNECTIONS,
            seconds,
          });
      return compare(
        {
          name,
          aim: AIM,
          ours: ask(port, `/api/v1/documents?limit=${PAGE}&${query}`, { authorization }),
          theirs: ask(bare.port, `/queue?limit=${PAGE}&${query}`, {}),
        },
        pace,
      );
    };
    return [
      await pair('queue of 1 M: what waits', 'status=pending'),
      await pair('queue of 1 M: of one kind', 'status=pending&doc_id=2'),
    ];
  } finally {
    await asker.end();
    await bare.close();
    await pool.end();
  }
}

/** The same page and count with no session, permission or schema. */
async function bareQueue(pool: Pool) {
  const app = Fastify();
  app.get<{ Querystring: { limit: string; status: string; doc_id?: string } }>(
    '/queue',
    async ({ query: { limit, status, doc_id } }) => {
      const kind = doc_id ? 'and d.doc_id = $2' : '';
      const values = doc_id ? [status, Number(doc_id)] : [status];
      const { rows } = await pool.query(
        `select d.*, f.name, u.full_name, p.folio, r.full_name as reviewer
          from documents d join document_definitions f on f.id = d.definition_id
          left join users u on u.id = d.user_id left join users r on r.id = d.verified_by
          left join projects p on p.id = d.project_id left join document_claims c on c.document_id = d.id
          where d.superseded_by is null and d.status = $1 ${kind}
          order by d.waits_since, d.id limit ${Number(limit) + 1}`,
        values,
      );
      const counted = await pool.query(
        `select count(*)::int as n from (select 1 from documents d
          where d.superseded_by is null and d.status = $1 ${kind} limit 10001) c`,
        values,
      );
      return { items: rows.slice(0, Number(limit)), total: counted.rows[0].n };
    },
  );
  return { port: await listen(app), close: () => app.close() };
}
