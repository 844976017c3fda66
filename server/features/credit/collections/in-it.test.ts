import { approvals } from '@server/db/schema/platform';
import { type Person, testApi } from '@tests/support/api';
import { once } from '@tests/support/credit';
import { firstOf, present } from '@tests/support/present';
import { repayingPeople } from '@tests/support/repaying';
import { alsoStaff, asTwo, freshFactor, secondPerson } from '@tests/support/two-people';
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

const WROTE = 'Sin pago y sin respuesta del negocio';
const EVIDENCE = 'Doce contactos sin respuesta; dictamen del despacho en el expediente.';

it('staff who are in a credit neither write it off, nor read why, from whom or that others refused it', async () => {
  const { credit, loanId } = await late();
  const { applicant, supplier } = credit.story;
  const inIt = [applicant, supplier, firstOf(credit.lenders)];
  const writeOff = {
    method: 'POST',
    url: `/api/v1/collections/${loanId}/write-offs`,
    body: { reason: WROTE, evidence: EVIDENCE },
  } as const;
  for (const who of inIt) {
    const { status, json } = await (await alsoStaff(api, who)).call(writeOff);
    expect([who.role, status, json.message]).toEqual([who.role, 403, OWN_MONEY]);
  }
  const asking = await api.again(credit.story.staff);
  await freshFactor(api, asking);
  const { approval_id: approvalId } = (await asking.call(writeOff)).json;
  const url = `/api/v1/approvals/${approvalId}` as const;
  const shown = (await asking.call({ url })).json;
  expect(shown).toMatchObject({ is_party: false, lines_total: 2 });
  expect(JSON.stringify(shown)).toContain(EVIDENCE);

  const WHY = 'El despacho pide esperar un mes';
  const second = await secondPerson(api);
  const refusal = { method: 'POST', url: `${url}/decline`, body: { reason: WHY } } as const;
  expect((await second.call(refusal)).status).toBe(200);
  expect((await asTwo(api, asking, writeOff)).status).toBe(200);
  const trail = `/api/v1/audit?object=collections&object_id=${loanId}` as const;
  expect(JSON.stringify((await second.call({ url: trail })).json)).toContain(WROTE);

  for (const who of inIt) {
    const both = await api.again({ ...who, role: 'admin' });
    const list = await both.call({ url: `/api/v1/approvals?object_id=${loanId}&limit=100` });
    const items = list.json.items.filter(({ object_id }) => object_id === loanId);
    expect(items.map(({ is_party, lines_total }) => [is_party, lines_total])).toEqual([
      [true, 0],
      [true, 0],
    ]);
    expect((await both.call({ url })).json).toMatchObject({ details: [], lines: [] });
    for (const path of [`approvals/${approvalId}`, 'approvals?limit=100', 'audit?limit=100']) {
      const { json } = await both.call({ url: `/api/v1/${path}` });
      expect(JSON.stringify(json)).not.toMatch(/negocio|despacho|dictamen/);
    }
  }
});
