import { users } from '@server/db/schema/identity';
import { activityLogs } from '@server/db/schema/people';
import { actingAs } from '@tests/support/acting';
import { testApi } from '@tests/support/api';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';

const api = await testApi();

async function infoOf(token: string) {
  return (await api.withToken(token, { url: '/api/v1/users/getRgUserInfo' })).json;
}

describe('general data of the person at work', () => {
  it('answers each role about itself, and 404 about others', async () => {
    const investor = await api.person('investor');
    const other = await api.person('investor');
    const own = await infoOf(investor.token);
    const foreign = await infoOf(other.token);
    const mine = await investor.call({ url: `/api/v2/investor/${own.investor_id}/getGeneralData` });
    expect(mine.status).toBe(200);
    expect(mine.json).toMatchObject({ investor_id: own.investor_id, email: investor.email });

    const theirs = await investor.call({
      url: `/api/v2/investor/${foreign.investor_id}/getGeneralData`,
    });
    const missing = await investor.call({ url: '/api/v2/investor/no-existe/getGeneralData' });
    expect(theirs.status).toBe(404);
    expect({ ...theirs.json, request_id: '' }).toEqual({ ...missing.json, request_id: '' });

    const client = await api.person('client');
    const applicant = await infoOf(client.token);
    expect(
      (await client.call({ url: `/api/v1/applicant/${applicant.client_id}/getGeneralData` }))
        .status,
    ).toBe(200);
    expect(
      (await client.call({ url: `/api/v2/investor/${own.investor_id}/getGeneralData` })).status,
    ).toBe(404);
  });

  it('ends in the last digits of the telephone for staff who act as the person', async () => {
    const who = await api.person('investor');
    await api.db.update(users).set({ phone: '+523311112222' }).where(eq(users.id, who.userId));
    const { investor_id: id } = await infoOf(who.token);
    const acting = await actingAs(api, who);
    const seen = await acting({ url: `/api/v2/investor/${id}/getGeneralData` });
    expect(seen.json).toMatchObject({ investor_id: id, phone: '•••• 2222' });
  });

  it('shows the balance in pesos, to its owner only', async () => {
    const investor = await api.person('investor');
    const { investor_id } = await infoOf(investor.token);
    const own = await investor.call({ url: `/api/v2/investor/${investor_id}/getBalancesData` });
    expect(own.json).toEqual({ balance: 0 });
    const client = await api.person('client');
    expect(
      (await client.call({ url: `/api/v2/investor/${investor_id}/getBalancesData` })).status,
    ).toBe(403);
  });
});

describe('portal logs', () => {
  it('keeps events of the own account alone, and of a bearable length', async () => {
    const client = await api.person('client');
    const { client_id } = await infoOf(client.token);
    const url = `/api/v1/applicant/${client_id}/saveApplicantLog`;
    const body = {
      extra_params: { screen: 'inicio' },
      metadata: { account: { id: client_id, name: 'Prueba' } },
      log_code: 'session_started',
    };
    expect((await client.call({ method: 'POST', url, body })).status).toBe(200);
    const kept = await api.db
      .select()
      .from(activityLogs)
      .where(eq(activityLogs.accountId, String(client_id)));
    expect(kept).toMatchObject([{ account: 'applicant', logCode: 'session_started' }]);

    const long = { ...body, extra_params: { note: 'x'.repeat(9000) } };
    expect((await client.call({ method: 'POST', url, body: long })).status).toBe(400);
    const other = await api.person('client');
    expect((await other.call({ method: 'POST', url, body })).status).toBe(404);
  });

  it('takes what the portal of the specification sends: its own codes, ids and empty names', async () => {
    const investor = await api.person('investor');
    const { investor_id } = await infoOf(investor.token);
    const url = `/api/v2/investor/${investor_id}/saveInvestorLog`;
    const accounts = [
      { id: 11, name: '' },
      { id: null, name: null },
    ];
    for (const account of accounts) {
      const body = { extra_params: null, metadata: { account }, log_code: 'OPEN_PROJECT_V2' };
      expect((await investor.call({ method: 'POST', url, body })).status).toBe(200);
    }
    const kept = await api.db
      .select()
      .from(activityLogs)
      .where(eq(activityLogs.accountId, String(investor_id)));
    const other = { logCode: 'otro', otherCode: 'OPEN_PROJECT_V2', extraParams: {} };
    expect(kept).toMatchObject([other, other]);
  });
});
