import { matchScreen } from '@contract/kernel/match-screen';
import { publicPaths } from '@contract/kernel/public-paths';
import type { ScreenKey } from '@contract/kernel/screens';
import type { Area } from './areas';
import { publicRoutes } from './public';
import type { RouteRow } from './row';

/** A row with its key, its path and its area: one screen of the portal. */
export interface Screen extends RouteRow {
  key: ScreenKey;
  path: `/${string}`;
  area: Area;
}

const isPublicKey = (key: string): key is keyof typeof publicPaths => key in publicPaths;

/** The screens without a session; apart from the table, so that they load no path of another area. */
export const publicScreens: readonly Screen[] = Object.entries<RouteRow>(publicRoutes).flatMap(
  ([key, row]) =>
    isPublicKey(key) ? [{ ...row, key, path: publicPaths[key], area: 'public' }] : [],
);

/** True when the path is drawn by the public pages; every other one belongs to the private ones. */
export function isPublicPath(pathname: string): boolean {
  return matchScreen(publicScreens, pathname) !== null;
}
