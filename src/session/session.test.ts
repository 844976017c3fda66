import type { UserInfo } from '@contract/identity/users';
import { ApiFailure } from '@portal/api/failure';
import { describe, expect, it, vi } from 'vitest';
import type { SessionApi } from './api';
import { createSession } from './session';
import { createVault } from './vault';

const START = 1_800_000_000_000;

function world(options: { role?: UserInfo['role']; expiresIn?: number } = {}) {
  const { role = 'client', expiresIn = 3600 } = options;
  const clock = { now: START };
  const went: string[] = [];
  const calls: string[] = [];
  const user = {
    role,
    user_id: 'u1',
    client_id: 'c1',
    investor_id: 'i1',
    expires_in: expiresIn,
  } as const;
  const api: SessionApi = {
    userInfo: async (token, asked) => {
      calls.push(`userInfo ${token}${asked ? ` ${asked}` : ''}`);
      return asked ? { ...user, role: asked, access_token: 'token-2' } : user;
    },
    logout: async (token) => {
      calls.push(`logout ${token}`);
      throw new ApiFailure('no', 500, 'internal');
    },
    renew: async () => ({ access_token: 'renewed', expires_in: expiresIn }),
    general: async () => ({ name: 'Lucía' }),
    balance: async () => 10,
    log: async (_user, token, { code }) => {
      calls.push(`log ${token} ${code}`);
    },
  };
  const storages = { tab: storage(), shared: storage() };
  const buses = new Map<string, Set<(message: unknown) => void>>();
  const key = crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ]);

  function tab(tabStorage: Storage = storages.tab) {
    let bound: string | null = tabStorage.getItem('identity');
    return createSession({
      clock: () => clock.now,
      api,
      tabVault: createVault(key, () => tabStorage),
      sharedVault: createVault(key, () => storages.shared),
      binding: {
        read: () => bound,
        write: (identity) => {
          bound = identity;
        },
      },
      openBus(name, onMessage) {
        const listeners = buses.get(name) ?? new Set();
        buses.set(name, listeners.add(onMessage));
        return {
          publish: (message) => {
            for (const other of listeners) if (other !== onMessage) other(message);
          },
          close: () => void listeners.delete(onMessage),
        };
      },
      askOtherTabs: async () => null,
      dropDrafts: () => void calls.push('drafts dropped'),
      navigate: (path) => void went.push(path),
      place: () => '/solicitante/inicio?a=1',
      blank: () => undefined,
    });
  }
  return { api, clock, went, calls, tab, storages };
}

function storage(): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    clear: () => kept.clear(),
    getItem: (name) => kept.get(name) ?? null,
    key: () => null,
    removeItem: (name) => void kept.delete(name),
    setItem: (name, value) => void kept.set(name, value),
  };
}

const expired = new ApiFailure('Tu sesión llegó a su límite.', 401, 'unauthenticated');

async function signedIn(options?: Parameters<typeof world>[0]) {
  const all = world(options);
  const session = all.tab();
  await session.restore();
  await session.begin('token-1');
  return { ...all, session };
}

describe('a 401', () => {
  it('ends an investor once with reason lifetime, however many arrive', async () => {
    const { session, went, calls } = await signedIn({ role: 'investor' });
    for (let i = 0; i < 20; i += 1) session.callHost.unauthenticated('token-1', expired);
    expect(went).toEqual(['/session-logout/lifetime?redirect=%2Fsolicitante%2Finicio%3Fa%3D1']);
    expect(calls.filter((call) => call.startsWith('logout'))).toEqual(['logout token-1']);
    expect(session.state()).toMatchObject({ user: null, token: null });
  });

  it('cleans any other role and sends it to login, without a logout call', async () => {
    const { session, went, calls } = await signedIn();
    for (let i = 0; i < 20; i += 1) session.callHost.unauthenticated('token-1', expired);
    expect(went).toEqual(['/login?redirect=%2Fsolicitante%2Finicio%3Fa%3D1']);
    expect(calls).toEqual(['userInfo token-1']);
    expect(session.state()).toMatchObject({
      error: true,
      invalid: true,
      message: 'Tu sesión llegó a su límite.',
    });
  });

  it('of a token that is no longer in use changes nothing', async () => {
    const { session, went } = await signedIn();
    await session.stay();
    session.callHost.unauthenticated('token-1', expired);
    expect(session.state().token).toBe('renewed');
    expect(went).toEqual([]);
  });
});

describe('a 401 of the old token while a new one is on its way', () => {
  it('changes nothing', async () => {
    const { session, went } = await signedIn();
    const staying = session.stay();
    session.callHost.unauthenticated('token-1', expired);
    await staying;
    expect(session.state().token).toBe('renewed');
    expect(went).toEqual([]);
  });

  it('ends the session when no new one comes', async () => {
    const { session, api, went } = await signedIn();
    api.renew = () => Promise.reject(expired);
    await session.stay();
    session.callHost.unauthenticated('token-1', expired);
    expect(went).toEqual(['/login?redirect=%2Fsolicitante%2Finicio%3Fa%3D1']);
  });
});

describe('ends of a session', () => {
  it('logs out after 255 seconds without activity, with reason timeout', async () => {
    const { session, clock, went } = await signedIn();
    clock.now += 254_000;
    expect(session.tick()).toBe('warning');
    expect(session.state().warning).toEqual({ reason: 'timeout', secondsLeft: 1 });
    clock.now += 1000;
    expect(() => session.callHost.beforeCall()).toThrow('Tu sesión terminó.');
    expect(went).toEqual(['/session-logout/timeout?redirect=%2Fsolicitante%2Finicio%3Fa%3D1']);
    expect(session.state().user).toBeNull();
  });

  it('cleans although the logout call fails', async () => {
    const { session, went, storages, calls } = await signedIn();
    await session.logout();
    expect(calls).toContain('drafts dropped');
    expect(session.state()).toMatchObject({ user: null, token: null, phase: 'ready' });
    expect(storages.tab.getItem('auth')).toBeNull();
    expect(went).toEqual(['/login']);
  });

  it('ignores activity while the warning shows, and obeys its button', async () => {
    const { session, clock } = await signedIn();
    clock.now += 240_000;
    session.touch();
    expect(session.tick()).toBe('warning');
    await session.stay();
    expect(session.tick()).toBe('open');
  });

  it.each([undefined, Number.NaN, 0, -1])(
    'a life of %s is a failed sign-in, not a loop',
    async (life) => {
      const all = world();
      const session = all.tab();
      await session.restore();
      const info = all.api.userInfo;
      all.api.userInfo = async (token) => ({ ...(await info(token)), expires_in: life });
      await expect(session.begin('token-1')).rejects.toThrow('tiempo de vida');
      expect(session.state()).toMatchObject({ user: null, error: true });
      expect(all.went).toEqual([]);
    },
  );
});

describe('user info', () => {
  it("marks the session invalid when the server answers 'Invalid'", async () => {
    const all = world();
    const session = all.tab();
    await session.restore();
    all.api.userInfo = async () => {
      throw new ApiFailure('Invalid', 403, 'forbidden');
    };
    await expect(session.begin('token-1')).rejects.toThrow('Invalid');
    expect(session.state()).toMatchObject({
      error: true,
      invalid: true,
      message: 'Invalid',
      user: null,
    });
  });

  it('resets role data and rethrows when general data fails; an unknown balance is none', async () => {
    const { session, api } = await signedIn({ role: 'investor' });
    api.general = async () => {
      throw new ApiFailure('caído', 500, 'internal');
    };
    api.balance = async () => {
      throw new ApiFailure('caído', 500, 'internal');
    };
    await expect(session.loadGeneral()).rejects.toThrow('caído');
    await session.loadBalance();
    const { general, generalFailed } = session.state();
    expect({ general, generalFailed }).toEqual({
      general: { balance: undefined },
      generalFailed: true,
    });
  });

  it.each([
    ['a refusal ends the session with its words', 403, { user: null, error: true, message: 'no' }],
    ['too many requests', 429, { user: { user_id: 'u1' }, error: true }],
    ['a server that fails', 503, { user: { user_id: 'u1' }, error: true }],
    ['a lost network', 0, { user: { user_id: 'u1' }, error: true }],
  ])('loaded anew, %s (%s)', async (_what, status, expected) => {
    const { session, api } = await signedIn();
    api.userInfo = async () => {
      throw new ApiFailure('no', status, 'code');
    };
    await session.refresh();
    expect(session.state()).toMatchObject(expected);
  });

  it('takes the token of the role switched to', async () => {
    const { session } = await signedIn();
    await session.switchRole('investor');
    expect(session.state()).toMatchObject({ token: 'token-2', user: { role: 'investor' } });
  });

  it('is asked for lightly while the person is active and nothing else calls', async () => {
    const { session, clock, calls } = await signedIn();
    for (let minute = 0; minute < 5; minute += 1) {
      clock.now += 61_000;
      session.touch();
      session.tick();
    }
    expect(calls.filter((call) => call.startsWith('userInfo')).length).toBeGreaterThanOrEqual(3);
  });
});

describe('the current program', () => {
  /** A person of two programs, whose session the server has in one of them. */
  async function inPrograms() {
    const all = world({ role: 'program_administrator' });
    const own = all.api.userInfo;
    let current = 'agua';
    all.api.userInfo = async (token) => ({
      ...(await own(token)),
      programInfo: {
        programsInfo: ['agua', 'brisa'].map((id) => ({ id, name: id, current: id === current })),
      },
    });
    const session = all.tab();
    await session.restore();
    await session.begin('token-1');
    const pick = (id: string) => {
      current = id;
    };
    return { ...all, session, pick };
  }

  it('is the one that the server says, and of a server that says none the first', async () => {
    const { session, pick } = await inPrograms();
    expect(session.state().program).toMatchObject({ id: 'agua' });
    pick('brisa');
    await session.refresh();
    expect(session.state().program).toMatchObject({ id: 'brisa' });
    pick('');
    await session.refresh();
    expect(session.state().program).toMatchObject({ id: 'agua' });
  });

  it('comes back with a reload, and goes with an error of the session', async () => {
    const { session, pick, tab, api } = await inPrograms();
    pick('brisa');
    await session.refresh();
    const reloaded = tab();
    await reloaded.restore();
    expect(reloaded.state().program).toMatchObject({ id: 'brisa' });
    api.userInfo = async () => {
      throw new ApiFailure('no', 403, 'forbidden');
    };
    await reloaded.refresh();
    expect(reloaded.state()).toMatchObject({ user: null, token: null, program: null, error: true });
  });

  it('that changed drops what was read in the one before, and the same one keeps it', async () => {
    const { session, pick } = await inPrograms();
    const clean = vi.fn();
    session.onClean(clean);
    await session.refresh();
    expect(clean).toHaveBeenCalledTimes(0);
    pick('brisa');
    await session.refresh();
    expect(clean).toHaveBeenCalledTimes(1);
  });
});

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

  it('go to the same place when the server ends their session', async () => {
    const all = world({ role: 'program_executive_manager' });
    const first = all.tab();
    await first.restore();
    await first.begin('token-1');
    const second = all.tab();
    await second.restore();
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
