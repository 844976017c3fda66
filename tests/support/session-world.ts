import type { UserInfo } from '@contract/identity/users';
import { ApiFailure } from '@portal/api/failure';
import type { SessionApi } from '@portal/session/api';
import { createSession } from '@portal/session/session';
import { createVault } from '@portal/session/vault';

export const START = 1_800_000_000_000;

/** A browser whose server, clock and storage are held by the test; `tab()` opens one more tab of it. */
export function world(options: { role?: UserInfo['role']; expiresIn?: number } = {}) {
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

  /** @param ahead by how many milliseconds its clock is ahead of the others' */
  function tab(tabStorage: Storage = storages.tab, ahead = 0) {
    let bound: string | null = tabStorage.getItem('identity');
    return createSession({
      clock: () => clock.now + ahead,
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
      dropDrafts: (only) =>
        only ? tabStorage.removeItem('receipts') : void calls.push('drafts dropped'),
      navigate: (path) => void went.push(path),
      place: () => '/solicitante/inicio?a=1',
      blank: () => undefined,
    });
  }
  return { api, clock, went, calls, tab, storages };
}

/** As a browser's: what is kept is among its own keys too. */
export function storage(): Storage {
  const kept = new Map<string, string>();
  const remove = (name: string) => kept.delete(name) && Reflect.deleteProperty(own, name);
  const own: Storage = {
    get length() {
      return kept.size;
    },
    clear: () => [...kept.keys()].forEach(remove),
    getItem: (name) => kept.get(name) ?? null,
    key: () => null,
    removeItem: (name) => void remove(name),
    setItem(name, value) {
      kept.set(name, value);
      own[name] = value;
    },
  };
  return own;
}

export const expired = new ApiFailure('Tu sesión llegó a su límite.', 401, 'unauthenticated');

export async function signedIn(options?: Parameters<typeof world>[0]) {
  const all = world(options);
  const session = all.tab();
  await session.restore();
  await session.begin('token-1');
  return { ...all, session };
}
