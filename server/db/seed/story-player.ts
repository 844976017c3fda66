import { setTimeout as delay } from 'node:timers/promises';
import type { EndpointShape } from '@contract/kernel/endpoint';
import { approvals, waitingAnswer } from '@contract/platform/approvals';
import { type bankLine, bankMovements } from '@contract/treasury/bank-movements';
import type { Adapters } from '@server/adapters/adapters';
import { signBankEvent } from '@server/adapters/bank-signature';
import type { Config } from '@server/config';
import { type Db, inTransaction, type Tx } from '@server/db/connection';
import { loanInstalments } from '@server/db/schema/credit';
import { opportunities } from '@server/db/schema/funding';
import { sessions } from '@server/db/schema/identity';
import { mails, approvals as waitingActs } from '@server/db/schema/platform';
import { followCollections } from '@server/features/credit';
import { expireOpportunities } from '@server/features/funding';
import { openText } from '@server/features/platform';
import type { LiveHub } from '@server/http/live';
import { doAll, type WorkerDeps } from '@server/jobs/worker';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type * as z from 'zod';
import { staff } from './demo-cast';
import { TownPapers } from './demo-papers';
import { dateAccounts, SentOnDays } from './story-days';
import { formOf } from './story-form';
import { addressOf, type Caller, type OpenSession, StorySessions } from './story-sessions';
import { type Visit, visit } from './story-visit';

const MOST_PAUSES = 20;

interface Story {
  app: FastifyInstance;
  db: Db;
  config: Config;
  adapters: Adapters;
  live: LiveHub;
  log: FastifyBaseLogger;
  jobs: WorkerDeps;
  /** The story's: it stands still until the next day comes. */
  clock: { now: Date };
}

/** What goes with a call. */
export interface Sent {
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
  /** To be read where no person of the story looks. */
  readonly db: Db;
  /** Ids of installers that somebody looked up, by name. */
  readonly installers = new Map<string, string>();
  /** Of the demo's program, once somebody looked it up. */
  programId: string | null = null;
  private serial = 0;
  private readonly sessions: StorySessions;
  /** Ends with the last of what takes turns. */
  private turn: Promise<unknown> = Promise.resolve();
  private readonly sent = new SentOnDays();
  /** Those of the many. */
  readonly papers: TownPapers;

  constructor(private readonly story: Story) {
    this.clock = story.clock;
    this.db = story.db;
    this.papers = new TownPapers(story);
    this.sessions = new StorySessions(story);
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
    const [waiting] = await this.story.db
      .select({ payload_hash: waitingActs.payloadHash })
      .from(waitingActs)
      .where(eq(waitingActs.id, id));
    const params = { approvalId: id };
    const { answer } = await this.call(second, approvals.confirm, { params, body: waiting });
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
    const isJson = String(answer.headers['content-type']).includes('json');
    return { status: answer.statusCode, body: isJson ? answer.json() : undefined };
  }

  /** A call by a person who has no session yet. */
  async callUnknown<E extends EndpointShape>(
    from: string,
    endpoint: E,
    sent: Sent,
  ): Promise<z.output<E['response']>> {
    const answer = await this.send(endpoint, { sent, from, headers: {} });
    return parsed<E['response']>(endpoint.response, answer.json());
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
    return this.lastSent(email, /[/#]([\w-]{40,})\s/);
  }

  /** The code in the newest text message to a telephone. */
  codeTo(phone: string, db?: Tx): Promise<string> {
    return this.lastSent(phone, /(?:código|NIP) es (\d{6})/, db);
  }

  /** What is still to be paid of a loan, in the order of its days. */
  instalmentsOf(loanId: string) {
    const { dueOn, capitalCents, interestCents, vatCents } = loanInstalments;
    return this.story.db
      .select({
        dueOn,
        cents: sql<number>`(${capitalCents} + ${interestCents} + ${vatCents})::int`,
      })
      .from(loanInstalments)
      .where(and(eq(loanInstalments.loanId, loanId), isNull(loanInstalments.paidOn)))
      .orderBy(loanInstalments.n);
  }

  /** Papers of a person, or for a request of theirs, which stand verified. */
  async bring(who: Caller, kinds: readonly number[], projectId: string | null): Promise<void> {
    const [userId, staffId] = [await this.userIdOf(who), await this.userIdOf(staff)];
    const { now } = this.clock;
    await inTransaction(this.story.db, (tx) =>
      this.papers.bring(tx, { kinds, userId, projectId, staffId, now }),
    );
  }

  /** Many acts of one person at once. */
  async visit(who: Caller, acts: (visit: Visit) => Promise<void>): Promise<void> {
    const { token } = await this.sessionOf(who);
    await visit(this.story, { token, ip: addressOf(who.email) }, acts);
  }

  private async lastSent(to: string, wanted: RegExp, db: Db | Tx = this.story.db): Promise<string> {
    const { config } = this.story;
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

  /** Does what the story goes on with and the server would have done a moment later. */
  async draftContracts() {
    await doAll('draft-contract', this.story.jobs);
  }

  async importProspects() {
    await doAll('import-prospects', this.story.jobs);
  }

  /** Brings the queue of late credits to this day. */
  async followCollections() {
    const { db, config } = this.story;
    await followCollections(db, config, this.clock.now);
  }

  /** Does the rest of it; what was sent on this day is of this day. */
  async endDay() {
    const { db, config, jobs } = this.story;
    const { now } = this.clock;
    const { rows } = await db.execute<{ job: string }>(
      sql`select distinct name as job from pgboss.job
          where name in ('draft-contract', 'announce') and state < 'active'
        union all
        select 'expire' from ${opportunities}
          where ${opportunities.status} = 'open' and ${opportunities.closesAt} <= ${now.toISOString()}::timestamptz`,
    );
    const left = new Set(rows.map((row) => row.job));
    if (left.has('draft-contract')) await this.draftContracts();
    if (left.has('draft-contract') || left.has('announce')) await doAll('announce', jobs);
    if (left.has('expire')) await expireOpportunities(db, config, now);
    this.sent.endDay(this.clock.now);
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
    return answer;
  }

  /** Sessions of the story are not left open, and its letters were read long ago: none is sent now. */
  async end() {
    const { db, jobs } = this.story;
    await this.sent.date(db);
    await dateAccounts(db);
    await db.update(mails).set({ sentAt: sql`${mails.createdAt}`, dueAt: null });
    await jobs.boss.purgeQueue('deliver-mail');
    await db
      .update(sessions)
      .set({
        endedAt: sql`${sessions.createdAt}`,
        // The story came back to them after they would have ended.
        lastSeenAt: sql`${sessions.createdAt}`,
        endReason: 'logout',
      })
      .where(isNull(sessions.endedAt));
  }

  /** Signs in a person whose account a transaction opens. */
  signIn(tx: Tx, userId: string, who: Caller): Promise<void> {
    return this.sessions.open(tx, userId, who);
  }

  /** The account of this address. */
  async userIdOf(who: Caller): Promise<string> {
    return (await this.sessionOf(who)).userId;
  }

  private sessionOf(who: Caller): Promise<OpenSession> {
    return this.sessions.of(who);
  }
}

const parsed = <S extends z.ZodType>(schema: S, value: unknown): z.output<S> => schema.parse(value);
