/** The store has no bytes under this key. */
export class ObjectMissing extends Error {
  constructor(readonly sha256: string) {
    super('the stored object does not exist');
  }
}

/** The store does not answer, refuses us, or answers what no store would: what was asked may pass later. */
export class StoreAway extends Error {
  constructor(cause: unknown) {
    super('the object store is away', { cause });
  }
}

const KEY = /^[0-9a-f]{64}$/;

/** True for a SHA-256 in lower-case hexadecimal: the only text that ever becomes part of a path or key. */
export const isObjectKey = (text: string): boolean => KEY.test(text);
