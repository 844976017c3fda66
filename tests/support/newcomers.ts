import type { OnboardingRole } from '@contract/people/onboarding';
import { suppliers } from '@server/db/schema/people';
import { eq } from 'drizzle-orm';
import type { Person, testApi } from './api';
import { onboardingData } from './onboarding';
import { present } from './present';
import { freshFactor } from './two-people';

export const LEGAL_ENTITY = 0;
export const INDIVIDUAL = 1;

/** Every onboarding: whose it is, as which kind of person. */
export const everyOnboarding = [
  ['investor', INDIVIDUAL],
  ['investor', LEGAL_ENTITY],
  ['supplier', INDIVIDUAL],
  ['supplier', LEGAL_ENTITY],
  ['client', INDIVIDUAL],
  ['client', LEGAL_ENTITY],
  ['supplier_agent', INDIVIDUAL],
  ['supplier_agent', LEGAL_ENTITY],
] as const satisfies [OnboardingRole, number][];

/** People before the first step of their onboarding, and the calls by which they take it. */
export function newcomers(api: Awaited<ReturnType<typeof testApi>>) {
  async function companyOf({ userId }: Person) {
    const [row] = await api.db.select().from(suppliers).where(eq(suppliers.userId, userId));
    return present(row);
  }

  async function newcomer(role: OnboardingRole, personType: number) {
    if (role !== 'supplier_agent') {
      return api.person(role, { personType, supplierStatus: 1, ungated: true });
    }
    const { id } = await companyOf(await api.person('supplier'));
    return api.person(role, { personType, supplierId: id });
  }

  const progress = async (who: Person) => (await who.call({ url: '/api/v1/onboarding' })).json;
  const finish = (who: Person, step: string) =>
    who.role === 'supplier_agent'
      ? who.call({ method: 'PUT', url: '/api/v1/agent-onboarding/step', body: { step } })
      : who.call({ method: 'PUT', url: '/api/v1/onboarding/step', body: { step } });

  const { give } = onboardingData({
    confirm: ({ userId }) => freshFactor(api, { userId }),
    sentTo: async (phone) => (await api.lastMail(phone))?.text,
  });
  return { companyOf, newcomer, progress, finish, give };
}
