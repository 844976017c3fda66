import { setTimeout as delay } from 'node:timers/promises';
import type { EndpointShape } from '@contract/kernel/endpoint';
import type { Role } from '@contract/kernel/roles';
import { approvals, waitingAnswer } from '@contract/platform/approvals';
import { type Db, inTransaction } from '@server/db/connection';
import { sessions, users } from '@server/db/schema/identity';
import { beginSession } from '@server/features/identity';
import { awaited } from '@server/jobs/queues';
import { doAll, type WorkerDeps } from '@server/jobs/worker';
import { eq, isNull, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type * as z from 'zod';

const MOST_PAUSES = 20;

interface Caller {
  email: string;
  role: Role;
}

interface Sent {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  file?: { name: string; bytes: Buffer };
}

/**
 * Plays the demo story by calling the product's own API, as its people would: what the demo holds has
 * passed every rule. The clock is the story's.
 */
export class StoryPlayer {
  private serial = 0;

  constructor(
    private readonly app: FastifyInstance,
    private readonly db: Db,
    private readonly jobs: WorkerDeps,
    readonly clock: { now: Date },
  ) {}

  /** One call by the person of this address, in a session of its own with its second factor confirmed. */
  async call<E extends EndpointShape>(
    who: Caller,
    endpoint: E,
    sent: Sent = {},
  ): Promise<z.output<E['response']>> {
    const { status, body } = await this.ask(who, endpoint, sent);
    if (status !== 200) throw new Error(`Demo: ${endpoint.path} by ${who.email} waits`);
    return parsed<E['response']>(endpoint.response, body);
  }

  /** An act of staff over money: what takes two people is confirmed by the second one. */
  async callByTwo<E extends EndpointShape>(
    first: Caller,
    second: Caller,
    endpoint: E,
    sent: Sent,
  ): Promise<z.output<E['response']>> {
    const { status, body } = await this.ask(first, endpoint, sent);
    if (status === 200) return parsed<E['response']>(endpoint.response, body);
    const { approval_id: id } = waitingAnswer.parse(body);
    const { items } = await this.call(second, approvals.list, { query: { outcome: 'waiting' } });
    const waiting = items.find((item) => item.id === id);
    const { answer } = await this.call(second, approvals.confirm, {
      params: { approvalId: id },
      body: { payload_hash: waiting?.payload_hash },
    });
    return parsed<E['response']>(endpoint.response, answer);
  }

  /** A call, done or waiting for a second person. */
  async ask(
    who: Caller,
    endpoint: EndpointShape,
    { params = {}, query, body, file }: Sent,
  ): Promise<{ status: number; body: unknown }> {
    const token = await this.sessionOf(who.email, who.role);
    this.serial += 1;
    const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '');
    const form = file ? formOf(body, file) : null;
    const json = !form && body !== undefined;
    const send = () =>
      this.app.inject({
        method: endpoint.method,
        url: query ? `${path}?${new URLSearchParams(query)}` : path,
        headers: {
          authorization: `Bearer ${token}`,
          'idempotency-key': `demo-${String(this.serial).padStart(6, '0')}`,
          ...(json && { 'content-type': 'application/json' }),
          ...form?.headers,
        },
        payload: form?.payload ?? (json ? JSON.stringify(body) : undefined),
      });
    let answer = await send();
    // A slow machine that is still starting answers "busy" for a moment.
    for (let n = 0; answer.statusCode === 503 && n < MOST_PAUSES; n += 1) {
      await delay(1000);
      answer = await send();
    }
    if (answer.statusCode >= 300) {
      throw new Error(`Demo: ${endpoint.method} ${path} by ${who.email}: ${answer.body}`);
    }
    // The next step finds what the server would have done a moment later.
    for (const name of awaited) await doAll(name, this.jobs);
    return { status: answer.statusCode, body: answer.json() };
  }

  /** Sessions of the story are not left open. */
  async end() {
    await this.db
      .update(sessions)
      .set({ endedAt: sql`${sessions.createdAt}`, endReason: 'logout' })
      .where(isNull(sessions.endedAt));
  }

  private sessionOf(email: string, role: Role): Promise<string> {
    const { now } = this.clock;
    return inTransaction(this.db, async (tx) => {
      const [user] = await tx.select().from(users).where(eq(users.email, email));
      if (!user) throw new Error(`Demo: no account has the address ${email}`);
      const origin = { ip: '127.0.0.1', userAgent: 'demo', deviceId: null, now };
      const { grant, sessionId } = await beginSession(tx, { userId: user.id, role, origin });
      await tx.update(sessions).set({ steppedUpAt: now }).where(eq(sessions.id, sessionId));
      return grant.access_token;
    });
  }
}

const parsed = <S extends z.ZodType>(schema: S, value: unknown): z.output<S> => schema.parse(value);

function formOf(fields: unknown, file: { name: string; bytes: Buffer }) {
  const boundary = '----solfondo-demo';
  const texts = Object.entries(fields ?? {}).map(
    ([name, value]) =>
      `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${String(value)}\r\n`,
  );
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${file.name}"\r\ncontent-type: application/octet-stream\r\n\r\n`;
  return {
    payload: Buffer.concat([
      Buffer.from(texts.join('') + head),
      file.bytes,
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}
