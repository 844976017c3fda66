import { dataProvider } from '@portal/refine/data-provider';
import { stopLive } from '@portal/refine/live';
import { useNotificationProvider } from '@portal/refine/notification-provider';
import {
  accessControlProvider,
  auditLogProvider,
  authProvider,
  i18nProvider,
  liveProvider,
} from '@portal/refine/providers';
import { createQueryClient, type PortalQueryClient } from '@portal/refine/query-client';
import { refineResources } from '@portal/screens/derive';
import { loadScreen } from '@portal/screens/load-screen';
import { isPublicPath, type Screen } from '@portal/screens/public-table';
import { loadScreensOf } from '@portal/screens/table';
import { registerLocation } from '@portal/session/geolocation';
import { useCsvChoice, usePageSize } from '@portal/session/list-choices';
import { session } from '@portal/session/portal-session';
import { actingUser, currentProgram, visitorOf } from '@portal/session/state';
import { useTheme } from '@portal/session/theme-choice';
import { useSession } from '@portal/session/use-session';
import { AppTheme } from '@portal/ui/AppTheme';
import { DraftOwner } from '@portal/ui/form/draft-owner';
import { takeNavigation } from '@portal/ui/navigation';
import { KeptCsvChoice } from '@portal/ui/table/csv-choice';
import { KeptPageSize } from '@portal/ui/table/page-size';
import { forgetShownTheme, keepShownTheme } from '@portal/ui/theme/shown-theme';
import { Refine } from '@refinedev/core';
import routerProvider from '@refinedev/react-router';
import { lazy, Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { createBrowserRouter, Outlet } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { Overlay } from '../frame/Overlay';
import { ScreenFailure } from '../frame/ScreenFailure';
import { useLoaded } from '../frame/use-loaded';
import { privateRoutes } from './routes';
import { StepUp } from './StepUp';

const SecondFactorGate = lazy(async () => ({
  default: (await import('@portal/features/identity/account/SecondFactorGate')).SecondFactorGate,
}));

/** The private areas of the current user; remounted for another user, role or program. */
export function PrivateApp() {
  const role = useSession((state) => actingUser(state)?.role ?? 'none');
  const userId = useSession((state) => actingUser(state)?.user_id ?? '');
  const programId = useSession((state) => currentProgram(state)?.id);
  const screens = useLoaded(role, () => loadScreen(`screens:${role}`, () => loadScreensOf(role)));
  if (screens.state === 'loading') return <Overlay />;
  if (screens.state === 'failed') return <ScreenFailure />;
  // What was typed in one program is not of another.
  const owner = programId ? `${userId} ${programId}` : userId;
  return <Area key={`${owner} ${role}`} screens={screens.value} owner={owner} />;
}

interface AreaProps {
  screens: readonly Screen[];
  /** Of what is typed there. */
  owner: string;
}

function Area({ screens, owner }: AreaProps) {
  const theme = useTheme();
  const csvChoice = useCsvChoice();
  const pageSize = usePageSize();
  useLayoutEffect(() => keepShownTheme(theme), [theme]);
  const [queryClient] = useState(createQueryClient);
  const [router] = useState(() =>
    createBrowserRouter([
      {
        element: <Providers screens={screens} client={queryClient} />,
        children: privateRoutes(screens),
      },
    ]),
  );

  useEffect(
    () =>
      takeNavigation((path, replace) => {
        if (isPublicPath(new URL(path, window.location.origin).pathname)) return false;
        void router.navigate(path, { replace });
        return true;
      }),
    [router],
  );
  useEffect(
    () =>
      session.onClean(() => {
        queryClient.clear();
        if (!visitorOf(session.state())) forgetShownTheme();
      }),
    [queryClient],
  );
  useEffect(
    () => () => {
      router.dispose();
      queryClient.clear();
      stopLive();
    },
    [router, queryClient],
  );
  useEffect(() => {
    // Pages read the general data's state; a failure is theirs to show.
    void session.loadGeneral().catch(() => undefined);
    registerLocation();
  }, []);

  const dense = !screens.some(({ area }) => area === 'applicant' || area === 'investor');
  return (
    <AppTheme theme={theme} dense={dense} nonce={nonce()}>
      <DraftOwner value={owner}>
        <KeptCsvChoice value={csvChoice}>
          <KeptPageSize value={pageSize}>
            <StepUp />
            {/* In the background React draws a new address late on a busy machine: rows of the old search could be pressed. */}
            <RouterProvider router={router} useTransitions={false} />
          </KeptPageSize>
        </KeptCsvChoice>
      </DraftOwner>
    </AppTheme>
  );
}

interface ProvidersProps {
  screens: readonly Screen[];
  client: PortalQueryClient;
}

function Providers({ screens, client }: ProvidersProps) {
  const notificationProvider = useNotificationProvider();
  const owed = useSession((state) => actingUser(state)?.second_factor_owed ?? false);
  // What was owed stays on the screen until its codes are kept, whenever the session learns of it.
  const [enrolling, setEnrolling] = useState(owed);
  if (owed && !enrolling) setEnrolling(true);
  return (
    <Refine
      dataProvider={dataProvider}
      authProvider={authProvider}
      accessControlProvider={accessControlProvider}
      liveProvider={liveProvider}
      auditLogProvider={auditLogProvider}
      notificationProvider={notificationProvider}
      i18nProvider={i18nProvider}
      routerProvider={routerProvider}
      resources={refineResources(screens)}
      options={{
        disableTelemetry: true,
        liveMode: 'auto',
        warnWhenUnsavedChanges: false,
        syncWithLocation: false,
        reactQuery: { clientConfig: client },
      }}
    >
      {enrolling ? (
        <Suspense fallback={<Overlay />}>
          <SecondFactorGate onDone={() => setEnrolling(false)} />
        </Suspense>
      ) : (
        <Outlet />
      )}
    </Refine>
  );
}

/** The nonce of this page's response; absent in development. */
function nonce(): string | undefined {
  const meta = document.querySelector('meta[property="csp-nonce"]');
  return (meta instanceof HTMLElement && meta.nonce) || undefined;
}
