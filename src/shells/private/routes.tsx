import { permissionTable } from 'virtual:permissions';
import { decide } from '@portal/screens/guards';
import { isOffline, loadScreen } from '@portal/screens/load-screen';
import { isPublicPath, type Screen } from '@portal/screens/public-table';
import { findScreen } from '@portal/screens/table';
import { session } from '@portal/session/portal-session';
import { visitorOf } from '@portal/session/state';
import { UnderConstruction } from '@portal/ui/kit/UnderConstruction';
import { navigate } from '@portal/ui/navigation';
import { type LoaderFunctionArgs, type RouteObject, redirect } from 'react-router';
import { AppLayout } from '../frame/AppLayout';
import { Overlay } from '../frame/Overlay';
import { ScreenFailure as CodeFailure } from '../frame/ScreenFailure';
import { NotFoundPage } from './NotFoundPage';
import { ScreenFailure } from './ScreenFailure';
import { ScreenPage } from './ScreenPage';

/** The private areas' routes, one for each screen of the person's own area, guards in the loaders. */
export function privateRoutes(screens: readonly Screen[]): RouteObject[] {
  return [
    {
      element: <AppLayout screens={screens} />,
      errorElement: <ScreenFailure />,
      HydrateFallback: Overlay,
      children: [
        ...screens.map((screen) => routeOf(screen)),
        // Other areas' screens are distinguished from paths that do not exist, and refused.
        {
          path: '*',
          loader: guardAnyPath,
          element: <NotFoundPage />,
          errorElement: <CodeFailure />,
        },
      ],
    },
  ];
}

function routeOf(screen: Screen): RouteObject {
  const page = {
    loader: (args: LoaderFunctionArgs) => guard(screen, args),
    lazy: () => loadPage(screen),
    errorElement: <ScreenPage screen={screen} Content={ScreenFailure} />,
  };
  return screen.emptyPathChild
    ? { path: screen.path, caseSensitive: true, children: [{ index: true, ...page }] }
    : { path: screen.path, caseSensitive: true, ...page };
}

/** Where the newest navigation leads; the address bar follows only once the screen is there. */
let wanted = '';

/** Screens whose code did not arrive in the life of this page. */
const failed = new Set<string>();

async function loadPage(screen: Screen) {
  const { page } = screen;
  if (!page) return { element: <ScreenPage screen={screen} Content={UnderConstruction} /> };
  const reload = () => location.assign(wanted || location.href);
  try {
    const Content = await loadScreen(screen.key, page, undefined, reload);
    return { element: <ScreenPage screen={screen} Content={Content} /> };
  } catch {
    // The router shows an empty page for a route whose code throws; it has been reloaded for already.
    failed.add(screen.key);
    return { element: <ScreenPage screen={screen} Content={CodeFailure} /> };
  }
}

function guard(screen: Screen | null, { request }: LoaderFunctionArgs) {
  wanted = request.url;
  const decision = decide(
    screen,
    visitorOf(session.state()),
    permissionTable,
    new URL(request.url),
  );
  if (decision.kind === 'redirect') return leaveFor(decision.to);
  if (!screen || !failed.has(screen.key) || isOffline()) return null;
  // The router and the browser both keep what failed: a second visit retries in a fresh page.
  location.assign(request.url);
  return new Promise<null>(() => undefined);
}

async function guardAnyPath(args: LoaderFunctionArgs) {
  const { pathname, search } = new URL(args.request.url);
  if (isPublicPath(pathname)) return leaveFor(pathname + search);
  const found = await loadScreen(
    `screens:${pathname}`,
    () => findScreen(pathname),
    undefined,
    () => location.assign(args.request.url),
  );
  return guard(found?.screen ?? null, args);
}

/** Redirects inside the private areas; everything else is drawn by the public pages. */
function leaveFor(to: string) {
  const { pathname } = new URL(to, 'https://portal.invalid');
  if (!isPublicPath(pathname)) return redirect(to);
  navigate(to, { replace: true });
  return new Promise<null>(() => undefined);
}
