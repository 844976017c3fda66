import { randomUUID } from 'node:crypto';
import { applicants } from '@server/db/schema/people';
import { eq } from 'drizzle-orm';
import type { Person, testApi } from './api';
import type { testBank } from './bank';
import { accountSetHoursAgo, registerAccount } from './bank-account';
import { firstOf } from './present';
import { asTwo } from './two-people';

type Api = Awaited<ReturnType<typeof testApi>>;

/** Staff order payouts, each an intention of its own. */
export const ordersOf = (api: Api, staff: Person) => (body: object) =>
  asTwo(api, staff, {
    method: 'POST',
    url: '/api/v1/payouts',
    body,
    headers: { 'idempotency-key': randomUUID() },
  });

/** An applicant pays more than all that they owe, and may have what is over back; answers their id. */
export async function creditBalanceNote(
  api: Api,
  bank: ReturnType<typeof testBank>,
  applicant: Person,
  { clabe, cents }: { clabe: string; cents: number },
): Promise<string> {
  const [row] = await api.db
    .select()
    .from(applicants)
    .where(eq(applicants.userId, applicant.userId));
  const reference = (await applicant.call({ url: '/api/v1/payments/reference' })).json;
  await bank.report(
    bank.line({
      receiver_clabe: reference.clabe,
      amount_cents: firstOf(reference.loans).payoff_cents + cents,
      sender_clabe: clabe,
      sender_name: 'LUCIA CRUZ PEÑA',
    }),
  );
  await registerAccount(api, applicant, clabe, 'Lucía Cruz Peña');
  const id = row?.id ?? '';
  await accountSetHoursAgo(api, id, 25);
  return id;
}
