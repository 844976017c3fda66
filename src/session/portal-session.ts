import { session as words } from '@contract/locales/es-MX/identity/session';
import { ApiFailure } from '@portal/api/failure';
import { endWaitingCalls, hostCalls } from '@portal/api/host';
import { t } from '@portal/i18n';
import { discardAllDrafts } from '@portal/ui/form/drafts';
import { navigate } from '@portal/ui/navigation';
import { sessionApi } from './api';
import { openBus } from './bus';
import { steadyClock } from './clock';
import { answerOtherTabs, askOtherTabs, type OfferDeps } from './offers';
import { holdOpen, isOpenElsewhere } from './open-lock';
import { createSession } from './session';
import { actingToken } from './state';
import { browserKey, createVault, storageOf } from './vault';

const BINDING = 'identity';
/** Tells new tabs that it is worth asking the others; it holds no data. */
const HINT = 'session-open';

const key = browserKey();

const offerDeps: OfferDeps = {
  openBus,
  hint: { read: () => Boolean(storageOf('localStorage')?.getItem(HINT)), write: hint },
  isOpenElsewhere,
};

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
  askOtherTabs: () => askOtherTabs(offerDeps),
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

  answerOtherTabs(offerDeps, session.offer);
  // As what it offers: an extended session is nobody else's.
  session.subscribe(() => {
    const { user, extended } = session.state();
    holdOpen(user !== null && extended === null);
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
