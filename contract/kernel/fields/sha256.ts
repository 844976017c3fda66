import { rawText } from './text';

/** The fingerprint of a text or a file, in hexadecimal. */
export const sha256 = rawText(64).regex(/^[0-9a-f]{64}$/);
