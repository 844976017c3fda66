/** Address changes of both shells pass here, so that the page's components are notified of them. */

/** Navigates inside the private app's own router; true when it took the path. */
type Takeover = (path: string, replace: boolean) => boolean;

const listeners = new Set<() => void>();
let takeover: Takeover | null = null;
let place = read();

function read(): string {
  return typeof location === 'undefined'
    ? '/'
    : location.pathname + location.search + location.hash;
}

function publish(): void {
  place = read();
  for (const listener of listeners) listener();
}

/** Calls back after every change of address that the public pages or the browser's buttons make. */
export function onNavigation(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('popstate', publish);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('popstate', publish);
  };
}

/** Path, query and hash as of the last navigation; a secret taken out of the address later is still in it. */
export function currentPlace(): string {
  return place;
}

/** Goes to a path of the portal without loading the page anew. */
export function navigate(path: string, { replace = false } = {}): void {
  if (takeover?.(path, replace)) return;
  if (replace) history.replaceState(null, '', path);
  else history.pushState(null, '', path);
  publish();
}

/** While the private app is shown, its router gets the first look at every navigation. */
export function takeNavigation(next: Takeover): () => void {
  takeover = next;
  return () => {
    if (takeover === next) takeover = null;
  };
}
