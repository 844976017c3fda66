const NAME = 'device_id';
const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60;
const WELL_FORMED = /^[A-Za-z0-9_-]{16,64}$/;

/** This device's id, kept for one year from the last use: 128 random bits that identify no person. */
export function deviceId(): string {
  const kept = new RegExp(`(?:^|; )${NAME}=([^;]*)`).exec(document.cookie)?.[1] ?? '';
  const id = WELL_FORMED.test(kept) ? kept : crypto.randomUUID();
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API does not exist in every browser we serve.
  document.cookie = `${NAME}=${id}; Max-Age=${ONE_YEAR_SECONDS}; Path=/; SameSite=Lax${secure}`;
  return id;
}
