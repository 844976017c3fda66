import { serverWords } from '@contract/locales/es-MX/kernel/server';
import { t } from '@server/i18n';

/** The store has no bytes under this key. */
export class ObjectMissing extends Error {
  constructor(readonly sha256: string) {
    super('the stored object does not exist');
  }
}

/**
 * How a store is away: it says nothing, denies us entry, lacks the place that we name, fails, or answers what no
 * store would.
 */
export type StoreFault = 'silent' | 'denied' | 'missing' | 'failing' | 'strange';

/** The store cannot be used now: what was asked may pass later. */
export class StoreAway extends Error {
  constructor(
    readonly fault: StoreFault,
    cause: unknown,
  ) {
    super(`the object store is away (${fault})`, { cause });
  }
}

/** What a probe of the store failed with, in a sentence. */
export const storeFaultText = (error: unknown): string =>
  t(serverWords.storeFaults[error instanceof StoreAway ? error.fault : 'failing']);

const KEY = /^[0-9a-f]{64}$/;

/** True for a SHA-256 in lower-case hexadecimal: the only text that ever becomes part of a path or key. */
export const isObjectKey = (text: string): boolean => KEY.test(text);
