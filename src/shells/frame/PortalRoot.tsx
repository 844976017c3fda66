import { loadScreen } from '@portal/screens/load-screen';
import { isPublicPath } from '@portal/screens/public-table';
import { visitorOf } from '@portal/session/state';
import { useSession } from '@portal/session/use-session';
import { currentPlace, onNavigation } from '@portal/ui/navigation';
import { useSyncExternalStore } from 'react';
import { Overlay } from './Overlay';
import { ScreenFailure } from './ScreenFailure';
import { useLoaded } from './use-loaded';

const shells = {
  public: () => import('../public/PublicShell').then((file) => file.PublicShell),
  private: () => import('../private/PrivateApp').then((file) => file.PrivateApp),
};

/**
 * Decides which of the two shells draws the address. Each address belongs to one of them; a private one
 * without a session stays with the public shell, which sends it to login without loading the private app.
 */
export function PortalRoot() {
  const place = useSyncExternalStore(onNavigation, currentPlace);
  const ready = useSession((state) => state.phase === 'ready');
  const present = useSession((state) => visitorOf(state) !== null);
  const isPublic = isPublicPath(pathOf(place));
  const which = isPublic || (ready && !present) ? 'public' : 'private';
  if (!isPublic && !ready) return <Overlay />;
  return <Shell which={which} />;
}

function Shell({ which }: { which: keyof typeof shells }) {
  const shell = useLoaded(which, () => loadScreen(`shell:${which}`, shells[which]));
  if (shell.state === 'loading') return <Overlay />;
  if (shell.state === 'failed') return <ScreenFailure />;
  const Drawn = shell.value;
  return <Drawn />;
}

function pathOf(place: string): string {
  return place.replace(/[?#].*$/s, '');
}
