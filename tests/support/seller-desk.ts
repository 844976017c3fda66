import { projects } from '@server/db/schema/credit';
import { applicants } from '@server/db/schema/people';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { PASSWORD, type Person, type testApi } from './api';
import { creditStory } from './credit';

/** What a link says that is used, expired, altered or of another kind. */
export const DEAD = 'El enlace ya no es válido. Solicita uno nuevo para continuar.';

/** An installer of a credit's story invites sellers, who accept by their mail, bring its applicant and leave. */
export async function sellerDesk(api: Awaited<ReturnType<typeof testApi>>) {
  const story = await creditStory(api);
  const { supplier, applicant } = story;

  let serial = 0;
  const newEmail = () => {
    serial += 1;
    return `vendedor.${serial}@ejemplo.mx`;
  };

  const invite = (email: string, who: Person = supplier, fullName = 'Inés Vega Luna') =>
    who.call({
      method: 'POST',
      url: '/api/v1/agents',
      body: { full_name: fullName, email, phone: '33 1234 5678' },
    });
  const tokenIn = async (email: string) =>
    /activar-nuevo-vendedor\/([\w-]+)/.exec((await api.lastMail(email))?.text ?? '')?.[1] ?? '';
  const redeem = (token: string, more: object = {}) =>
    api.anonymous({
      method: 'POST',
      url: '/api/v1/agent-activations/redeem',
      body: { token, password: PASSWORD, terms: true, ...more },
    });
  const logIn = (email: string) =>
    api.anonymous({
      method: 'POST',
      url: '/api/auth/login',
      body: { email, password: PASSWORD },
    });
  const remove = (agentId: string, successorId: string | null, who: Person = supplier) =>
    who.call({
      method: 'POST',
      url: `/api/v1/agents/${agentId}/removal`,
      body: { successor_id: successorId },
    });
  const show = async (agentId: string, who: Person = supplier) =>
    (await who.call({ url: `/api/v1/agents/${agentId}` })).json;

  /** An agent who accepted and came in. */
  async function seller(who: Person = supplier, fullName?: string) {
    const email = newEmail();
    const { id } = (await invite(email, who, fullName)).json;
    expect((await redeem(await tokenIn(email))).status).toBe(200);
    const { access_token: token } = (await logIn(email)).json;
    return { id, email, token, get: (url: string) => api.withToken(token, { url }) };
  }

  /** The applicant of the story asks for credits from now on as brought by this agent. */
  const brings = (agentId: string) =>
    api.db.update(applicants).set({ agentId }).where(eq(applicants.userId, applicant.userId));
  const agentOf = async (projectId: string) => {
    const [row] = await api.db.select().from(projects).where(eq(projects.id, projectId));
    return row?.agentId;
  };
  const withdraw = (projectId: string) =>
    story.act(applicant, `projects/${projectId}/cancel`, { reason: 'Ya no lo necesito' });

  return {
    ...{ story, newEmail, invite, tokenIn, redeem, logIn, remove, show, seller, brings },
    ...{ agentOf, withdraw },
  };
}
