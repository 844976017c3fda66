import { randomUUID } from 'node:crypto';
import { investors } from '@server/db/schema/people';
import { eq } from 'drizzle-orm';
import type { Person, testApi } from './api';
import { testBank } from './bank';
import { accountSetHoursAgo, leaveAccountTo } from './bank-account';
import { creditStory, once } from './credit';
import { freshFactor } from './two-people';

const WITHDRAWAL_CLABE = '032180000118359719';

/** Staff who ask for acts over money and confirm them, and savers whose money it is. */
export async function approvalStory(api: Awaited<ReturnType<typeof testApi>>) {
  const story = await creditStory(api);
  const bank = testBank(api);

  async function staffMember() {
    const person = await api.person('admin');
    await freshFactor(api, person);
    return person;
  }

  const post = (who: Person, path: string, body?: object) =>
    who.call({
      method: 'POST',
      url: `/api/v1/${path}`,
      ...(body && { body }),
      headers: once(),
    });

  /** An investor whose money the bank reported, and who may take it out. */
  async function saver(cents: number) {
    const person = await api.person('investor', { fullName: 'Ana Peña Rojas' });
    const [row] = await api.db.select().from(investors).where(eq(investors.userId, person.userId));
    if (!row) throw new Error('no investor');
    if (cents > 0) {
      await bank.report(
        bank.line({
          receiver_clabe: row.depositClabe,
          amount_cents: cents,
          sender_name: 'ANA PEÑA ROJAS',
        }),
      );
    }
    await api.stepUp(person);
    await person.call({
      method: 'PUT',
      url: '/api/v1/bank-account',
      body: { clabe: WITHDRAWAL_CLABE, holder: 'ANA PEÑA ROJAS', version: 0 },
    });
    await accountSetHoursAgo(api, row.id, 25);
    await leaveAccountTo(api, row.id);
    return { ...person, investorId: row.id, clabe: row.depositClabe };
  }

  async function withdrawal(who: Person, cents: number): Promise<string> {
    const { status, json } = await post(who, 'withdrawals', { amount_cents: cents });
    if (status !== 200) throw new Error(JSON.stringify(json));
    return json.id;
  }

  const send = (who: Person, id: string) =>
    who.call({
      method: 'POST',
      url: `/api/v1/withdrawals/${id}/send`,
      body: { tracking_key: `SPEI${randomUUID().slice(0, 8)}` },
    });

  const statusOf = async (id: string) =>
    (await story.staff.call({ url: `/api/v1/withdrawals/${id}` })).json.status;

  async function waiting(who: Person, id: string) {
    const { json } = await who.call({ url: '/api/v1/approvals?limit=100' });
    return json.items.find((item) => item.id === id);
  }

  async function confirm(who: Person, id: string, hash?: string) {
    const payload_hash = hash ?? (await waiting(who, id))?.payload_hash;
    return who.call({
      method: 'POST',
      url: `/api/v1/approvals/${id}/confirm`,
      body: { payload_hash },
    });
  }

  return { story, bank, staffMember, post, saver, withdrawal, send, statusOf, waiting, confirm };
}
