/** The store has no bytes under this key. */
export class ObjectMissing extends Error {
  constructor(readonly sha256: string) {
    super('the stored object does not exist');
  }
}

const KEY = /^[0-9a-f]{64}$/;

/** True for a SHA-256 in lower-case hexadecimal: the only text that ever becomes part of a path or key. */
export const isObjectKey = (text: string): boolean => KEY.test(text);
