import type { CoObligorTask } from '@contract/credit/co-obligor-states';
import { href } from '@contract/kernel/screens';
import { coObligorKinds } from '@server/features/credit/co-obligors/texts';
import { ownContractText } from '@server/features/platform/templates/contract-kinds';
import { expect } from 'vitest';
import type { testApi } from './api';
import type { creditStory } from './credit';
import { jpg } from './files';
import { type Kind, linkKit } from './link-kit';
import { multipart } from './multipart';

export const coObligorPerson = {
  full_name: 'Rosa Peña Gil',
  birth_day: '1986-03-12',
  curp: 'PEGR860312MYNXLS07',
  rfc: 'PEGR8603121A1',
  phone: '9991234567',
  postal_code: '97000',
  state: 'Yucatán',
  municipality: 'Mérida',
  neighbourhood: 'Centro',
  street: 'Calle 60',
  exterior_number: '120',
  accepted: true,
};
const taskPages = {
  onboarding: href('coObligorOnboarding'),
  identity: href('coObligorIdentity'),
  bureau: href('coObligorCreditReport'),
} as const;

/**
 * The links of a co-obligor's three tasks.
 *
 * @param projectId of the request that they back, made before the first is opened
 */
export function coObligorLinks(
  api: Awaited<ReturnType<typeof testApi>>,
  { applicant, staff }: Pick<Awaited<ReturnType<typeof creditStory>>, 'applicant' | 'staff'>,
  projectId: () => string,
): Kind[] {
  const { newEmail, post, lastToken, done, mailed } = linkKit(api);
  const text_sha256 = ownContractText(coObligorKinds.duty).sha256;
  const redeemTask = (task: CoObligorTask, token: string) =>
    post(`/api/v1/co-obligor-${task}/redeem`, { token });
  const nameCoObligor = async () => {
    const email = newEmail();
    await done(applicant, `/api/v1/projects/${projectId()}/co-obligor`, {
      full_name: 'Rosa Peña Gil',
      email,
      phone: '9991234567',
      relation: 'Hermana',
    });
    return email;
  };
  const withdraw = () =>
    done(staff, `/api/v1/projects/${projectId()}/co-obligor/withdraw`, {
      reason: 'Ya no lo quiere',
    });
  const passOf = async (task: CoObligorTask, token: string) => {
    const { status, json } = await redeemTask(task, token);
    expect(status).toBe(200);
    return String(Object(json).pass);
  };

  /** The link of a task, with the ones before it done. */
  const kindOf = (task: CoObligorTask): Kind => ({
    purpose: `co_obligor_${task}`,
    hours: 72,
    page: (token) => `${taskPages[task]}#${token}`,
    redeem: (token) => redeemTask(task, token),
    async open() {
      const kept = await applicant.call({ url: `/api/v1/projects/${projectId()}/co-obligor` });
      const state = kept.json.co_obligor?.state ?? 'withdrawn';
      if (state !== 'withdrawn') await withdraw();
      const email = await nameCoObligor();
      const at = (of: CoObligorTask) => lastToken(email, new RegExp(`${taskPages[of]}#`));
      if (task !== 'onboarding') {
        const pass = await passOf('onboarding', await at('onboarding'));
        await post('/api/v1/co-obligor-onboarding/accept', {
          ...coObligorPerson,
          text_sha256,
          pass,
        });
      }
      if (task === 'bureau') {
        const pass = await passOf('identity', await at('identity'));
        for (const photo of ['front', 'back', 'face']) {
          const file = { name: 'file', fileName: 'foto.jpg', content: jpg() };
          const url = '/api/v1/co-obligor-identity/photos';
          await api.anonymous({ method: 'POST', url, ...multipart({ pass, photo }, file) });
        }
      }
      return mailed({
        email,
        in: new RegExp(`${taskPages[task]}#`),
        secrets: ['Rosa', 'Lucía'],
        again: () => post('/api/v1/co-obligor-links', { email }),
        end: withdraw,
      });
    },
  });
  return [kindOf('onboarding'), kindOf('identity'), kindOf('bureau')];
}
