import { errors } from '@contract/locales/es-MX/kernel/outcomes';
import { t } from '@portal/i18n';

/** How long a screen's code may take (specification, section 9). */
export const SCREEN_LOAD_MS = 120_000;
const STORAGE_KEY = 'screen-reload';

/** Where it is remembered that the page was reloaded for a screen; a test brings its own. */
export interface ReloadMemory {
  read(): string | null;
  write(key: string | null): boolean;
}

const tabMemory: ReloadMemory = {
  read() {
    try {
      return sessionStorage.getItem(STORAGE_KEY);
    } catch {
      return null;
    }
  },
  write(key) {
    try {
      if (key === null) sessionStorage.removeItem(STORAGE_KEY);
      else sessionStorage.setItem(STORAGE_KEY, key);
      return true;
    } catch {
      // Without memory a reload could repeat for ever, so there is none.
      return false;
    }
  },
};

/** The device itself says that it has no network: a reload would leave nothing but the browser's own page. */
export const isOffline = () => typeof navigator !== 'undefined' && navigator.onLine === false;

/**
 * Fetches a screen's code. When that fails, the page is reloaded once (after a new release the old files
 * are gone); when it fails again after that, without network, or when the reload cannot be remembered, the
 * failure is thrown.
 *
 * @param key names the screen, so that another one's earlier trouble does not count
 * @throws Error 'Loading chunk failed' or 'Loading CSS chunk failed'
 */
export async function loadScreen<T>(
  key: string,
  load: () => Promise<T>,
  memory: ReloadMemory = tabMemory,
  reload: () => void = () => location.reload(),
): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(t(errors.chunk))), SCREEN_LOAD_MS);
  });
  try {
    const screen = await Promise.race([load(), tooLong]);
    if (memory.read() === key) memory.write(null);
    return screen;
  } catch (thrown) {
    const failure = new Error(isCssFailure(thrown) ? t(errors.cssChunk) : t(errors.chunk), {
      cause: thrown,
    });
    if (isOffline() || memory.read() === key || !memory.write(key)) throw failure;
    reload();
    // The page is on its way out; nothing that waits for this screen should run on.
    return new Promise<never>(() => undefined);
  } finally {
    clearTimeout(timer);
  }
}

function isCssFailure(thrown: unknown): boolean {
  return thrown instanceof Error && /preload CSS|CSS chunk/i.test(thrown.message);
}
