/** Stands where a secret was; too short to be taken for one. */
export const HIDDEN = 'enlace';

const isTokenPage = (path: string) => path.endsWith(':token');

/** A page with a secret in its address tells nobody where the person came from. */
export function setReferrerPolicy(path: string): void {
  const policy = isTokenPage(path) ? 'no-referrer' : 'strict-origin-when-cross-origin';
  document.querySelector('meta[name="referrer"]')?.setAttribute('content', policy);
}

/** Takes the secret out of the address bar and the history; the page keeps it in memory. */
export function hideToken(path: string): void {
  if (!isTokenPage(path)) return;
  history.replaceState(null, '', location.pathname.replace(/[^/]+\/?$/, HIDDEN));
}
