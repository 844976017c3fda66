import { href } from '@contract/kernel/screens';
import { inTransaction } from '@server/db/connection';
import { oneTimeTokens, users } from '@server/db/schema/identity';
import { administratorLink, mintLink, oneTimeLife } from '@server/features/identity';
import { hashToken } from '@server/features/identity/auth/tokens';
import { agreementLink } from '@tests/support/agreement-link';
import { PASSWORD, testApi } from '@tests/support/api';
import { coObligorLinks } from '@tests/support/co-obligor-links';
import { creditStory } from '@tests/support/credit';
import { heaterRequest } from '@tests/support/heater-request';
import { type Kind, linkKit } from '@tests/support/link-kit';
import { outsideStepLink } from '@tests/support/outside-step-link';
import { present } from '@tests/support/present';
import { freshFactor } from '@tests/support/two-people';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';

const api = await testApi();
const story = await creditStory(api);
const { supplier, applicant, staff } = story;
const DEAD = 'El enlace ya no es válido. Solicita uno nuevo para continuar.';
const HOUR = 3_600_000;

const { newEmail, post, lastToken, done, mailed } = linkKit(api);

const programId = await api.program();
const programAdmin = await api.person('program_administrator', { programId });
const block = (userId: string) => async () => {
  await freshFactor(api, staff);
  return done(staff, `/api/v1/users/${userId}/block`, { reason: 'Así lo pidió su dueño' });
};

let coObligorProject = '';
const changing = async () => {
  const who = await api.person('investor', { fullName: 'Irma Luz Cano' });
  await freshFactor(api, who);
  const email = newEmail();
  const ask = () => done(who, '/api/v1/profile/email', { email });
  await ask();
  return { who, email, ask };
};

/** Every kind of link that works once: all are used without a session, save the return to one. */
const kinds: Kind[] = [
  {
    purpose: 'administrator',
    hours: 1,
    page: (token) => href('administratorCreation', { token }),
    redeem: (token) =>
      post('/api/v1/administrators/redeem', {
        token,
        email: newEmail(),
        full_name: 'Ada Ríos Núñez',
        password: PASSWORD,
      }),
    async open() {
      const print = async () => {
        const url = await inTransaction(api.db, (tx) =>
          administratorLink(tx, api.config, api.clock.now),
        );
        return url.split('/').at(-1) ?? '';
      };
      return { token: await print(), secrets: [], again: print };
    },
  },
  {
    purpose: 'activation',
    hours: 72,
    page: (token) => href('accountActivation', { token }),
    redeem: (token) => post('/api/v1/activations/redeem', { token, password: PASSWORD }),
    async open() {
      const email = newEmail();
      const person = { full_name: 'Nora Colín', email, person_type: 1, terms: true };
      const { status } = await post('/api/v1/registrations', { type: 'client', ...person });
      expect(status).toBe(200);
      return mailed({
        email,
        in: /activar-cuenta\//,
        secrets: [email, 'Nora'],
        again: () => post('/api/v1/activations', { email }),
      });
    },
  },
  {
    purpose: 'program_activation',
    hours: 72,
    page: (token) => href('accountActivation', { token }),
    redeem: (token) => post('/api/v1/activations/redeem', { token, password: PASSWORD }),
    async open() {
      await freshFactor(api, programAdmin);
      const email = newEmail();
      const role = 'program_executive_manager';
      await done(programAdmin, '/api/v1/program-users', { full_name: 'Nora Colín', email, role });
      const { items } = (await programAdmin.call({ url: '/api/v1/program-users?limit=100' })).json;
      const { id } = present(items.find((item) => item.email === email));
      return mailed({
        email,
        in: /activar-cuenta\//,
        secrets: [email, 'Nora'],
        again: () => done(programAdmin, `/api/v1/program-users/${id}/invitation`),
        end: () =>
          done(programAdmin, `/api/v1/program-users/${id}/deactivate`, { reason: 'Ya no viene' }),
      });
    },
  },
  {
    purpose: 'agent_activation',
    hours: 72,
    page: (token) => href('agentActivation', { token }),
    redeem: (token) =>
      post('/api/v1/agent-activations/redeem', { token, password: PASSWORD, terms: true }),
    async open() {
      const email = newEmail();
      const seller = { full_name: 'Inés Vega Luna', email, phone: '33 1234 5678' };
      const id = await done(supplier, '/api/v1/agents', seller);
      return mailed({
        email,
        in: /activar-nuevo-vendedor\//,
        secrets: [email, 'Inés'],
        again: () => done(supplier, `/api/v1/agents/${id}/invitation`),
        end: () => done(supplier, `/api/v1/agents/${id}/removal`, { successor_id: null }),
      });
    },
  },
  {
    purpose: 'applicant_creation',
    hours: 72,
    page: (token) => href('applicantCreation', { token }),
    redeem: (token) =>
      post('/api/v1/applicant-creations/redeem', { token, password: PASSWORD, terms: true }),
    async open() {
      const email = newEmail();
      const body = { full_name: 'Inés Vega Luna', email };
      const id = await done(supplier, '/api/v1/applicant-invitations', body);
      return mailed({
        email,
        in: /solicitante\/crear\//,
        secrets: [email, 'Inés', 'Sol del Bajío'],
        again: () => done(supplier, `/api/v1/applicant-invitations/${id}/resend`),
        end: () => done(supplier, `/api/v1/applicant-invitations/${id}/revoke`),
      });
    },
  },
  {
    purpose: 'password_reset',
    hours: 0.5,
    page: (token) => href('passwordReset', { token }),
    redeem: (token) =>
      post('/api/v1/password-resets/redeem', { token, password: 'Nopal-Verde-58' }),
    async open() {
      const { email, userId } = await api.person('client', { fullName: 'Irma Luz Cano' });
      const again = () => post('/api/v1/password-resets', { email });
      await again();
      return mailed({ email, in: /password\/reset\//, again, end: block(userId) });
    },
  },
  {
    purpose: 'account_unlock',
    hours: 1,
    page: (token) => href('accountUnlock', { token }),
    redeem: (token) => post('/api/v1/account-unlocks/redeem', { token }),
    async open() {
      const { email, userId } = await api.person('client');
      const again = async () => {
        await api.db.update(users).set({ blockedUntil: null }).where(eq(users.id, userId));
        for (let times = 0; times < 3; times += 1) {
          await post('/api/auth/login', { email, password: 'Otra-Cosa-99' });
        }
      };
      await again();
      return mailed({ email, in: /desbloquear-cuenta\//, again, end: block(userId) });
    },
  },
  {
    purpose: 'email_change',
    hours: 24,
    page: (token) => href('emailConfirmation', { token }),
    redeem: (token) => post('/api/v1/email-changes/redeem', { token }),
    async open() {
      const { who, email, ask } = await changing();
      return mailed({
        email,
        in: /email-auth\//,
        secrets: [email, who.email, 'Irma'],
        again: ask,
        end: block(who.userId),
      });
    },
  },
  {
    purpose: 'email_undo',
    hours: 72,
    page: (token) => `${href('emailConfirmation', { token })}?acto=deshacer`,
    redeem: (token) => post('/api/v1/email-changes/undo', { token }),
    async open() {
      const { who, email } = await changing();
      await post('/api/v1/email-changes/redeem', {
        token: await lastToken(email, /email-auth\//),
      });
      const first = await mailed({
        email: who.email,
        in: /email-auth\//,
        secrets: [email, who.email, 'Irma'],
        again: () => Promise.resolve(),
      });
      return first;
    },
  },
  {
    purpose: 'impersonation',
    hours: 1 / 6,
    page: (token) => href('preauth', { token }),
    redeem: (token) => post('/api/v1/impersonations/redeem', { token }),
    async open() {
      const who = await api.person('client', { fullName: 'Irma Luz Cano' });
      await freshFactor(api, staff);
      const mint = async () => {
        const body = { user_id: who.userId, reason: 'Pidió ayuda con su cuenta' };
        const minted = await staff.call({ method: 'POST', url: '/api/v1/impersonations', body });
        return minted.json.path.split('/').at(-1) ?? '';
      };
      const token = await mint();
      return { token, secrets: [who.email, 'Irma'], again: mint, end: block(who.userId) };
    },
  },
  {
    purpose: 'identity_link',
    hours: 24,
    page: () => `/solicitante/${identityOf}/verificacion-identidad`,
    redeem: (token) => post('/api/v1/identity-captures/redeem', { token, client_id: identityOf }),
    async open() {
      const who = await api.person('client', { fullName: 'Irma Luz Cano' });
      const info = await who.call({ url: '/api/v1/users/getRgUserInfo' });
      identityOf = present(info.json.client_id);
      const again = () => done(who, '/api/v1/profile/identity-links');
      await again();
      return mailed({
        email: who.email,
        in: /verificacion-identidad#/,
        secrets: [who.email, 'Irma'],
        again,
        end: block(who.userId),
      });
    },
  },
  {
    purpose: 'credit_activation',
    hours: 72,
    page: (token) => href('applicantActivation', { loanId: preparedOf, token }),
    redeem: (token) => post('/api/v1/credit-activations/redeem', { token, loan_id: preparedOf }),
    async open() {
      const email = newEmail();
      const id = await done(supplier, '/api/v1/prepared-requests', { ...preparedCredit, email });
      preparedOf = id;
      return mailed({
        email,
        in: /activa-tu-cuenta\//,
        secrets: [email, 'Inés', 'Sol del Bajío'],
        again: () => done(supplier, `/api/v1/prepared-requests/${id}/resend`),
        end: () => done(supplier, `/api/v1/prepared-requests/${id}/revoke`),
      });
    },
  },
  {
    purpose: 'survey',
    hours: 30 * 24,
    page: (token) => `${href('satisfactionSurvey')}#${token}`,
    redeem: (token) => post('/api/v1/surveys/redeem', { token }),
    async open() {
      const { userId } = applicant;
      const mint = () =>
        inTransaction(api.db, (tx) =>
          mintLink(tx, { purpose: 'survey', userId, subject: delivered, now: api.clock.now }),
        );
      return { token: await mint(), secrets: ['Lucía', 'Sol del Bajío'], again: mint };
    },
  },
  ...coObligorLinks(api, story, () => coObligorProject),
  agreementLink(api, staff, () => delivered),
  outsideStepLink(api, applicant),
];

const preparedCredit = { full_name: 'Inés Vega Luna', ...heaterRequest };
/** Which prepared credit the link of this moment activates. */
let preparedOf = '00000000-0000-7000-8000-000000000000';
/** The project of the survey. */
let delivered = '';

/** Whose page the identity link of this moment opens. */
let identityOf = '00000000-0000-7000-8000-000000000000';

const dead = (answers: { status: number; json: unknown }[]) => {
  for (const { status, json } of answers) {
    expect([status, json]).toMatchObject([422, { message: DEAD }]);
  }
};
const row = async (token: string) =>
  present(
    (
      await api.db
        .select()
        .from(oneTimeTokens)
        .where(eq(oneTimeTokens.tokenHash, hashToken(token)))
    )[0],
  );

beforeAll(async () => {
  coObligorProject = await story.ask();
  delivered = (await story.repaying()).projectId;
});

test('every kind of link has its row here', () => {
  // The others are passes and challenges of a session, at no address.
  const passes = [
    'login_totp',
    'identity_capture',
    'co_obligor_pass',
    'signing_pass',
    'credit_activation_pass',
    'survey_pass',
    'cards_pass',
    'document_link',
  ];
  const known = kinds.map(({ purpose }) => purpose);
  expect([...known, ...passes].toSorted()).toEqual(Object.keys(oneTimeLife).toSorted());
});

describe.each(kinds)('$purpose', ({ purpose, hours, page, redeem, open }) => {
  test('fifty at once: one wins, the others read the same, and so does a later one', async () => {
    const { token } = await open();
    const answers = await Promise.all(Array.from({ length: 50 }, () => redeem(token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    dead(answers.filter(({ status }) => status !== 200));
    dead([await redeem(token)]);
  });

  test('a scanner reads nothing and spends nothing; altered, too long or of another kind it is dead', async () => {
    const { token, secrets } = await open();
    for (const method of ['GET', 'HEAD'] as const) {
      const seen = await api.app.inject({
        method,
        url: page(token),
        headers: { accept: 'text/html', 'sec-purpose': 'prefetch;prerender' },
      });
      expect(seen.statusCode).toBeLessThan(500);
      for (const secret of secrets) expect(seen.body).not.toContain(secret);
    }
    const changed = `${token.slice(0, 20)}${token[20] === 'A' ? 'B' : 'A'}${token.slice(21)}`;
    dead([await redeem(changed), await redeem(`${token}A`), await redeem(token.toLowerCase())]);
    for (const other of kinds.filter(({ purpose: of }) => of !== purpose)) {
      // Its own page takes invitations to programs too.
      const together = ['activation', 'program_activation'];
      if (together.includes(purpose) && together.includes(other.purpose)) continue;
      dead([await other.redeem(token)]);
    }
    expect((await redeem(token)).status).toBe(200);
  });

  test('lives as long as it says, and is kept nowhere but as a hash', async () => {
    const { token } = await open();
    const { createdAt, expiresAt } = await row(token);
    expect((expiresAt.getTime() - createdAt.getTime()) / HOUR).toBeCloseTo(hours, 6);
    for (const table of ['one_time_tokens', 'audit_log', 'mails', 'notifications']) {
      const found = await api.db.execute(
        sql`select 1 from ${sql.identifier(table)} t where to_jsonb(t)::text like ${`%${token}%`}`,
      );
      expect([table, found.rowCount]).toEqual([table, 0]);
    }
    await api.db
      .update(oneTimeTokens)
      .set({ expiresAt: api.clock.now })
      .where(eq(oneTimeTokens.tokenHash, hashToken(token)));
    dead([await redeem(token)]);
  });

  test('sent anew or taken back, the one before is dead', async () => {
    const link = await open();
    const next = await link.again();
    if (next !== link.token) dead([await redeem(link.token)]);
    await link.end?.();
    if (link.end) dead([await redeem(next)]);
  });
});
