import { session as words } from '@contract/locales/es-MX/identity/session';
import { ApiFailure } from '@portal/api/failure';
import { endWaitingCalls, hostCalls } from '@portal/api/host';
import { t } from '@portal/i18n';
import { discardAllDrafts } from '@portal/ui/form/drafts';
import { navigate } from '@portal/ui/navigation';
import { sessionApi } from './api';
import { type Bus, openBus } from './bus';
import { steadyClock } from './clock';
import { createSession } from './session';
import { actingToken } from './state';
import { browserKey, createVault, storageOf } from './vault';

const BINDING = 'identity';
/** Tells new tabs that it is worth asking the others; it holds no data. */
const HINT = 'session-open';
/** How long a new tab waits for another to offer its session, and then for those of other people. */
const FIRST_OFFER_MS = 1000;
const MORE_OFFERS_MS = 150;

const key = browserKey();

/** The one session of this tab. */
export const session = createSession({
  clock: steadyClock(),
  api: sessionApi,
  tabVault: createVault(key, () => storageOf('sessionStorage')),
  sharedVault: createVault(key, () => storageOf('localStorage')),
  binding: {
    read: () => storageOf('sessionStorage')?.getItem(BINDING) ?? null,
    write(identity) {
      const storage = storageOf('sessionStorage');
      try {
        if (identity) storage?.setItem(BINDING, identity);
        else storage?.removeItem(BINDING);
      } catch {
        // Without storage the tab is bound as long as it is open.
      }
      if (identity === 'own') hint(true);
    },
  },
  openBus,
  askOtherTabs,
  dropDrafts: discardAllDrafts,
  navigate: (path) => navigate(path, { replace: true }),
  place: () => location.pathname + location.search + location.hash,
  blank: (hidden) => document.documentElement.toggleAttribute('data-blank', hidden),
});

function hint(open: boolean) {
  const storage = storageOf('localStorage');
  try {
    if (open) storage?.setItem(HINT, '1');
    else storage?.removeItem(HINT);
  } catch {
    // Without storage each tab has a session of its own.
  }
}

interface Offer {
  type: 'offer';
  to: string;
  userId: string;
  sealed: string;
}

function isOffer(message: unknown): message is Offer {
  return (
    typeof message === 'object' && message !== null && 'type' in message && message.type === 'offer'
  );
}

function isAsk(message: unknown): message is { type: 'ask'; from: string } {
  return (
    typeof message === 'object' && message !== null && 'type' in message && message.type === 'ask'
  );
}

/** Asks the open tabs for their session; when they belong to different people, none is taken. */
async function askOtherTabs(): Promise<string | null> {
  if (!storageOf('localStorage')?.getItem(HINT)) return null;
  const me = crypto.randomUUID();
  const offers = new Map<string, string>();
  let bus: Bus | undefined;
  await new Promise<void>((settled) => {
    setTimeout(settled, FIRST_OFFER_MS);
    bus = openBus('session-offers', (message) => {
      if (!isOffer(message) || message.to !== me) return;
      if (offers.size === 0) setTimeout(settled, MORE_OFFERS_MS);
      offers.set(message.userId, message.sealed);
    });
    bus.publish({ type: 'ask', from: me });
  });
  bus?.close();
  // A browser that was closed while signed in leaves the hint behind; a tab that was too slow gives it again.
  if (offers.size === 0) hint(false);
  const [sealed] = offers.values();
  return offers.size === 1 ? (sealed ?? null) : null;
}

/** Begins the session's work in this page: calls, timers, other tabs; then brings back what was kept. */
export async function startSession(): Promise<void> {
  hostCalls(session.callHost);
  let hadToken = false;
  session.subscribe(() => {
    const hasToken = actingToken(session.state()) !== null;
    if (hadToken && !hasToken)
      endWaitingCalls(new ApiFailure(t(words.ended), 401, 'unauthenticated'));
    hadToken = hasToken;
  });

  const offers = openBus('session-offers', (message) => {
    if (!isAsk(message)) return;
    void session.offer().then((offer) => {
      if (!offer) return;
      offers.publish({ type: 'offer', to: message.from, ...offer });
      hint(true);
    });
  });

  addEventListener('storage', (event) => {
    if (event.key === 'extended') void session.extendedChanged();
  });

  setInterval(session.tick, 1000);
  // Hidden tabs and sleeping machines stop timers: look again before the person sees anything.
  for (const name of ['focus', 'pageshow']) addEventListener(name, session.tick);
  document.addEventListener('visibilitychange', session.tick);
  for (const name of ['pointerdown', 'keydown', 'wheel', 'touchstart']) {
    addEventListener(name, session.touch, { passive: true, capture: true });
  }

  await session.restore();
  if (!session.state().user) storageOf('sessionStorage')?.removeItem(BINDING);
}
