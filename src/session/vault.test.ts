import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browserKey, createVault } from './vault';

class MemoryStorage implements Storage {
  readonly kept = new Map<string, string>();
  get length() {
    return this.kept.size;
  }
  clear = () => this.kept.clear();
  getItem = (name: string) => this.kept.get(name) ?? null;
  key = (index: number) => [...this.kept.keys()][index] ?? null;
  removeItem = (name: string) => void this.kept.delete(name);
  setItem = (name: string, value: string) => void this.kept.set(name, value);
}

const newKey = () =>
  crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);

describe('encrypted storage', () => {
  let storage: MemoryStorage;
  beforeEach(() => {
    storage = new MemoryStorage();
  });
  const vaultWith = (key: Promise<CryptoKey | null>) => createVault(key, () => storage);

  it('gives back what it kept, and shows none of it', async () => {
    const vault = vaultWith(newKey());
    await vault.write('auth', { token: 'secreto' });
    expect(await vault.read('auth')).toEqual({ token: 'secreto' });
    expect(storage.getItem('auth')).not.toContain('secreto');
  });

  it('writes the same value differently each time', async () => {
    const vault = vaultWith(newKey());
    const [first, second] = await Promise.all([vault.seal('a', 1), vault.seal('a', 1)]);
    expect(first).not.toBe(second);
  });

  it('refuses what was altered, moved to another name, or sealed by another browser', async () => {
    const vault = vaultWith(newKey());
    await vault.write('auth', { role: 'client' });
    const sealed = storage.getItem('auth') ?? '';
    expect(await vault.open('auth', `${sealed.slice(0, -4)}AAA=`)).toBeNull();
    expect(await vault.open('timer', sealed)).toBeNull();
    expect(await vaultWith(newKey()).open('auth', sealed)).toBeNull();
    expect(await vault.open('auth', '{"role":"admin"}')).toBeNull();
  });

  it('removes what it cannot open, and nothing without a key of its own', async () => {
    await vaultWith(newKey()).write('extended', { token: 'ajeno' });
    await vaultWith(Promise.resolve(null)).read('extended');
    expect(storage.length).toBe(1);
    expect(await vaultWith(newKey()).read('extended')).toBeNull();
    expect(storage.length).toBe(0);
    storage.setItem('extended', 'nada que se pueda leer');
    expect(await vaultWith(newKey()).read('extended')).toBeNull();
    expect(storage.length).toBe(0);
  });

  it('keeps nothing without a key', async () => {
    const vault = vaultWith(Promise.resolve(null));
    await vault.write('auth', { token: 'x' });
    expect(storage.length).toBe(0);
    expect(await vault.read('auth')).toBeNull();
  });

  it('lets a later drop win over a write still in progress', async () => {
    const vault = vaultWith(newKey());
    const writing = vault.write('auth', 1);
    vault.drop('auth');
    await writing;
    expect(storage.getItem('auth')).toBeNull();
  });
});

describe('the key of a browser', () => {
  afterEach(() => void vi.unstubAllGlobals());

  /** An empty IndexedDB: each request succeeds at once, and its transaction ends as the test says. */
  function emptyDatabase() {
    const succeed = (result: unknown) => {
      const request = { result, onsuccess: () => undefined };
      queueMicrotask(() => request.onsuccess());
      return request;
    };
    const put = vi.fn(() => succeed('session'));
    const transaction = {
      oncomplete: () => undefined,
      onabort: () => undefined,
      objectStore: () => ({ get: () => succeed(undefined), put }),
    };
    vi.stubGlobal('indexedDB', { open: () => succeed({ transaction: () => transaction }) });
    return { put, transaction };
  }

  it('is used only once it is kept: what it sealed is opened after a reload', async () => {
    const { put, transaction } = emptyDatabase();
    const given = vi.fn();
    const key = browserKey().finally(given);
    await vi.waitFor(() => expect(put).toHaveBeenCalledOnce());
    await new Promise((resolve) => setTimeout(resolve));
    expect(given).not.toHaveBeenCalled();
    transaction.oncomplete();
    expect(await key).toBeInstanceOf(CryptoKey);
  });

  it('is none where the browser could not keep it', async () => {
    const { put, transaction } = emptyDatabase();
    const key = browserKey();
    await vi.waitFor(() => expect(put).toHaveBeenCalledOnce());
    transaction.onabort();
    expect(await key).toBeNull();
  });
});
