/**
 * Encrypted web storage: AES-GCM-256 under a key that belongs to this browser and cannot be read out of
 * it (kept by IndexedDB, not extractable), a fresh IV for each write, and the record's name, version and
 * own id as associated data. It protects copies of the storage; not against script in the page.
 */
const VERSION = '1';
const DATABASE = 'portal';
const STORE = 'keys';
const KEY_NAME = 'session';

export interface Vault {
  /** The value kept under a name; null when there is none, or when it cannot be opened and is removed. */
  read(name: string): Promise<unknown>;
  write(name: string, value: unknown): Promise<void>;
  drop(name: string): void;
  /** A value as another tab of this browser can open it; null without a key. */
  seal(name: string, value: unknown): Promise<string | null>;
  open(name: string, sealed: string): Promise<unknown>;
}

/** A vault that forgets with the page when there is no key or no storage. */
export function createVault(key: Promise<CryptoKey | null>, storage: () => Storage | null): Vault {
  const turns = new Map<string, number>();
  const nextTurn = (name: string) => {
    const turn = (turns.get(name) ?? 0) + 1;
    turns.set(name, turn);
    return turn;
  };

  async function seal(name: string, value: unknown): Promise<string | null> {
    const secret = await key;
    if (!secret) return null;
    const id = toText(crypto.getRandomValues(new Uint8Array(16)));
    const iv = crypto.getRandomValues(new Uint8Array(12));
    const data = await crypto.subtle.encrypt(
      { name: 'AES-GCM', iv, additionalData: associated(name, id) },
      secret,
      new TextEncoder().encode(JSON.stringify(value)),
    );
    return [VERSION, id, toText(iv), toText(new Uint8Array(data))].join('.');
  }

  async function open(name: string, sealed: string): Promise<unknown> {
    const secret = await key;
    const [version, id = '', iv = '', data = ''] = sealed.split('.');
    if (!secret || version !== VERSION) return null;
    try {
      const plain = await crypto.subtle.decrypt(
        { name: 'AES-GCM', iv: toBytes(iv), additionalData: associated(name, id) },
        secret,
        toBytes(data),
      );
      return JSON.parse(new TextDecoder().decode(plain));
    } catch {
      // Altered, or sealed under a key that is gone: as good as nothing.
      return null;
    }
  }

  return {
    seal,
    open,
    async read(name) {
      const sealed = storage()?.getItem(name);
      if (!sealed) return null;
      const value = await open(name, sealed);
      // What cannot be decrypted is not kept; without a key, or once written anew, nothing is known of it.
      if (value === null && (await key) && storage()?.getItem(name) === sealed) {
        storage()?.removeItem(name);
      }
      return value;
    },
    async write(name, value) {
      const turn = nextTurn(name);
      const sealed = await seal(name, value);
      // Race: a later write or removal wins.
      if (sealed === null || turns.get(name) !== turn) return;
      try {
        storage()?.setItem(name, sealed);
      } catch {
        // A full or forbidden storage: the session lasts as long as the page.
      }
    },
    drop(name) {
      nextTurn(name);
      storage()?.removeItem(name);
    },
  };
}

function associated(name: string, id: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(`${name}|${VERSION}|${id}`);
}

function toText(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}

function toBytes(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}

/** A storage of the browser, or null where reading it is forbidden. */
export function storageOf(name: 'sessionStorage' | 'localStorage'): Storage | null {
  try {
    return globalThis[name] ?? null;
  } catch {
    return null;
  }
}

/** This browser's key, made on first use; null where IndexedDB is missing, and the session is then kept in memory only. */
export async function browserKey(): Promise<CryptoKey | null> {
  try {
    const fresh = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
      'encrypt',
      'decrypt',
    ]);
    const opening = indexedDB.open(DATABASE, 1);
    opening.onupgradeneeded = () => void opening.result.createObjectStore(STORE);
    const database = await settled(opening);
    // One transaction: of two tabs that start together, both end up with the first one's key.
    const transaction = database.transaction(STORE, 'readwrite');
    const store = transaction.objectStore(STORE);
    const kept: unknown = await settled(store.get(KEY_NAME));
    if (kept instanceof CryptoKey) return kept;
    store.put(fresh, KEY_NAME);
    // A page that is left before this is written takes its key along, and with it what was sealed.
    await committed(transaction);
    return fresh;
  } catch {
    return null;
  }
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function committed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
}
