import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Duty } from '@contract/kernel/duties';
import type { Method } from '@contract/kernel/endpoint';
import type { Role } from '@contract/kernel/roles';
import type { Adapters, Mail } from '@server/adapters/adapters';
import { bureauByHand } from '@server/adapters/bureau';
import { localCards } from '@server/adapters/cards';
import { directDebitsByFile } from '@server/adapters/direct-debits';
import { folderStore } from '@server/adapters/object-store-folder';
import { createPictures } from '@server/adapters/pictures/pictures';
import { unstampedDocuments } from '@server/adapters/tax-documents';
import { buildApp } from '@server/app';
import { type Config, readConfig } from '@server/config';
import { type Db, inTransaction } from '@server/db/connection';
import { users } from '@server/db/schema/identity';
import { programUsers, supplierAgents, suppliers } from '@server/db/schema/people';
import { mails, settings } from '@server/db/schema/platform';
import { programs, zones } from '@server/db/schema/program';
import { readyInvestor } from '@server/db/seed/ready-investor';
import { createVault } from '@server/db/vault';
import { createUser, grantRole } from '@server/features/identity/accounts/create';
import { hashPassword } from '@server/features/identity/auth/password-hash';
import { isProgramRole } from '@server/features/identity/auth/programs';
import { beginSession } from '@server/features/identity/auth/sessions';
import { createMembership } from '@server/features/people/memberships/memberships';
import { openText } from '@server/features/platform/mails/sealed-text';
import { BOOKS_BEGIN } from '@server/features/platform/settings/seed';
import { createLiveHub } from '@server/http/live';
import { allJobs } from '@server/jobs/jobs';
import { awaited } from '@server/jobs/queues';
import { doAll } from '@server/jobs/worker';
import { readySupplier } from '@tests/support/ready-supplier';
import { and, desc, eq, like } from 'drizzle-orm';
import type { InjectOptions } from 'fastify';
import pino from 'pino';
import { afterAll } from 'vitest';
import type { AnswerTo } from './answers';
import { testDatabase } from './database';
import { worker } from './jobs';

export const PASSWORD = 'Tepozán-Claro-83';
/** Hashed once: hashing is slow by design. */
const passwordHash = hashPassword(PASSWORD);

/** A person with an account, a session, and the memberships of one role. */
export interface Person {
  userId: string;
  email: string;
  role: Role;
  token: string;
  call: Caller;
}

interface Request<M, U> {
  method?: M;
  url: U;
  body?: InjectOptions['payload'];
  headers?: Record<string, string>;
}

interface Reply<M, U extends string> {
  status: number;
  json: AnswerTo<M, U>;
  headers: Record<string, unknown>;
  bytes: Buffer;
}

/** Calls the API; method and address decide the type of the answer. */
export type Caller = <const U extends string, const M extends Method = 'GET'>(
  request: Request<M, U>,
) => Promise<Reply<M, U>>;

/**
 * The whole API on a database of its own, over HTTP without a socket, with a clock that the test moves
 * (`clock.now`) and people to call as. `env` replaces variables of the environment.
 */
export async function testApi(env: Readonly<Record<string, string>> = {}) {
  const { db, pool, url } = await testDatabase();
  // As in demo data: people of the backoffice come in without a second factor.
  await db.insert(settings).values({
    key: 'admin_second_factor',
    value: false,
    validFrom: BOOKS_BEGIN,
    source: 'Datos de prueba',
    setBy: 'test',
  });
  const dataDir = await mkdtemp(path.join(tmpdir(), 'solfondo-test-'));
  const config = {
    ...readConfig({ DATA_DIR: dataDir, NODE_ENV: 'test', RATE_LIMIT_SCALE: '1000', ...env }),
    // Without the built portal, whose thousand files have a route each: a test of the API answers the same without a build.
    portalFolder: path.join(dataDir, 'portal'),
  };
  const clock = { now: new Date() };
  const adapters: Adapters = {
    objects: folderStore(path.join(dataDir, 'objects')),
    scanner: null,
    pictures: createPictures(),
    mail: { send: async () => undefined },
    sms: { send: async () => undefined },
    bureau: bureauByHand,
    taxDocuments: unstampedDocuments,
    cards: localCards(config, createVault(config.appSecret)),
    directDebits: directDebitsByFile,
  };
  const log = pino({ level: process.env.TEST_LOG ?? 'silent' });
  const live = createLiveHub(
    url,
    () => undefined,
    () => clock.now,
  );
  const databaseAnswers = () => true;
  const app = await buildApp({
    config,
    db,
    pool,
    adapters,
    live,
    log,
    databaseAnswers,
    now: () => clock.now,
  });
  await app.ready();
  afterAll(async () => {
    await live.close();
    await app.close();
    adapters.pictures.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  const workers = worker(pool, allJobs(db, adapters, config, log), () => clock.now);
  /** Does what the server would do a moment later; contracts are there with the answer. */
  async function doJobs() {
    for (const name of awaited) await doAll(name, workers);
  }

  async function call<const U extends string, const M extends Method = 'GET'>(
    token: string | null,
    { method, url, body, headers }: Request<M, U>,
  ): Promise<Reply<M, U>> {
    const response = await app.inject({
      method: method ?? 'GET',
      url,
      headers: { ...(token && { authorization: `Bearer ${token}` }), ...headers },
      ...(body !== undefined && { payload: body }),
    });
    // One that reaches the goal leaves a contract to be drafted.
    if (method === 'POST' && url === '/api/v1/commitments') await doAll('draft-contract', workers);
    const isJson = String(response.headers['content-type']).includes('json');
    // Untyped as it comes; its type is in the contract, and the server's serializer keeps to it.
    const parsed: ReturnType<typeof JSON.parse> = isJson ? response.json() : undefined;
    return {
      status: response.statusCode,
      json: parsed,
      headers: response.headers,
      bytes: response.rawPayload,
    };
  }

  let serial = 0;
  /** Creates an active person; suppliers are verified (status 4) by default. */
  async function person(role: Exclude<Role, 'none'>, options: PersonOptions = {}): Promise<Person> {
    serial += 1;
    const email = options.email ?? `${role}-${serial}@ejemplo.mx`;
    const { userId, token } = await inTransaction(db, async (tx) => {
      const user = await createUser(tx, {
        email,
        fullName: options.fullName ?? `Persona ${serial} Prueba`,
        personType: options.personType ?? 1,
        password: null,
        status: 'active',
        termsAcceptedAt: clock.now,
      });
      await tx
        .update(users)
        .set({ passwordHash: await passwordHash })
        .where(eq(users.id, user.id));
      if (role === 'client' || role === 'supplier' || role === 'investor') {
        await createMembership(tx, user, role);
      } else {
        await grantRole(tx, user.id, role, options.duties);
      }
      if (role === 'investor' && !options.ungated) {
        await readyInvestor(tx, user, config.brand, clock.now);
      }
      if (role === 'supplier') {
        const status = options.supplierStatus ?? 4;
        await tx.update(suppliers).set({ status }).where(eq(suppliers.userId, user.id));
        if (options.onboarded) await readySupplier(tx, email);
      }
      if (role === 'supplier_agent' && options.supplierId) {
        const { supplierId } = options;
        const { id: userId, fullName } = user;
        await tx.insert(supplierAgents).values({ userId, supplierId, fullName, email });
      }
      if (isProgramRole(role) && options.programId) {
        const { programId } = options;
        await tx.insert(programUsers).values({ userId: user.id, programId, role });
      }
      const { grant } = await beginSession(tx, {
        userId: user.id,
        role,
        origin: { ip: '127.0.0.1', userAgent: 'test', deviceId: null, now: clock.now },
      });
      return { userId: user.id, token: grant.access_token };
    });
    return { userId, email, role, token, call: (request) => call(token, request) };
  }

  /** The same person with a session begun now: the clock of a test may have run past the old one's life. */
  async function again<P extends Person>(who: P): Promise<P> {
    const { grant } = await inTransaction(db, (tx) =>
      beginSession(tx, {
        userId: who.userId,
        role: who.role,
        origin: { ip: '127.0.0.1', userAgent: 'test', deviceId: null, now: clock.now },
      }),
    );
    const token = grant.access_token;
    return { ...who, token, call: (request) => call(token, request) };
  }

  /** Confirms the second factor of a person's session with the code that was mailed. */
  async function stepUp(who: Person) {
    await who.call({ method: 'POST', url: '/api/v1/step-up/codes' });
    const code = /código es (\d{6})/.exec((await lastMail(db, config, who.email))?.text ?? '')?.[1];
    return who.call({ method: 'POST', url: '/api/v1/step-up', body: { code } });
  }

  /** A program with zones, for program users and prospects. */
  async function program(zoneNames: string[] = ['Centro', 'Norte']) {
    const [row] = await db.insert(programs).values({ name: 'Frío Eficiente' }).returning();
    if (!row) throw new Error('the program was not created');
    await db
      .insert(zones)
      .values(zoneNames.map((name) => ({ programId: row.id, name, region: 'Occidente' })));
    return row.id;
  }

  return {
    app,
    db,
    pool,
    databaseUrl: url,
    databaseAnswers,
    config,
    adapters,
    clock,
    person,
    again,
    program,
    stepUp,
    doJobs,
    lastMail: (to: string) => lastMail(db, config, to),
    /** The latest of those whose subject begins so. */
    lastMailOf: (to: string, subject: string) => lastMail(db, config, to, subject),
    anonymous: (<const U extends string, const M extends Method = 'GET'>(request: Request<M, U>) =>
      call(null, request)) satisfies Caller,
    withToken: call,
  };
}

interface PersonOptions {
  email?: string;
  fullName?: string;
  personType?: number;
  supplierStatus?: number;
  supplierId?: string;
  programId?: string;
  /** Of an administrator; all of them where nobody says. */
  duties?: readonly Duty[];
  /** An investor who has neither acknowledged the risks nor signed the contract. */
  ungated?: boolean;
  /** A supplier who finished the onboarding. */
  onboarded?: boolean;
}

async function lastMail(
  db: Db,
  config: Config,
  to: string,
  subject = '',
): Promise<Mail | undefined> {
  const [mail] = await db
    .select()
    .from(mails)
    .where(and(eq(mails.to, to), like(mails.subject, `${subject}%`)))
    .orderBy(desc(mails.id))
    .limit(1);
  return mail && { ...mail, text: openText(config, mail) };
}
