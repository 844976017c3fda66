/** Stands where a secret was; too short to be taken for one. */
export const HIDDEN = 'enlace';

const isTokenPage = (path: string) => path.endsWith(':token');

/**
 * A page with a secret in its address tells nobody where the person came from. The server says so with the
 * page; here it is said of pages that one comes to without loading anew, or that another server sent.
 */
export function setReferrerPolicy(path: string): void {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="referrer"]') ?? newMeta();
  meta.content = isTokenPage(path) ? 'no-referrer' : 'strict-origin-when-cross-origin';
}

function newMeta(): HTMLMetaElement {
  const meta = document.createElement('meta');
  meta.name = 'referrer';
  document.head.append(meta);
  return meta;
}

/** Takes the secret out of the address bar and the history; the page keeps it in memory. */
export function hideToken(path: string): void {
  if (!isTokenPage(path)) return;
  history.replaceState(null, '', location.pathname.replace(/[^/]+\/?$/, HIDDEN));
}
