import { projects } from '@server/db/schema/credit';
import { users } from '@server/db/schema/identity';
import { applicants } from '@server/db/schema/people';
import { programs, prospectEvents, prospects } from '@server/db/schema/program';
import { PASSWORD, testApi } from '@tests/support/api';
import { creditStory, once } from '@tests/support/credit';
import { present } from '@tests/support/present';
import { actOn, bringProspects } from '@tests/support/prospect-files';
import { and, count, eq, inArray, sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';

const api = await testApi();
const story = await creditStory(api);
let serial = 0;

/** A program with one prospect, brought by a file. */
async function campaign() {
  serial += 1;
  const programId = await api.program(['Centro']);
  const admin = await api.person('program_administrator', { programId });
  const batch = await bringProspects(
    api,
    admin,
    `negocio,contacto,telefono,municipio,estado,zona\r\nTienda,Ana Ruiz,33${70_000_000 + serial},Tonalá,Jalisco,Centro`,
  );
  const [prospect] = await api.db
    .select()
    .from(prospects)
    .where(eq(prospects.programId, programId));
  const { id } = present(prospect);
  const invite = (email: string) =>
    admin.call({ method: 'POST', url: `/api/v1/prospects/${id}/invitation`, body: { email } });
  return { programId, admin, batchId: batch.id, id, invite };
}

const tokenTo = async (email: string) =>
  /solicitante\/crear\/([\w-]+)/.exec((await api.lastMail(email))?.text ?? '')?.[1] ?? '';
const redeem = (token: string) =>
  api.anonymous({
    method: 'POST',
    url: '/api/v1/applicant-creations/redeem',
    body: { token, password: PASSWORD, terms: true },
  });
const times = <T>(count: number, act: (n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, n) => act(n)));

/** Until so many wait for what another holds. */
const waiting = (many: number) =>
  vi.waitFor(
    async () => {
      const { rows } = await api.db.execute(sql`
        select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);
      if (rows.length < many) throw new Error(`${rows.length} wait`);
    },
    { timeout: 30_000 },
  );

test('a prospect whose batch is taken back while it is being invited is not found, and nobody is written to', async () => {
  const { programId, admin, batchId, id, invite } = await campaign();
  const email = `tarde.${serial}@ejemplo.mx`;
  let inviting: ReturnType<typeof invite> | undefined;
  await api.db.transaction(async (tx) => {
    // Whoever invites has seen the prospect by then, and waits for its program.
    await tx.select().from(programs).where(eq(programs.id, programId)).for('no key update');
    inviting = invite(email);
    await waiting(1);
    expect(await actOn(api, admin, batchId, 'undo')).toMatchObject({ state: 'undone' });
  });
  expect((await present(inviting)).status).toBe(404);
  expect(await api.lastMail(email)).toBeUndefined();
  expect(await api.db.$count(prospects, eq(prospects.id, id))).toBe(0);
});

test('a prospect that is being invited is held: its batch is not taken back in between', async () => {
  const { admin, batchId, id, invite } = await campaign();
  let inviting: ReturnType<typeof invite> | undefined;
  let undoing: ReturnType<typeof actOn> | undefined;
  await api.db.transaction(async (tx) => {
    // Whoever invites has seen that there is no invitation yet, and waits to write one.
    await tx.execute(sql`lock table applicant_invitations in share mode`);
    inviting = invite(`sujeta.${serial}@ejemplo.mx`);
    await waiting(1);
    undoing = actOn(api, admin, batchId, 'undo');
    await Promise.race([undoing, waiting(2)]);
  });
  expect((await present(inviting)).status).toBe(200);
  expect(await undoing).toMatchObject({
    state: 'done',
    failure: 'Ya se construyó algo sobre sus prospectos; no se puede deshacer.',
  });
  expect(await api.db.$count(prospects, eq(prospects.id, id))).toBe(1);
});

test('a batch is not taken back once one of it is invited', async () => {
  const { admin, batchId, invite } = await campaign();
  expect((await invite(`pronto.${serial}@ejemplo.mx`)).status).toBe(200);
  await expect(actOn(api, admin, batchId, 'undo')).rejects.toThrow(
    'Ya se trabajó 1 de sus prospectos',
  );
});

test('of two programs that invited one address, the one whose link is used first has the applicant', async () => {
  const both = [await campaign(), await campaign()];
  const email = `disputada.${serial}@ejemplo.mx`;
  const tokens: string[] = [];
  for (const { invite } of both) {
    expect((await invite(email)).status).toBe(200);
    tokens.push(await tokenTo(email));
  }
  const answers = await times(50, (n) => redeem(tokens[n % 2] ?? ''));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status !== 200 && status !== 422)).toEqual([]);
  expect(await api.db.$count(users, eq(users.email, email))).toBe(1);
  const won = await api.db
    .select()
    .from(applicants)
    .where(
      inArray(
        applicants.prospectId,
        both.map(({ id }) => id),
      ),
    );
  expect(won).toHaveLength(1);
});

test('who was won asks twenty times at once: the prospect comes to stand as asked once, and all counts in its program', async () => {
  const { programId, id, invite } = await campaign();
  const email = `insistente.${serial}@ejemplo.mx`;
  await invite(email);
  expect((await redeem(await tokenTo(email))).status).toBe(200);
  const login = { email, password: PASSWORD };
  const { json } = await api.anonymous({ method: 'POST', url: '/api/auth/login', body: login });
  const asked = await times(20, () =>
    api.withToken(json.access_token, {
      method: 'POST',
      url: '/api/v1/projects',
      body: story.request(),
      headers: once(),
    }),
  );
  const made = asked.filter(({ status }) => status === 200).length;
  expect(made).toBeGreaterThan(0);
  expect(asked.filter(({ status }) => status >= 500)).toEqual([]);
  const credited = await api.db
    .select({ programId: projects.programId, n: count() })
    .from(projects)
    .where(eq(projects.prospectId, id))
    .groupBy(projects.programId);
  expect(credited).toEqual([{ programId, n: made }]);
  const stood = and(eq(prospectEvents.prospectId, id), eq(prospectEvents.status, 'applied'));
  expect(await api.db.$count(prospectEvents, stood)).toBe(1);
});
