/** No statement is larger, in bytes. */
export const LARGEST_FILE = 20 * 1024 * 1024;

/** SHA-256 of a file's bytes in hex, computed on the device. */
export async function hashFile(file: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** What a person wrote or pasted as a folio, as statements have it: "EC-7K3M9-2QXTB"; null when it cannot be one. */
export function readFolio(typed: string): string | null {
  const [, first, second] =
    /^EC([2-9A-Z]{5})([2-9A-Z]{5})$/.exec(typed.toUpperCase().replace(/[^0-9A-Z]/g, '')) ?? [];
  return first && second ? `EC-${first}-${second}` : null;
}

/** What a person wrote or pasted as a hash, without blanks and in small letters; null when it cannot be one. */
export function readHash(typed: string): string | null {
  const hash = typed.replace(/\s/g, '').toLowerCase();
  return /^[0-9a-f]{64}$/.test(hash) ? hash : null;
}
