import { connect } from '@server/db/connection';
import { listen, startBareServer } from './bare-server';
import { type Comparison, compare, type Pace } from './compare';
import { type Load, startAsking } from './load';
import type { Stage } from './stage';

const CONNECTIONS = 16;
const PAGE = 20;
const AIM = 0.6;

/** The API against the bare server, on the same rows with pools of the same kind. */
export async function compareHttp(stage: Stage, pace: Pace): Promise<Comparison[]> {
  const { pool } = connect(stage.databaseUrl, () => undefined);
  const bare = await startBareServer(pool, stage.programId);
  const port = await listen(stage.app);
  const asker = startAsking();
  try {
    const ids = await someIds(pool);
    const authorization = `Bearer ${await stage.token()}`;
    const body = JSON.stringify({
      business_name: 'Abarrotes La Esperanza',
      contact_name: 'María Núñez',
      phone: '{phone}',
      municipality: 'Guadalajara',
      state: 'Jalisco',
      zone_id: stage.zoneId,
    });
    type Call = Pick<Load, 'method' | 'paths' | 'body'>;
    const pair = (name: string, call: Call) => {
      const ask =
        (to: Pick<Load, 'port' | 'headers'>, paths: readonly string[]) => (seconds: number) =>
          asker.ask({ ...call, ...to, paths, connections: CONNECTIONS, seconds });
      return compare(
        {
          name,
          aim: AIM,
          ours: ask(
            { port, headers: { authorization } },
            call.paths.map((path) => `/api/v1${path}`),
          ),
          theirs: ask({ port: bare.port, headers: {} }, call.paths),
        },
        pace,
      );
    };
    return [
      await pair('prospects: list', { method: 'GET', paths: [`/prospects?limit=${PAGE}`] }),
      await pair('prospects: read', { method: 'GET', paths: ids.map((id) => `/prospects/${id}`) }),
      await pair('prospects: create', { method: 'POST', paths: ['/prospects'], body }),
    ];
  } finally {
    await asker.end();
    await bare.close();
    await pool.end();
  }
}

async function someIds(pool: ReturnType<typeof connect>['pool']): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    'select id from prospects tablesample bernoulli (2) limit 1000',
  );
  return rows.map(({ id }) => id);
}
