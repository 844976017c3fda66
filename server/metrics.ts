import type { RequestListener } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Jobs that wait, are being done, or failed for good, of all processes; none while the database is away. */
async function countJobs(pool: Pool) {
  const { rows } = await pool.query<{ name: string; state: string; n: string }>(
    `select name, state, count(*) as n from pgboss.job
     where state in ('created', 'retry', 'active', 'failed') group by name, state`,
  );
  return rows.map(({ name, state, n }) => ({ labels: { name, state }, n: Number(n) }));
}

/** What Prometheus reads of one server. */
export function createMetrics(pool: Pool) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by method, route pattern and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10],
    registers: [registry],
  });
  new Gauge({
    name: 'database_pool_connections',
    help: 'Connections of the pool, by state, and callers that wait for one.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
  new Gauge({
    name: 'jobs',
    help: 'Jobs of all processes that wait, run, are tried again later, or failed, by queue.',
    labelNames: ['name', 'state'],
    registers: [registry],
    async collect() {
      this.reset();
      for (const { labels, n } of await countJobs(pool).catch(() => [])) this.set(labels, n);
    },
  });
  return { registry, duration };
}

export type Metrics = ReturnType<typeof createMetrics>;

/** Counts the answers of every route registered after this. */
export function measure(app: FastifyInstance, { duration }: Metrics): void {
  app.addHook('onResponse', async (request, reply) => {
    const labels = {
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      status: reply.statusCode,
    };
    duration.observe(labels, reply.elapsedTime / 1000);
  });
}

/** Answers `/metrics`, on a port of its own, which the outside need not reach. */
export function metricsHandler({ registry }: Metrics): RequestListener {
  return async (request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': registry.contentType });
    response.end(await registry.metrics());
  };
}
