import type { Permission } from '@contract/kernel/permissions';
import { baseRoute, type Role } from '@contract/kernel/roles';
import { fillPath } from '@contract/kernel/screens';
import type { ResourceProps } from '@refinedev/core';
import { areas, areasOfPath, type PrivateArea } from './areas';
import type { Screen } from './public-table';
import type { IconName, MenuGroup, MenuPlace } from './row';

/** What a person may do now; see `permissionsOf`. */
export type Held = Pick<ReadonlyMap<Permission, unknown>, 'has'>;

type LoadedRecord = Readonly<Record<string, unknown>>;

/** True when the screen would open for a user with these permissions. */
export function canOpen(screen: Screen, held: Held): boolean {
  if (screen.area === 'public') return true;
  return held.has(areas[screen.area].access) && (!screen.access || held.has(screen.access));
}

/** True for a screen whose content has not been built: it shows the "en construcción" panel. */
export function isUnderConstruction(screen: Screen): boolean {
  return screen.page === undefined && screen.redirectTo === undefined;
}

/** True for screens worth linking to; the address of a screen that is not built answers all the same. */
function isOffered(screen: Screen, held: Held): boolean {
  return !isUnderConstruction(screen) && canOpen(screen, held);
}

/** The screen's title, completed with a field of its loaded record ("Proyecto SF-000123"). */
export function titleOf(
  screen: Pick<Screen, 'title' | 'titleField'>,
  record?: LoadedRecord,
): string {
  const detail = screen.titleField && record?.[screen.titleField];
  return typeof detail === 'string' && detail !== '' ? `${screen.title} ${detail}` : screen.title;
}

/** Text of the browser's tab: "<title> - <product>". */
export function documentTitle(title: string, product: string): string {
  return `${title} - ${product}`;
}

export interface Crumb {
  key: string;
  title: string;
  /** Null for a level that the person may not open. */
  href: string | null;
}

interface Place {
  params: Readonly<Record<string, string | undefined>>;
  search?: string;
}

/** Where a level above the current place is, narrowed as that is in what the level keeps. */
export function addressOf({ path, keeps = [] }: Screen, { params, search = '' }: Place): string {
  const kept = [...new URLSearchParams(search)].filter(([name]) => keeps.includes(name));
  const query = kept.length > 0 ? `?${new URLSearchParams(kept)}` : '';
  return fillPath(path, params) + query;
}

/**
 * The way to a screen, from the top of its area down to itself.
 *
 * @param place parameters of the current path, and what it asks for
 * @param records loaded records that complete titles, by screen key
 */
export function crumbsOf(
  screens: readonly Screen[],
  screen: Screen,
  place: Place,
  held: Held,
  records: Readonly<Record<string, LoadedRecord>> = {},
): Crumb[] {
  const crumbs: Crumb[] = [];
  for (let level: Screen | null = screen; level; level = parentOf(screens, level)) {
    const title = titleOf(level, records[level.key]);
    // A part of a screen that is called like it is no level of its own.
    if (crumbs[0]?.title === title) continue;
    crumbs.unshift({
      key: level.key,
      title,
      href: level === screen || isOffered(level, held) ? addressOf(level, place) : null,
    });
  }
  return crumbs;
}

/** The screen one level up, or null at the top. */
export function parentOf(screens: readonly Screen[], screen: Screen): Screen | null {
  return screens.find(({ key }) => key === screen.parent) ?? null;
}

/** The screen that the base route of a role leads to. */
export const homeOf = (screens: readonly Screen[], role: Role) =>
  screens.find(({ path }) => path === baseRoute[role])?.redirectTo;

export interface MenuEntry {
  key: string;
  title: string;
  href: string;
  icon: IconName;
  group?: MenuGroup;
  badge?: MenuPlace['badge'];
}

/**
 * The side menu of an area, in order: only built screens that the person may open.
 * @param whole false for who is still asked for something first: the entries that always stay
 */
export function menuFor(
  screens: readonly Screen[],
  held: Held,
  area: PrivateArea,
  whole = true,
): MenuEntry[] {
  return screens
    .flatMap((screen) => (screen.menu ? [{ screen, place: screen.menu }] : []))
    .filter(({ place }) => whole || place.always)
    .filter(({ screen }) => isOffered(screen, held) && areasOfPath(screen.path).includes(area))
    .sort((a, b) => a.place.order - b.place.order)
    .map(({ screen, place }) => ({
      key: screen.key,
      title: place.title ?? screen.title,
      href: screen.path,
      icon: place.icon,
      ...(place.group && { group: place.group }),
      ...(place.badge && { badge: place.badge }),
    }));
}

/** Beyond so many, a menu is read by its headings. */
const MOST_UNGROUPED = 10;

export interface MenuSection {
  group: MenuGroup | null;
  entries: MenuEntry[];
}

/** A long menu by its groups, in their order; a short one is one section without heading. */
export function menuSections(entries: readonly MenuEntry[]): MenuSection[] {
  if (entries.length <= MOST_UNGROUPED) return [{ group: null, entries: [...entries] }];
  const sections: MenuSection[] = [];
  for (const entry of entries) {
    const group = entry.group ?? null;
    const last = sections.at(-1);
    if (last?.group === group) last.entries.push(entry);
    else sections.push({ group, entries: [entry] });
  }
  return sections;
}

/** The entry that a screen belongs to: its own, or that of the nearest level above; null for none. */
export function menuKeyOf(
  screens: readonly Screen[],
  entries: readonly MenuEntry[],
  screen: Screen | null,
): string | null {
  for (let level = screen; level; level = parentOf(screens, level)) {
    const { key } = level;
    if (entries.some((entry) => entry.key === key)) return key;
  }
  return null;
}

export interface PaletteEntry {
  key: string;
  title: string;
  href: string;
  /** Title of the level above, to distinguish screens of the same name. */
  section: string | null;
  keywords: readonly string[];
}

/** What the command palette offers: every built screen that the person may open without choosing a record. */
export function paletteFor(screens: readonly Screen[], held: Held): PaletteEntry[] {
  return screens
    .filter((screen) => !screen.path.includes(':') && !screen.redirectTo && isOffered(screen, held))
    .filter(
      (screen, _, offered) =>
        screen.area !== 'shared' ||
        // The person's own area has the same: two of one name would only ask which is which.
        !offered.some(
          ({ area, title }) => title === screen.title && area !== 'shared' && area !== 'public',
        ),
    )
    .map((screen) => ({
      key: screen.key,
      title: screen.title,
      href: screen.path,
      section: parentOf(screens, screen)?.title ?? null,
      keywords: screen.keywords ?? [],
    }));
}

/** Refine's resources: for each noun, the paths of its list, show, create and edit. */
export function refineResources(screens: readonly Screen[]): ResourceProps[] {
  const resources = new Map<string, ResourceProps>();
  for (const { resource, path, title } of screens) {
    if (!resource) continue;
    const known = resources.get(resource.name) ?? { name: resource.name, meta: { label: title } };
    const meta = resource.action === 'list' ? { label: title } : known.meta;
    resources.set(resource.name, { ...known, [resource.action]: path, meta });
  }
  return [...resources.values()];
}
