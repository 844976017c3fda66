import { bankAccounts } from '@server/db/schema/people';
import { and, eq, ne } from 'drizzle-orm';
import type { Person, testApi } from './api';
import { freshFactor } from './two-people';

type Api = Awaited<ReturnType<typeof testApi>>;

const HOUR_MS = 3_600_000;

/** The account of an investor, applicant or installer was set so many hours ago. */
export const accountSetHoursAgo = (api: Api, ownerId: string, hours: number) =>
  api.db
    .update(bankAccounts)
    .set({ changedAt: new Date(api.clock.now.getTime() - hours * HOUR_MS) })
    .where(eq(bankAccounts.ownerId, ownerId));

/** Takes the account of an owner from the others who registered it: one of two people takes two of staff. */
export async function leaveAccountTo(api: Api, ownerId: string): Promise<void> {
  const { mark, ownerId: owner } = bankAccounts;
  const [own] = await api.db.select({ mark }).from(bankAccounts).where(eq(owner, ownerId));
  if (own) await api.db.delete(bankAccounts).where(and(eq(mark, own.mark), ne(owner, ownerId)));
}

/** A person registers the account to which their money goes. */
export async function registerAccount(api: Api, who: Person, clabe: string, holder: string) {
  await freshFactor(api, who);
  const { version } = (await who.call({ url: '/api/v1/bank-account' })).json;
  const body = { clabe, holder, version };
  return who.call({ method: 'PUT', url: '/api/v1/bank-account', body });
}
