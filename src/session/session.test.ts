import type { UserInfo } from '@contract/identity/users';
import { ApiFailure } from '@portal/api/failure';
import { expired, signedIn, world } from '@tests/support/session-world';
import { describe, expect, it, vi } from 'vitest';

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

describe('going on with the token of an answer', () => {
  it('takes it for the same person, and keeps its own where none is granted', async () => {
    const { session } = await signedIn();
    await session.goOnWith(Promise.resolve(null));
    expect(session.state().token).toBe('token-1');
    await session.goOnWith(Promise.resolve({ access_token: 'elsewhere', expires_in: 600 }));
    expect(session.state()).toMatchObject({ token: 'elsewhere', phase: 'ready' });
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

describe('the start of a session', () => {
  const starts = (calls: string[]) => calls.filter((call) => call.endsWith('session_started'));

  it('is reported once where it was opened, and not by a reload', async () => {
    const { session, calls, tab } = await signedIn();
    session.reportStart();
    session.reportStart();
    expect(starts(calls)).toEqual(['log token-1 session_started']);
    const reloaded = tab();
    await reloaded.restore();
    expect(reloaded.state().token).toBe('token-1');
    reloaded.reportStart();
    expect(starts(calls)).toHaveLength(1);
  });

  it('is of the profile that its person chose, and no other profile starts it again', async () => {
    const { session, calls } = await signedIn();
    await session.switchRole('investor');
    session.reportStart();
    await session.switchRole('client');
    session.reportStart();
    expect(starts(calls)).toEqual(['log token-2 session_started']);
  });

  it('is reported of an extended session too, and of none that is over', async () => {
    const { session, calls } = await signedIn();
    await session.beginExtended('extended-1');
    session.reportStart();
    expect(starts(calls)).toEqual(['log extended-1 session_started']);
    await session.endExtended();
    session.reportStart();
    expect(starts(calls)).toHaveLength(1);
  });
});

describe('ends of a session', () => {
  it('leave no receipt in the tab, and what was typed unless its person signs out', async () => {
    const ended = async (end: (all: Awaited<ReturnType<typeof signedIn>>) => unknown) => {
      const all = await signedIn();
      all.storages.tab.setItem('receipts', 'Retiraste $500.00');
      await end(all);
      expect(all.session.state().user).toBeNull();
      return [all.storages.tab.getItem('receipts'), all.calls.includes('drafts dropped')];
    };
    expect(await ended(({ session }) => session.logout())).toEqual([null, true]);
    const refused = ended(({ session }) => session.callHost.unauthenticated('token-1', expired));
    expect(await refused).toEqual([null, false]);
    const idle = ended(({ session, clock }) => {
      clock.now += 255_000;
      session.tick();
    });
    expect(await idle).toEqual([null, false]);
  });

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
    expect(session.state().message).toBeFalsy();
  });

  it('tells at the sign-in why it was ended by its person', async () => {
    const { session, went } = await signedIn();
    await session.logout('Tu cuenta está cerrada.');
    expect(went).toEqual(['/login']);
    expect(session.state().message).toBe('Tu cuenta está cerrada.');
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

describe('a life that the user info does not tell', () => {
  /** A server that tells the life of a token with it alone. */
  async function silent() {
    const all = world();
    const info = all.api.userInfo;
    all.api.userInfo = async (token) => ({ ...(await info(token)), expires_in: null });
    const session = all.tab();
    await session.restore();
    await session.begin('token-1', 600);
    return { ...all, session };
  }

  it('is that of the grant, and goes on when the user is read again', async () => {
    const { session, clock, went } = await silent();
    for (let minute = 0; minute < 9; minute += 1) {
      clock.now += 60_000;
      session.touch();
      await session.refresh();
      expect([minute, session.tick()]).toEqual([minute, 'open']);
    }
    clock.now += 49_000;
    expect(session.tick()).toBe('warning');
    clock.now += 1000;
    expect(session.tick()).toBe('over');
    expect(went).toEqual(['/session-logout/lifetime?redirect=%2Fsolicitante%2Finicio%3Fa%3D1']);
  });

  it('stays known over a reload', async () => {
    const { session, tab, clock } = await silent();
    clock.now += 1000;
    const reloaded = tab();
    await reloaded.restore();
    await reloaded.refresh();
    expect(reloaded.state()).toMatchObject({ token: 'token-1', error: false });
    expect(session.state().user?.expires_in).toBe(600);
  });
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

  it('stays as it was read last, when what was asked for before is answered or fails after it', async () => {
    const { session, api } = await signedIn();
    const { user } = session.state();
    if (!user) throw new Error('nobody');
    const answers: { take: (read: UserInfo) => void; fail: (why: ApiFailure) => void }[] = [];
    api.userInfo = () => new Promise((take, fail) => void answers.push({ take, fail }));
    const refreshes = [session.refresh(), session.refresh(), session.refresh()];
    const starred = { ...user, preferences: { starred: ['faqs'] } };
    answers[2]?.take(starred);
    await refreshes[2];
    answers[0]?.take(user);
    answers[1]?.fail(new ApiFailure('no', 503, 'code'));
    await Promise.all(refreshes);
    expect(session.state()).toMatchObject({ user: starred, error: false });
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
