import type { CoObligorTask } from '@contract/credit/co-obligor-states';
import { projects } from '@server/db/schema/credit';
import { mails } from '@server/db/schema/platform';
import { coObligorKinds } from '@server/features/credit/co-obligors/texts';
import { openText } from '@server/features/platform/mails/sealed-text';
import { ownContractText } from '@server/features/platform/templates/contract-kinds';
import { desc, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Person, testApi } from './api';
import { coObligorPerson as person } from './co-obligor-links';
import { creditStory } from './credit';
import { jpg } from './files';
import { multipart } from './multipart';
import { present } from './present';

const DEAD = 'El enlace ya no es válido. Solicita uno nuevo para continuar.';
export const MINUTE = 60_000;

const pages: Record<CoObligorTask, string> = {
  onboarding: 'onboarding',
  identity: 'verificacion-identidad',
  bureau: 'consulta-cdc',
};

/** What a link answers that leads nowhere any more. */
export const dead = ({ status, json }: { status: number; json: unknown }) =>
  expect([status, json]).toMatchObject([422, { message: DEAD }]);
export const altered = (token: string) => `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
export const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

/** An applicant and whom they name to answer for their credit, each step of it as a function. */
export async function coObligorStory(api: Awaited<ReturnType<typeof testApi>>) {
  const story = await creditStory(api);
  const { applicant } = story;
  /** With a session of now, also for what the story does. */
  const fresh = async <P extends Person>(who: P) => Object.assign(who, await api.again(who));
  const later = (ms: number) => {
    api.clock.now = new Date(api.clock.now.getTime() + ms);
  };

  let serial = 0;
  const newEmail = () => `rosa${++serial}@ejemplo.mx`;
  const at = <const P extends string>(projectId: string, rest: P) =>
    `/api/v1/projects/${projectId}/co-obligor${rest}` as const;

  /** An applicant has three requests in review at most. */
  async function newRequest() {
    await fresh(applicant);
    await api.db.update(projects).set({ status: 'cancelled' });
    return story.ask();
  }

  /** Names a co-obligor on a new request. */
  async function named(projectId?: string) {
    const project = projectId ?? (await newRequest());
    const email = newEmail();
    const who = await fresh(applicant);
    const sent = await who.call({
      method: 'POST',
      url: at(project, ''),
      body: { full_name: 'Rosa Peña', email, phone: '9991234567', relation: 'Hermana' },
    });
    expect(sent.status).toBe(200);
    return { projectId: project, email, id: sent.json.id };
  }

  const linkIn = async (email: string, task: CoObligorTask) => {
    const text = (await api.lastMail(email))?.text ?? '';
    return new RegExp(`/obligado-solidario/${pages[task]}#([\\w-]+)`).exec(text)?.[1] ?? '';
  };
  const redeem = <const T extends CoObligorTask>(task: T, token: string) =>
    api.anonymous({
      method: 'POST',
      url: `/api/v1/co-obligor-${task}/redeem` as const,
      body: { token },
    });

  const accept = (pass: string, changes: object = {}) =>
    api.anonymous({
      method: 'POST',
      url: '/api/v1/co-obligor-onboarding/accept',
      body: {
        ...person,
        pass,
        text_sha256: ownContractText(coObligorKinds.duty).sha256,
        ...changes,
      },
    });
  const photograph = (pass: string, photo: string) =>
    api.anonymous({
      method: 'POST',
      url: '/api/v1/co-obligor-identity/photos',
      ...multipart({ pass, photo }, { name: 'file', fileName: 'foto.jpg', content: jpg() }),
    });

  async function accepted(projectId?: string) {
    const who = await named(projectId);
    const { pass } = (await redeem('onboarding', await linkIn(who.email, 'onboarding'))).json;
    const answer = await accept(pass);
    expect(answer.status).toBe(200);
    return { ...who, next: present(answer.json.next_token) };
  }

  async function photographed(projectId?: string) {
    const who = await accepted(projectId);
    const { pass } = (await redeem('identity', who.next)).json;
    const answers = [];
    for (const photo of ['front', 'back', 'face'])
      answers.push((await photograph(pass, photo)).json);
    expect(answers.map(({ next_token: next }) => next !== null)).toEqual([false, false, true]);
    const opened = await redeem('bureau', present(answers.at(-1)?.next_token));
    return { ...who, identityPass: pass, pass: opened.json.pass, opened: opened.json };
  }

  const requestNip = (pass: string, channel = 'sms') =>
    api.anonymous({
      method: 'POST',
      url: '/api/v1/co-obligor-bureau/codes',
      body: { pass, channel },
    });
  /** The code that was sent last, to whichever place. */
  async function lastCode(to: string) {
    const [row] = await api.db
      .select()
      .from(mails)
      .where(eq(mails.to, to))
      .orderBy(desc(mails.id))
      .limit(1);
    return /\b\d{6}\b/.exec(openText(api.config, present(row)))?.[0] ?? '';
  }
  const consent = (pass: string, code: string, changes: object = {}) =>
    api.anonymous({
      method: 'POST',
      url: '/api/v1/co-obligor-bureau/consent',
      body: {
        pass,
        code,
        accepted: true,
        text_sha256: ownContractText(coObligorKinds.bureau).sha256,
        ...changes,
      },
    });

  async function consented(projectId?: string) {
    const who = await photographed(projectId);
    expect((await requestNip(who.pass)).json).toEqual({ seconds: 120 });
    const answer = await consent(who.pass, await lastCode('+529991234567'));
    expect(answer.status).toBe(200);
    return { ...who, folio: answer.json.folio };
  }

  const show = async (who: typeof applicant, projectId: string) =>
    (await (await fresh(who)).call({ url: at(projectId, '') })).json;

  return {
    story,
    fresh,
    later,
    newEmail,
    at,
    newRequest,
    named,
    linkIn,
    redeem,
    accept,
    photograph,
    accepted,
    photographed,
    requestNip,
    lastCode,
    consent,
    consented,
    show,
  };
}
