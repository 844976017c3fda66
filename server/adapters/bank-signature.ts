import { createHmac, timingSafeEqual } from 'node:crypto';

/** How far the bank's clock may be from ours, in seconds, before its notice is an old one sent again. */
const TOLERANCE_SECONDS = 300;

/** HMAC-SHA256, in hex, of what the bank signs: the moment in Unix seconds, a dot, the exact body. */
export function signBankEvent(secret: string, timestamp: string, body: Buffer | string): string {
  return createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest('hex');
}

interface Notice {
  bytes: Buffer;
  /** Header `x-bank-timestamp`. */
  timestamp: unknown;
  /** Header `x-bank-signature`: `v1=<hex>`, more than one separated by commas. */
  signature: unknown;
}

/**
 * Whether a notice was signed with one of our secrets within the last five minutes. While the secret is
 * being changed two are active. Compares in constant time.
 */
export function isAuthenticBankEvent(
  { bytes, timestamp, signature }: Notice,
  secrets: readonly string[],
  now: Date,
): boolean {
  if (typeof timestamp !== 'string' || !/^\d{1,12}$/.test(timestamp)) return false;
  if (typeof signature !== 'string') return false;
  if (Math.abs(now.getTime() / 1000 - Number(timestamp)) > TOLERANCE_SECONDS) return false;
  const given = signature
    .split(',')
    .map((part) => /^v1=([0-9a-f]{64})$/.exec(part.trim())?.[1])
    .flatMap((hex) => (hex ? [Buffer.from(hex, 'hex')] : []));
  const expected = secrets.map((secret) =>
    Buffer.from(signBankEvent(secret, timestamp, bytes), 'hex'),
  );
  return expected.some((mac) => given.some((one) => timingSafeEqual(one, mac)));
}
