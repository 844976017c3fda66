import { hashPages, unguessablePages } from '@contract/kernel/public-paths';

/** Placeholder for a removed secret; too short to be taken for one. */
export const HIDDEN = 'enlace';

const isTokenPage = (path: string) => path.endsWith(':token');

/**
 * A page with a secret in its address, behind the hash too, sends no referrer. The server sets the policy with the
 * page; here it is set for pages reached by client-side navigation, or that another server sent.
 */
export function setReferrerPolicy(path: string): void {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="referrer"]') ?? newMeta();
  const secret = isTokenPage(path) || [...hashPages, ...unguessablePages].includes(path);
  meta.content = secret ? 'no-referrer' : 'strict-origin-when-cross-origin';
}

function newMeta(): HTMLMetaElement {
  const meta = document.createElement('meta');
  meta.name = 'referrer';
  document.head.append(meta);
  return meta;
}

/** Takes the secret out of the address bar and the history; the page keeps it in memory. */
export function hideToken(path: string): void {
  if (hashPages.includes(path)) {
    history.replaceState(null, '', location.pathname + location.search);
  }
  if (!isTokenPage(path)) return;
  history.replaceState(null, '', location.pathname.replace(/[^/]+\/?$/, HIDDEN));
}
