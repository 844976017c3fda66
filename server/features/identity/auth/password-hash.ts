import { hash, verify } from '@node-rs/argon2';

/** argon2id, the library's default algorithm. */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string) => hash(password.normalize('NFKC'), options);

/** Hash of no one's password, so that an unknown account takes as long as a known one. */
const decoy = hashPassword('not a password of any account');

/** True when the password is right; costs the same when there is no account to compare with. */
export async function passwordMatches(stored: string | null, password: string): Promise<boolean> {
  const matches = await verify(stored ?? (await decoy), password.normalize('NFKC'));
  return stored !== null && matches;
}
