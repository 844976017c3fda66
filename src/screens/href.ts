import type { applicantRoutes } from './applicant';
import type { backofficeRoutes } from './backoffice';
import type { investorRoutes } from './investor';
import type { programRoutes } from './program';
import { publicRoutes } from './public';
import type { RouteRow } from './row';
import type { sharedRoutes } from './shared';
import type { supplierRoutes } from './supplier';

// Types only: the rows of the private areas stay out of the public pages' code.
type AllRoutes = typeof publicRoutes &
  typeof applicantRoutes &
  typeof supplierRoutes &
  typeof investorRoutes &
  typeof programRoutes &
  typeof backofficeRoutes &
  typeof sharedRoutes;

/** Key of any screen of the portal. */
export type RouteKey = keyof AllRoutes;

type ParamName<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamName<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** Parameters of a screen's path, by name. */
export type RouteParams<Key extends RouteKey> = Readonly<
  Record<ParamName<AllRoutes[Key]['path']>, string>
>;

type HrefArguments<Key extends RouteKey> = [ParamName<AllRoutes[Key]['path']>] extends [never]
  ? []
  : [params: RouteParams<Key>];

const paths = new Map<string, string>();

/** Makes an area's paths known to `href`; done once for each area that is loaded. */
export function registerPaths(rows: Readonly<Record<string, RouteRow>>): void {
  for (const [key, row] of Object.entries(rows)) paths.set(key, row.path);
}
registerPaths(publicRoutes);

/**
 * Path of a screen: `href('opportunityShow', { opportunityId })`. An unknown key and a missing
 * parameter do not compile.
 *
 * @throws Error when the screen's area has not been loaded, or when a parameter cannot be a path segment
 */
export function href<Key extends RouteKey>(key: Key, ...params: HrefArguments<Key>): string;
export function href(key: string, params: Readonly<Record<string, string>> = {}): string {
  const path = paths.get(key);
  if (path === undefined) throw new Error(`The area of screen ${key} is not loaded`);
  return fillPath(path, params);
}

/**
 * Puts parameters into a path, each as one encoded segment.
 *
 * @throws Error when one is missing, empty, or would climb the path ("..")
 */
export function fillPath(
  path: string,
  params: Readonly<Record<string, string | undefined>>,
): string {
  return path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name] ?? '';
    if (value === '' || value === '.' || value === '..') {
      throw new Error(`Path ${path} cannot take "${value}" for ${name}`);
    }
    return encodeURIComponent(value);
  });
}
