import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import type { Pool } from 'pg';
import { v7 } from 'uuid';

const columns = `p.id, p.business_name, p.contact_name, p.phone, p.email, p.municipality, p.state,
  p.zone_id, z.name as zone, p.status, p.lost_reason, p.created_at`;

interface NewProspect {
  business_name: string;
  contact_name: string;
  phone: string;
  municipality: string;
  state: string;
  zone_id: string;
}

/**
 * The yardstick: what the prospects' list, read and create say to the database, behind Fastify and
 * nothing else: a new prospect with its event, the day's sum and the line in the audit trail, but no user who
 * signs in, no permission, no schema of what comes and goes.
 */
export async function startBareServer(pool: Pool, programId: string) {
  const app = Fastify();

  app.get<{ Querystring: { limit: string } }>('/prospects', async ({ query }) => {
    const limit = Number(query.limit);
    const { rows } = await pool.query(
      `select ${columns} from prospects p join zones z on z.id = p.zone_id
        where p.program_id = $1 order by p.id desc limit $2`,
      [programId, limit + 1],
    );
    const counted = await pool.query(
      'select count(*)::int as n from (select 1 from prospects where program_id = $1 limit 10001) c',
      [programId],
    );
    const items = rows.slice(0, limit);
    return {
      items,
      next_cursor: rows.length > limit ? items.at(-1).id : null,
      total: counted.rows[0].n,
    };
  });

  app.get<{ Params: { id: string } }>('/prospects/:id', async ({ params }) => {
    const { rows } = await pool.query(
      `select ${columns} from prospects p join zones z on z.id = p.zone_id
        where p.id = $1 and p.program_id = $2`,
      [params.id, programId],
    );
    return rows[0];
  });

  app.post<{ Body: NewProspect }>('/prospects', async ({ body }) => {
    const id = v7();
    const text = `${body.business_name} ${body.contact_name} ${body.municipality} ${body.phone}`;
    const values = [
      id,
      programId,
      body.zone_id,
      body.business_name,
      body.contact_name,
      `+52${body.phone}`,
      body.municipality,
      body.state,
      text.toLowerCase(),
    ];
    const client = await pool.connect();
    try {
      await client.query('begin');
      const { rows } = await client.query(
        `with p as (
           insert into prospects (id, program_id, zone_id, business_name, contact_name, phone,
                                  municipality, state, search_text)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning *
         ), event as (
           insert into prospect_events (prospect_id, program_id, zone_id, status, at)
           select id, program_id, zone_id, status, created_at from p
         ), counted as (
           insert into prospect_days (program_id, day, zone_id, status, entered, exited)
           select program_id, (created_at at time zone 'America/Mexico_City')::date, zone_id, status, 1, 0 from p
           on conflict (program_id, day, zone_id, status) do update
             set entered = prospect_days.entered + 1
         ) select ${columns} from p join zones z on z.id = p.zone_id`,
        values,
      );
      await client.query(
        "select audit_append(now(), null, null, 'prospects.create', 'prospects', $1, '{}', $1)",
        [id],
      );
      await client.query('commit');
      return rows[0];
    } finally {
      client.release();
    }
  });

  return { port: await listen(app), close: () => app.close() };
}

/** Listens on a free port of this machine alone. */
export async function listen(app: {
  listen(options: { host: string; port: number }): Promise<string>;
  server: { address(): AddressInfo | string | null };
}): Promise<number> {
  await app.listen({ host: '127.0.0.1', port: 0 });
  const address = app.server.address();
  if (address === null || typeof address === 'string') throw new Error('no port was opened');
  return address.port;
}
