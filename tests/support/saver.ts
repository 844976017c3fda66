import { randomUUID } from 'node:crypto';
import { investors } from '@server/db/schema/people';
import { investorAvailable } from '@server/ledger/accounts';
import { balance } from '@server/ledger/balances';
import { eq } from 'drizzle-orm';
import type { testApi } from './api';
import type { testBank } from './bank';
import { accountSetHoursAgo, registerAccount } from './bank-account';
import { freshFactor } from './two-people';

type Api = Awaited<ReturnType<typeof testApi>>;

/** An investor who deposited from the account that they registered, and takes money out. */
export async function saver(
  api: Api,
  bank: ReturnType<typeof testBank>,
  { clabe, cents }: { clabe: string; cents: number },
) {
  const fullName = 'Ana Peña Rojas';
  const person = await api.person('investor', { fullName });
  const [row] = await api.db.select().from(investors).where(eq(investors.userId, person.userId));
  const investorId = row?.id ?? '';
  const deposit = `DEPOSITO${randomUUID().slice(0, 8)}`.toUpperCase();
  await bank.report(
    bank.line({
      receiver_clabe: row?.depositClabe,
      amount_cents: cents,
      tracking_key: deposit,
      sender_clabe: clabe,
      sender_name: fullName.toUpperCase(),
    }),
  );
  await registerAccount(api, person, clabe, fullName);
  await accountSetHoursAgo(api, investorId, 25);

  async function withdraw(amount: number): Promise<string> {
    await freshFactor(api, person);
    const { json } = await person.call({
      method: 'POST',
      url: '/api/v1/withdrawals',
      body: { amount_cents: amount },
      headers: { 'idempotency-key': randomUUID() },
    });
    return json.id;
  }

  return {
    person,
    investorId,
    depositClabe: row?.depositClabe,
    /** Clave de rastreo of what they deposited. */
    deposit,
    withdraw,
    cancel: (id: string) =>
      person.call({ method: 'POST', url: `/api/v1/withdrawals/${id}/cancel` as const }),
    shown: async (id: string) => (await person.call({ url: `/api/v1/withdrawals/${id}` })).json,
    available: () => balance(api.db, investorAvailable(investorId)),
  };
}
