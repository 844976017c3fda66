import { approvals } from '@server/db/schema/platform';
import { type Person, testApi } from '@tests/support/api';
import { once } from '@tests/support/credit';
import { firstOf, present } from '@tests/support/present';
import { repayingPeople } from '@tests/support/repaying';
import { alsoStaff, asTwo, freshFactor } from '@tests/support/two-people';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { followCollections } from './follow';

const api = await testApi();
const { begin, at } = repayingPeople(api);
const OWN_MONEY = 'Nadie decide sobre su propio dinero: pídelo a otra persona.';
const reason = 'Perdió su local y abre otro en agosto';
const terms = { months: 18, first_due_on: '2026-07-15', annual_rate_bp: 1800 };

async function late() {
  const credit = await begin();
  at('2026-06-15');
  await followCollections(api.db, api.config, api.clock.now);
  return { credit, loanId: firstOf(credit.loanIds) };
}

const propose = (loanId: string) =>
  ({
    method: 'POST',
    url: `/api/v1/loans/${loanId}/restructures`,
    body: { ...terms, reason },
    headers: once(),
  }) as const;

const refusalOf = async (who: Person, method: 'GET' | 'POST', path: string, body?: object) => {
  const { status, json } = await who.call({
    method,
    url: `/api/v1/${path}`,
    ...(body && { body }),
    headers: once(),
  });
  return [path, status, json.message];
};

it('staff who owe, installed or lent a credit neither propose its restructure nor confirm it', async () => {
  const { credit, loanId } = await late();
  const { applicant, supplier, staff } = credit.story;
  const inIt = [applicant, supplier, firstOf(credit.lenders)];
  for (const who of inIt) {
    const { status, json } = await (await alsoStaff(api, who)).call(propose(loanId));
    expect([who.role, status, json.message]).toEqual([who.role, 403, OWN_MONEY]);
  }
  const asking = await api.again(staff);
  await freshFactor(api, asking);
  expect((await asking.call(propose(loanId))).status).toBe(202);
  const [kept] = await api.db.select().from(approvals).where(eq(approvals.objectId, loanId));
  for (const who of inIt) {
    const both = await api.again({ ...who, role: 'admin' });
    expect(present(kept).people).toContain(both.userId);
    const shown = await both.call({ url: `/api/v1/approvals/${present(kept).id}` });
    expect(shown.json.may_confirm).toBe(false);
  }
});

it('staff who are in a credit read nothing of its collection and write nothing of it', async () => {
  const { credit, loanId } = await late();
  const staff = await api.again(credit.story.staff);
  expect((await asTwo(api, staff, propose(loanId))).status).toBe(200);
  const { items } = (await staff.call({ url: `/api/v1/loans/${loanId}/restructures` })).json;
  const room = `collections/${loanId}`;
  const contact = {
    on: '2026-06-15',
    at: '11:00',
    party: 'applicant',
    channel: 'phone',
    result: 'answered',
  };
  for (const who of [credit.story.applicant, credit.story.supplier, firstOf(credit.lenders)]) {
    const both = await alsoStaff(api, who);
    const reply = (method: 'GET' | 'POST', path: string, body?: object) =>
      refusalOf(both, method, path, body);
    const replies = [
      await reply('GET', room),
      await reply('GET', `collection-acts?loan_id=${loanId}`),
      await reply('GET', `${room}/write-offs`),
      await reply('GET', `loans/${loanId}/restructures`),
      await reply('POST', `${room}/reveal`),
      await reply('POST', `${room}/contacts`, contact),
      await reply('POST', `${room}/promises`, { amount_cents: 100, promised_on: '2026-06-20' }),
      await reply('POST', `${room}/promise-withdrawals`, { reason }),
      await reply('POST', `${room}/assignments`, { assignee_id: null }),
      await reply('POST', `${room}/hardships`, { until: '2026-07-01', reason }),
      await reply('POST', `${room}/hardship-ends`),
      await reply('POST', `restructures/${firstOf(items).id}/withdraw`, { reason }),
    ];
    expect(replies).toEqual(replies.map(([path]) => [path, 403, OWN_MONEY]));
  }
  // What is theirs as its applicant stays theirs.
  const me = await credit.me();
  const own = await me.call({ url: `/api/v1/loans/${loanId}/restructures` });
  expect(own.json.items).toMatchObject([{ status: 'proposed', reason: null }]);
});
