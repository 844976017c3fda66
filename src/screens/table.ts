import { type Match, matchScreen } from '@contract/kernel/match-screen';
import type { Role } from '@contract/kernel/roles';
import { isScreenKey, type ScreenKey, screenPaths } from '@contract/kernel/screens';
import { areaOfRole, areasOfPath, type PrivateArea } from './areas';
import { publicScreens, type Screen } from './public-table';
import type { RouteRow } from './row';

type Rows = Readonly<Partial<Record<ScreenKey, RouteRow>>>;

// One chunk for each area, so that no user loads the table of another area's screens.
const loaders: Record<PrivateArea, () => Promise<Rows>> = {
  applicant: () => import('./applicant').then((file) => file.applicantRoutes),
  supplier: () => import('./supplier').then((file) => file.supplierRoutes),
  investor: () => import('./investor').then((file) => file.investorRoutes),
  program: () => import('./program').then((file) => file.programRoutes),
  backoffice: () => import('./backoffice').then((file) => file.backofficeRoutes),
  shared: () => import('./shared').then((file) => file.sharedRoutes),
};

function toScreens(area: PrivateArea, rows: Rows): Screen[] {
  return Object.entries(rows).flatMap(([key, row]) =>
    isScreenKey(key) ? [{ ...row, key, path: screenPaths[key], area }] : [],
  );
}

/** The screens of one area. */
export async function loadArea(area: PrivateArea): Promise<Screen[]> {
  return toScreens(area, await loaders[area]());
}

/** The screens of the area in which a role works, and those shared by all roles. */
export async function loadScreensOf(role: Role): Promise<Screen[]> {
  const area = areaOfRole[role];
  const loaded = await Promise.all((area ? [area, 'shared' as const] : []).map(loadArea));
  return loaded.flat();
}

/** The screen of any area that a path belongs to, or null when the portal has none there. */
export async function findScreen(pathname: string): Promise<Match<Screen> | null> {
  const match = matchScreen(publicScreens, pathname);
  if (match) return match;
  const loaded = await Promise.all(areasOfPath(pathname).map(loadArea));
  return matchScreen(loaded.flat(), pathname);
}
