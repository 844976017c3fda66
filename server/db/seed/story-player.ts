import { setTimeout as delay } from 'node:timers/promises';
import { crc32 } from 'node:zlib';
import type { EndpointShape } from '@contract/kernel/endpoint';
import type { Role } from '@contract/kernel/roles';
import { approvals, waitingAnswer } from '@contract/platform/approvals';
import { type bankLine, bankMovements } from '@contract/treasury/bank-movements';
import { signBankEvent } from '@server/adapters/bank-signature';
import type { Config } from '@server/config';
import { type Db, inTransaction } from '@server/db/connection';
import { sessions, users } from '@server/db/schema/identity';
import { mails } from '@server/db/schema/platform';
import { beginSession } from '@server/features/identity';
import { openText } from '@server/features/platform';
import { doAll, type WorkerDeps } from '@server/jobs/worker';
import { desc, eq, isNull, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type * as z from 'zod';

const MOST_PAUSES = 20;
/** Longer than the story stays on a day. */
const SESSION_MS = 60 * 60 * 1000;

interface Caller {
  email: string;
  role: Role;
}

interface Story {
  app: FastifyInstance;
  db: Db;
  config: Config;
  jobs: WorkerDeps;
  /** The story's: it stands still until the next day comes. */
  clock: { now: Date };
}

/** A session that a person keeps through the story. */
interface OpenSession {
  id: string;
  userId: string;
  token: string;
  /** When the person last came. */
  moment: number;
  renewed?: Promise<void>;
}

interface Sent {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  file?: { name: string; bytes: Buffer };
}

/**
 * Plays the demo story by calling the product's own API, as its people would: what the demo holds has
 * passed every rule.
 */
export class StoryPlayer {
  readonly clock: Story['clock'];
  private serial = 0;
  /** Something was changed since the jobs that follow were last done. */
  private changed = false;
  /** Sessions by person and role: each signs in once, and comes back to it. */
  private readonly sessions = new Map<string, Promise<OpenSession>>();
  /** Ends with the last of what takes turns. */
  private turn: Promise<unknown> = Promise.resolve();
  /** Announcements are made beside the story, as the server makes them. */
  private announcing: Promise<void> | null = null;

  constructor(private readonly story: Story) {
    this.clock = story.clock;
  }

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
    sent: Sent,
  ): Promise<{ status: number; body: unknown }> {
    const { token } = await this.sessionOf(who);
    const answer = await this.send(endpoint, {
      sent,
      from: who.email,
      headers: { authorization: `Bearer ${token}` },
    });
    return { status: answer.statusCode, body: answer.json() };
  }

  /** A call by a person who has no session yet. */
  async callUnknown<E extends EndpointShape>(from: string, endpoint: E, sent: Sent): Promise<void> {
    await this.send(endpoint, { sent, from, headers: {} });
  }

  /** A line of the account's statement, as the bank itself reports it: signed. */
  async bankReports(movement: z.input<typeof bankLine>): Promise<void> {
    const body = {
      event_id: `demo-${movement.tracking_key}`,
      type: 'movement',
      currency: 'MXN',
      movement,
    };
    const timestamp = String(Math.floor(this.clock.now.getTime() / 1000));
    const [secret = ''] = this.story.config.bankWebhookSecrets;
    const signature = signBankEvent(secret, timestamp, JSON.stringify(body));
    await this.send(bankMovements.notify, {
      sent: { body },
      from: 'bank',
      headers: { 'x-bank-timestamp': timestamp, 'x-bank-signature': `v1=${signature}` },
    });
  }

  /** The secret of the newest link that was mailed to an address. */
  linkTo(email: string): Promise<string> {
    return this.lastSent(email, /\/([\w-]{40,})\s/);
  }

  /** The code in the newest text message to a telephone. */
  codeTo(phone: string): Promise<string> {
    return this.lastSent(phone, /código es (\d{6})/);
  }

  private async lastSent(to: string, wanted: RegExp): Promise<string> {
    const { db, config } = this.story;
    const [message] = await db
      .select()
      .from(mails)
      .where(eq(sql`lower(${mails.to})`, to))
      .orderBy(desc(mails.id))
      .limit(1);
    const found = message && wanted.exec(openText(config, message))?.[1];
    if (!found) throw new Error(`Demo: what was sent to ${to} has no ${wanted}`);
    return found;
  }

  /** Does what the story goes on with and the server would have done a moment later; announcements go on beside it. */
  async settle() {
    if (!this.changed) return;
    this.changed = false;
    const { jobs } = this.story;
    this.announcing ??= doAll('announce', jobs).finally(() => {
      this.announcing = null;
    });
    // A failure is thrown where they are waited for.
    this.announcing.catch(() => undefined);
    await doAll('draft-contract', jobs);
  }

  /** One after the other in the order of asking, whatever else goes on: folios are counted, money is taken once. */
  inTurn<T>(act: () => Promise<T>): Promise<T> {
    const mine = this.turn.then(act);
    this.turn = mine.catch(() => undefined);
    return mine;
  }

  private async send(
    endpoint: EndpointShape,
    { sent, from, headers }: { sent: Sent; from: string; headers: Record<string, string> },
  ) {
    const { params = {}, query, body, file } = sent;
    this.serial += 1;
    const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '');
    const form = file ? formOf(body, file) : null;
    const json = !form && body !== undefined;
    const attempt = () =>
      this.story.app.inject({
        method: endpoint.method,
        url: query ? `${path}?${new URLSearchParams(query)}` : path,
        remoteAddress: addressOf(from),
        headers: {
          ...headers,
          'idempotency-key': `demo-${String(this.serial).padStart(6, '0')}`,
          ...(json && { 'content-type': 'application/json' }),
          ...form?.headers,
        },
        payload: form?.payload ?? (json ? JSON.stringify(body) : undefined),
      });
    let answer = await attempt();
    // A slow machine that is still starting answers "busy" for a moment.
    for (let n = 0; answer.statusCode === 503 && n < MOST_PAUSES; n += 1) {
      await delay(1000);
      answer = await attempt();
    }
    if (answer.statusCode >= 300) {
      throw new Error(`Demo: ${endpoint.method} ${path} by ${from}: ${answer.body}`);
    }
    if (endpoint.method !== 'GET') this.changed = true;
    return answer;
  }

  /** Sessions of the story are not left open, and its letters were read long ago: none is sent now. */
  async end() {
    const { db, jobs } = this.story;
    await this.announcing;
    await doAll('announce', jobs);
    await db.update(mails).set({ sentAt: sql`${mails.createdAt}`, dueAt: null });
    await jobs.boss.purgeQueue('deliver-mail');
    await db
      .update(sessions)
      .set({ endedAt: sql`${sessions.createdAt}`, endReason: 'logout' })
      .where(isNull(sessions.endedAt));
  }

  /** The account of this address. */
  async userIdOf(who: Caller): Promise<string> {
    return (await this.sessionOf(who)).userId;
  }

  private async sessionOf({ email, role }: Caller): Promise<OpenSession> {
    const key = `${role} ${email}`;
    const begun = this.sessions.get(key) ?? this.signIn(email, role);
    this.sessions.set(key, begun);
    const session = await begun;
    const { now } = this.clock;
    if (session.moment !== now.getTime()) {
      session.moment = now.getTime();
      session.renewed = this.renew(session.id, now);
    }
    await session.renewed;
    return session;
  }

  private signIn(email: string, role: Role): Promise<OpenSession> {
    const { now } = this.clock;
    return inTransaction(this.story.db, async (tx) => {
      const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email));
      if (!user) throw new Error(`Demo: no account has the address ${email}`);
      const origin = { ip: addressOf(email), userAgent: 'demo', deviceId: null, now };
      const { grant, sessionId } = await beginSession(tx, { userId: user.id, role, origin });
      return { id: sessionId, userId: user.id, token: grant.access_token, moment: 0 };
    });
  }

  /** The person comes again, and confirms their second factor. */
  private async renew(sessionId: string, now: Date) {
    const expiresAt = new Date(now.getTime() + SESSION_MS);
    await this.story.db
      .update(sessions)
      .set({ lastSeenAt: now, steppedUpAt: now, expiresAt })
      .where(eq(sessions.id, sessionId));
  }
}

/** Each person calls from an address of their own, of those that stand in examples (RFC 2544). */
function addressOf(email: string): string {
  const n = crc32(email);
  return `198.18.${(n >> 8) & 255}.${n & 255}`;
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
