import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const KEY_ID = 'k1';

/**
 * Encryption of single fields (CURP, RFC, CLABE, second-factor secrets). A value is bound to its
 * place: text copied to another column or row does not open there.
 */
export interface Vault {
  /** AES-256-GCM of a text, bound to `place` ("users.totp_secret:<row id>"). */
  seal(text: string, place: string): string;
  /** Opens what `seal` made for the same place; throws when either was altered. */
  open(sealed: string, place: string): string;
  /** Keyed hash of a text, to look it up or sign it without storing it. */
  mark(text: string, purpose: string): string;
}

/** By secret: a process has one, and each derivation takes longer than what is sealed with it. */
const opened = new Map<string, Vault>();

/** The vault of the application's secret. */
export function createVault(appSecret: string): Vault {
  const vault = opened.get(appSecret) ?? deriveVault(appSecret);
  opened.set(appSecret, vault);
  return vault;
}

/** Derives the field keys from the application's secret. */
function deriveVault(appSecret: string): Vault {
  const key = (info: string) => Buffer.from(hkdfSync('sha256', appSecret, 'solfondo', info, 32));
  const sealKey = key(`field:${KEY_ID}`);
  const markKey = key('mark');
  return {
    seal(text, place) {
      const iv = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', sealKey, iv).setAAD(Buffer.from(place));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      const packed = Buffer.concat([iv, cipher.getAuthTag(), body]);
      return `${KEY_ID}.${packed.toString('base64url')}`;
    },
    open(sealed, place) {
      const packed = Buffer.from(sealed.slice(KEY_ID.length + 1), 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', sealKey, packed.subarray(0, 12))
        .setAAD(Buffer.from(place))
        .setAuthTag(packed.subarray(12, 28));
      return decipher.update(packed.subarray(28), undefined, 'utf8') + decipher.final('utf8');
    },
    mark: (text, purpose) =>
      createHmac('sha256', markKey).update(`${purpose}:${text}`).digest('hex'),
  };
}
