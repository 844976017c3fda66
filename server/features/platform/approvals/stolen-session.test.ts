import { type Person, testApi } from '@tests/support/api';
import { approvalStory } from '@tests/support/approvals';
import { freshFactor } from '@tests/support/two-people';
import { describe, expect, it } from 'vitest';

const api = await testApi();
const { staffMember, post, saver, withdrawal, send, waiting, confirm } = await approvalStory(api);

describe('what was asked for in a session that may have been stolen', () => {
  async function asked() {
    const first = await staffMember();
    const ana = await saver(9_000_000);
    const id = await withdrawal(ana, 6_000_000);
    const { json } = await send(first, id);
    return { first, id, approvalId: String(json.approval_id) };
  }

  it('waits no more once its owner sets a password, of which both are notified; it may be asked for again', async () => {
    const { first, id, approvalId } = await asked();
    const second = await staffMember();
    await api.anonymous({
      method: 'POST',
      url: '/api/v1/password-resets',
      body: { email: first.email },
    });
    const token = /\/([\w-]{30,})/.exec((await api.lastMail(first.email))?.text ?? '')?.[1];
    const reset = await api.anonymous({
      method: 'POST',
      url: '/api/v1/password-resets/redeem',
      body: { token, password: 'Nopal-azul-2026' },
    });
    expect(reset.status).toBe(200);
    expect(await waiting(second, approvalId)).toMatchObject({ outcome: 'expired' });
    expect((await confirm(second, approvalId)).status).toBe(409);
    const again = await api.again(first);
    await freshFactor(api, again);
    const titles = async (who: Person) =>
      (await who.call({ url: '/api/v1/notifications' })).json.items.map(({ title }) => title);
    expect(await titles(again)).toContain('Lo que pediste ya no espera autorización');
    expect(await titles(second)).toContain('Algo dejó de esperar tu autorización');
    expect((await send(again, id)).status).toBe(202);
  });

  it('nor once a colleague closes that session', async () => {
    const { first, approvalId } = await asked();
    const second = await staffMember();
    await freshFactor(api, second);
    const closed = await post(second, `users/${first.userId}/sessions/end`, {
      reason: 'No es ella',
    });
    expect(closed.status).toBe(200);
    expect((await confirm(second, approvalId)).status).toBe(409);
  });

  it('nor once wrong codes close it', async () => {
    const { first, approvalId } = await asked();
    for (let wrong = 0; wrong < 5; wrong += 1) {
      await post(first, 'step-up', { code: '000000' });
    }
    expect((await confirm(await staffMember(), approvalId)).status).toBe(409);
  });
});
