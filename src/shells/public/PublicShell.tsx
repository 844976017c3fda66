import { type Match, matchScreen } from '@contract/kernel/match-screen';
import { baseRoute } from '@contract/kernel/roles';
import { session } from '@contract/locales/es-MX/identity/session';
import { publicPages } from '@contract/locales/es-MX/kernel/common';
import { legal } from '@contract/locales/es-MX/people/legal';
import { config } from '@portal/config';
import { t } from '@portal/i18n';
import { loadScreen } from '@portal/screens/load-screen';
import { decidePublic } from '@portal/screens/public-guard';
import { publicScreens, type Screen } from '@portal/screens/public-table';
import { visitorOf } from '@portal/session/state';
import { useSession } from '@portal/session/use-session';
import { CrashBoundary } from '@portal/shells/frame/CrashBoundary';
import { Overlay } from '@portal/shells/frame/Overlay';
import { ScreenFailure } from '@portal/shells/frame/ScreenFailure';
import { useLoaded } from '@portal/shells/frame/use-loaded';
import { currentPlace, navigate, onNavigation } from '@portal/ui/navigation';
import { PublicLayout } from '@portal/ui/public/PublicLayout';
import { PublicPlace } from '@portal/ui/public-place';
import { SupportLink } from '@portal/ui/SupportLink';
import { applyTheme, publicTheme } from '@portal/ui/theme/theme';
import { type MouseEvent, useEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import { NotFound } from './NotFound';
import { hideToken, setReferrerPolicy } from './token-page';
import '@portal/ui/public/public.css';
import './pages.css';

const nav = [
  { label: t(publicPages.faqs), href: '/faqs' },
  { label: t(publicPages.security), href: '/seguridad' },
];
const entries = [
  { label: t(publicPages.register), href: '/registro' },
  { label: t(publicPages.signIn), href: '/login' },
];
const footer = [
  { label: t(publicPages.checkStatement), href: '/verificar' },
  { label: t(legal.termsTitle), href: '/terminos' },
  { label: t(legal.privacyTitle), href: '/aviso-de-privacidad' },
];

/** The pages without a session: React and a small matcher, nothing of the private app. */
export function PublicShell() {
  const place = useSyncExternalStore(onNavigation, currentPlace);
  const url = new URL(place, location.origin);
  const match = matchScreen(publicScreens, url.pathname);
  const isLogin = match?.screen.key === 'login';
  const role = useSession((state) => visitorOf(state)?.role ?? 'none');
  const known = role !== 'none';
  const signInLink = known
    ? { label: t(publicPages.ownHome), href: baseRoute[role] }
    : { label: t(publicPages.signIn), href: '/login' };
  useLayoutEffect(() => applyTheme(publicTheme()), []);
  useEffect(() => {
    if (!isLogin) return;
    // Who begins to type at the login is about to need the private areas.
    addEventListener('keydown', prefetchPrivateApp, { once: true });
    return () => removeEventListener('keydown', prefetchPrivateApp);
  }, [isLogin]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps links that already work from loading the page anew.
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard makes the same click.
    <div onClick={followInside}>
      <PublicLayout
        brand={config().brand}
        homeHref="/"
        nav={nav}
        action={isLogin ? undefined : signInLink}
        footer={known ? footer : [...entries, ...footer]}
        contact={<SupportLink />}
      >
        <CrashBoundary resetKey={place}>
          {match ? <PublicScreen key={place} match={match} url={url} /> : <Elsewhere url={url} />}
        </CrashBoundary>
      </PublicLayout>
    </div>
  );
}

function PublicScreen({ match, url }: { match: Match<Screen>; url: URL }) {
  const { screen, params } = match;
  const ready = useSession((state) => state.phase === 'ready');
  // Guards wait for what was kept to be decrypted; a page without a guard need not.
  const redirected = useSession((state) => {
    if (!ready || !screen.guard) return null;
    const decision = decidePublic(screen, visitorOf(state));
    return decision.kind === 'redirect' ? decision.to : null;
  });
  const page = useLoaded(screen.key, () =>
    loadScreen(screen.key, screen.page ?? underConstruction),
  );

  useLayoutEffect(() => {
    document.title = `${screen.title} - ${config().brand}`;
    setReferrerPolicy(screen.path);
    hideToken(screen.path);
  }, [screen]);
  useEffect(() => {
    if (redirected) navigate(redirected, { replace: true });
  }, [redirected]);

  if (redirected) return <Overlay />;
  if (page.state === 'failed') return <ScreenFailure />;
  if (page.state === 'loading' || (screen.guard === 'publicOnly' && !ready)) return <Overlay />;
  const Page = page.value;
  return (
    <PublicPlace value={{ params, query: url.searchParams, secret: url.hash.slice(1) }}>
      <Page />
    </PublicPlace>
  );
}

/** Fetches the private app ahead of time; a failure shows when it is really needed. */
function prefetchPrivateApp(): void {
  void import('../private/PrivateApp').catch(() => undefined);
}

const underConstruction = () =>
  import('./UnderConstruction').then((file) => file.UnderConstruction);

/** An address that is not public, without a signed-in user: to login when a screen is there, else not found. */
function Elsewhere({ url }: { url: URL }) {
  const found = useLoaded(url.pathname, () =>
    loadScreen(`screens:${url.pathname}`, () =>
      import('@portal/screens/table').then(({ findScreen }) => findScreen(url.pathname)),
    ),
  );
  const missing = found.state === 'done' && found.value === null;
  useEffect(() => {
    if (missing) document.title = `${t(session.notFound)} - ${config().brand}`;
    if (found.state === 'done' && found.value) {
      const fullPath = url.pathname + url.search + url.hash;
      navigate(`/login?redirect=${encodeURIComponent(fullPath)}`, { replace: true });
    }
  }, [found, missing, url]);
  if (found.state === 'failed') return <ScreenFailure />;
  return missing ? <NotFound /> : <Overlay />;
}

/** Plain links of the portal change the address without loading the page anew. */
function followInside(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const changed =
    event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (!link || changed || event.defaultPrevented || link.target || link.hasAttribute('download'))
    return;
  const url = new URL(link.href);
  if (url.origin !== location.origin || link.getAttribute('href')?.startsWith('#')) return;
  event.preventDefault();
  navigate(url.pathname + url.search + url.hash);
  scrollTo(0, 0);
}
