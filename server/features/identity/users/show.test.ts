import { type Person, testApi } from '@tests/support/api';
import { UNKNOWN_ID } from '@tests/support/identities';
import { freshFactor } from '@tests/support/two-people';
import { describe, expect, test } from 'vitest';

const api = await testApi();
const staff = await api.person('admin');
const show = (userId: string, as: Person = staff) => as.call({ url: `/api/v1/users/${userId}` });
async function act(userId: string, what: string, as: Person = staff) {
  await freshFactor(api, as);
  const body = { reason: 'Lo pidió por teléfono' };
  return as.call({ method: 'POST', url: `/api/v1/users/${userId}/${what}`, body });
}

describe('the list of users', () => {
  test('calls who is blocked so, and finds them by it', async () => {
    const ana = await api.person('client', { fullName: 'Berenice Bloqueada' });
    const found = async (status: string) => {
      const { json } = await staff.call({ url: `/api/v1/users?q=Berenice&status=${status}` });
      return json.items.map((item) => [item.full_name, item.status]);
    };
    expect(await found('active')).toEqual([['Berenice Bloqueada', 'active']]);
    await act(ana.userId, 'block');
    expect(await found('active')).toEqual([]);
    expect(await found('blocked')).toEqual([['Berenice Bloqueada', 'blocked']]);
  });
});

describe('what staff see of a person', () => {
  test('their account, records, open sessions and what can be done, and nothing secret', async () => {
    const ana = await api.person('client', { fullName: 'Ana Ruiz Peña' });
    const { status, json } = await show(ana.userId);
    expect(status).toBe(200);
    expect(json).toMatchObject({
      full_name: 'Ana Ruiz Peña',
      roles: ['client'],
      status: 'active',
      blocked_until: null,
      closed_by_codes: false,
      unused: false,
      own: false,
      block_by_two: false,
      records: { projects: [], investor: null, supplier: null, agents: [], programs: [] },
      sessions: [{ role: 'client', ip: '127.0.0.1', user_agent: 'test', acted_by: null }],
      actions: ['enter', 'block', 'reset_password', 'end_sessions'],
    });
    expect(JSON.stringify(json)).not.toMatch(/hash|secret|token|clabe|curp|rfc/i);
  });

  test('an installer with those who sell for them, and a seller with their installer', async () => {
    const owner = await api.person('supplier', { fullName: 'Solares Prueba' });
    const info = await owner.call({ url: '/api/v1/users/getRgUserInfo' });
    const seller = await api.person('supplier_agent', {
      supplierId: info.json.supplier_id ?? undefined,
    });
    expect((await show(owner.userId)).json.records).toMatchObject({
      supplier: { name: 'Solares Prueba', status: 4, verified: true, user_id: owner.userId },
      agents: [{ user_id: seller.userId }],
    });
    expect((await show(seller.userId)).json.records).toMatchObject({
      supplier: { user_id: owner.userId },
      agents: [],
    });
  });

  test('a session that lapsed is not open', async () => {
    const ana = await api.person('client');
    api.clock.now = new Date(api.clock.now.getTime() + 200_000);
    expect((await show(ana.userId)).json.sessions).toHaveLength(1);
    api.clock.now = new Date(api.clock.now.getTime() + 101_000);
    expect((await show(ana.userId)).json.sessions).toEqual([]);
    expect((await act(ana.userId, 'sessions/end')).status).toBe(409);
  });

  test('no other user is notified, and an unknown person is not found', async () => {
    const ana = await api.person('client');
    const otherUser = await api.person('investor');
    expect((await show(ana.userId, otherUser)).status).toBe(403);
    expect((await show(UNKNOWN_ID)).status).toBe(404);
    for (const what of [
      'unblock',
      'password-reset',
      'sessions/end',
      `sessions/${UNKNOWN_ID}/end`,
    ]) {
      expect((await act(ana.userId, what, otherUser)).status).toBe(403);
      expect((await act(UNKNOWN_ID, what)).status).toBe(404);
    }
  });

  test('the list finds a name without its accents, and by state', async () => {
    const ana = await api.person('client', { fullName: 'Úrsula Nájera Íñiguez' });
    const found = await staff.call({ url: '/api/v1/users?q=Ursula%20Najera&status=active' });
    expect(found.json.items.map((item: { id: string }) => item.id)).toEqual([ana.userId]);
    const closed = await staff.call({ url: '/api/v1/users?q=Ursula%20Najera&status=closed' });
    expect(closed.json.items).toEqual([]);
  });
});
