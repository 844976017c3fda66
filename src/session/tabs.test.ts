import { expired, signedIn, storage, world } from '@tests/support/session-world';
import { describe, expect, it, vi } from 'vitest';

/** A person of a program, who signed in in one tab and opened another. */
async function twoTabs() {
  const all = world({ role: 'program_executive_manager' });
  const first = all.tab();
  await first.restore();
  await first.begin('token-1');
  const second = all.tab();
  await second.restore();
  return { all, first, second };
}

describe('several tabs of one person', () => {
  it('share activity and end together; a reload keeps the session', async () => {
    const all = world();
    const first = all.tab();
    await first.restore();
    await first.begin('token-1');
    const second = all.tab(all.storages.tab);
    await second.restore();
    expect(second.state()).toMatchObject({ token: 'token-1', user: { user_id: 'u1' } });
    const kept = all.storages.tab.getItem('auth');
    second.setShowBalance(false);
    await vi.waitFor(() => expect(all.storages.tab.getItem('auth')).not.toBe(kept));
    const reloaded = all.tab(all.storages.tab);
    await reloaded.restore();
    expect(reloaded.state().showBalance).toBe(false);

    all.clock.now += 200_000;
    second.touch();
    all.clock.now += 100_000;
    expect(first.tick()).toBe('open');
    await second.logout();
    expect(first.state().user).toBeNull();
    expect(all.calls.filter((call) => call.startsWith('logout'))).toHaveLength(1);
    expect(all.calls.filter((call) => call.startsWith('log '))).toEqual([
      'log token-1 session_ended',
    ]);
  });

  it('end in time although the clock of one of them is ahead', async () => {
    const all = world();
    const first = all.tab();
    await first.restore();
    await first.begin('token-1');
    const second = all.tab(all.storages.tab, 60_000);
    await second.restore();
    all.clock.now += 100_000;
    second.touch();
    all.clock.now += 255_000;
    expect(first.tick()).toBe('over');
  });

  it('take the new token when one of them signs in again, so that the old one signs no tab out', async () => {
    const all = world();
    const first = all.tab();
    await first.restore();
    await first.begin('token-1');
    const second = all.tab(storage());
    await second.restore();
    await second.begin('token-2');
    await vi.waitFor(() => expect(first.callHost.token()).toBe('token-2'));
    first.callHost.unauthenticated('token-1', expired);
    expect(first.state().user).not.toBeNull();
    expect(all.went).toEqual([]);
  });

  it('take a renewed token without the user of the tab that renewed it, which may be the older one', async () => {
    const { all, first, second } = await twoTabs();
    await vi.waitFor(() => expect(all.calls).toHaveLength(2));
    const own = all.api.userInfo;
    const moved = { role: 'program_administrator' } as const;
    let answer = () => {};
    all.api.userInfo = async (token) => {
      const user = await own(token);
      // Asked with the token before, it is answered once that one was replaced, as it was.
      if (token === 'token-1') await new Promise<void>((resolve) => (answer = resolve));
      return token === 'token-1' ? user : { ...user, ...moved };
    };
    const told = second.refresh();
    await first.goOnWith(Promise.resolve({ access_token: 'token-2', expires_in: 3600 }));
    await vi.waitFor(() => expect(second.callHost.token()).toBe('token-2'));
    answer();
    await told;
    expect(second.state()).toMatchObject({ token: 'token-2', user: moved });
    await first.goOnWith(Promise.resolve({ access_token: 'token-3', expires_in: 3600 }));
    await vi.waitFor(() => expect(second.callHost.token()).toBe('token-3'));
    expect(second.state()).toMatchObject({ user: moved });
    expect(all.went).toEqual([]);
  });

  it('go to the same place when the server ends their session', async () => {
    const { all, first, second } = await twoTabs();
    expect(second.callHost.token()).toBe('token-1');
    second.callHost.unauthenticated('token-1', expired);
    const login = `/login?redirect=${encodeURIComponent('/solicitante/inicio?a=1')}`;
    expect(all.went).toEqual([login, login]);
    expect(first.state().message).toBe(expired.message);
  });
});

describe('an extended session', () => {
  it('shows the impersonated person and returns to the own one', async () => {
    const { session, went } = await signedIn({ role: 'admin' });
    await session.beginExtended('extended-1');
    expect(session.callHost.token()).toBe('extended-1');
    await session.endExtended();
    expect(session.callHost.token()).toBe('token-1');
    expect(went).toEqual(['/backoffice']);
  });

  it('goes on in its tab when another tab opens it too, and ends when it was ended elsewhere', async () => {
    const all = world({ role: 'admin' });
    const first = all.tab();
    await first.restore();
    await first.begin('token-1');
    await first.beginExtended('extended-1');
    const second = all.tab(storage());
    await second.restore();
    expect(second.callHost.token()).toBe('extended-1');
    await first.extendedChanged();
    expect(first.callHost.token()).toBe('extended-1');
    await second.endExtended();
    await vi.waitFor(() => expect(all.went.sort()).toEqual(['/backoffice', '/login']));
    expect(first.callHost.token()).toBe('token-1');
  });

  it('that the server does not know is dropped with everything else', async () => {
    const all = world();
    const first = all.tab();
    await first.restore();
    await first.beginExtended('extended-1');
    all.api.userInfo = async () => {
      throw expired;
    };
    const fresh = all.tab(storage());
    await fresh.restore();
    expect(fresh.state()).toMatchObject({ phase: 'ready', user: null, extended: null });
    expect(all.storages.shared.getItem('extended')).toBeNull();
  });
});
