import { fillPath } from '@contract/kernel/screens';
import { layout } from '@contract/locales/es-MX/kernel/layout';
import { lists } from '@contract/locales/es-MX/kernel/lists';
import { callRaw } from '@portal/api/call';
import { t } from '@portal/i18n';
import { endpointOf } from '@portal/refine/endpoints';
import { uncounted } from '@portal/refine/uncounted';
import { canOpen, type Held, isUnderConstruction } from '@portal/screens/derive';
import type { Screen } from '@portal/screens/public-table';
import { formatNumber, formatPhone } from '@portal/ui/format';

export interface FoundRecord {
  id: string;
  title: string;
  subtitle: string;
  href: string;
}

/** Nouns whose lists search by text, and the fields that name a record. */
const searched: Readonly<Record<string, readonly string[]>> = {
  projects: ['folio', 'product'],
  participations: ['folio'],
  opportunities: ['folio', 'municipality'],
  applicants: ['full_name'],
  // Many businesses have the same name.
  prospects: ['business_name', 'phone'],
  'program-projects': ['folio', 'business_name'],
  'support-files': ['title'],
  'program-users': ['full_name'],
  users: ['full_name'],
};

const EACH = 4;

/** Looks for the typed text in the lists that this person may read and whose records have a screen. */
export async function searchRecords(
  typed: string,
  screens: readonly Screen[],
  held: Held,
  signal: AbortSignal,
): Promise<FoundRecord[]> {
  const found = await Promise.all(
    Object.entries(searched).map(async ([noun, fields]) => {
      const mine = screensOf(noun, screens, held);
      const list = mine.find(({ resource }) => resource?.action === 'list');
      const shows = mine.find(isOfOne) ?? list;
      if (!shows) return [];
      const endpoint = await endpointOf(noun, 'list');
      const answer = await callRaw(
        endpoint,
        { query: { q: typed, limit: EACH, ...uncounted(endpoint) } },
        { signal },
      );
      if (signal.aborted) return [];
      return [...recordsOf(answer, shows, fields), ...(list ? wholeList(answer, list, typed) : [])];
    }),
  );
  return found.flat();
}

const screensOf = (noun: string, screens: readonly Screen[], held: Held) =>
  screens.filter(
    (screen) =>
      screen.resource?.name === noun && canOpen(screen, held) && !isUnderConstruction(screen),
  );

/** A record is seen on its own screen, or else in the list that it is in. */
const isOfOne = ({ resource, path }: Screen) => resource?.action === 'show' && path.includes(':');

/** The list itself with what was typed, when it has more than what is shown here. */
function wholeList(answer: unknown, list: Screen, typed: string): FoundRecord[] {
  const total = fieldOf(answer, 'total');
  const atLeast = fieldOf(answer, 'total_is_capped') === true;
  if (typeof total !== 'number' || list.resource?.byAddress === false) return [];
  if (total <= EACH && !atLeast) return [];
  const shown = formatNumber(total);
  const count = atLeast ? t(lists.orMore, { shown }) : shown;
  return [
    {
      id: `${list.key} all`,
      title: t(layout.paletteAll, { count }),
      subtitle: list.title,
      href: `${list.path}?${new URLSearchParams({ q: typed })}`,
    },
  ];
}

const fieldOf = (answer: unknown, field: string): unknown =>
  typeof answer === 'object' && answer !== null ? Reflect.get(answer, field) : undefined;

function recordsOf(answer: unknown, shows: Screen, fields: readonly string[]): FoundRecord[] {
  const items = fieldOf(answer, 'items');
  if (!Array.isArray(items)) return [];
  const param = /:(\w+)/.exec(shows.path)?.[1];
  return items.flatMap((item: unknown) => {
    if (typeof item !== 'object' || item === null) return [];
    const id = Reflect.get(item, 'id');
    const names = fields
      .map((field) => ({ field, value: Reflect.get(item, field) }))
      .flatMap(({ field, value }) =>
        typeof value !== 'string' ? [] : field === 'phone' ? [formatPhone(value)] : [value],
      );
    if (typeof id !== 'string') return [];
    const href = param
      ? fillPath(shows.path, { [param]: id })
      : `${shows.path}?${new URLSearchParams({ q: names[0] ?? '' })}`;
    return [
      { id: `${shows.key} ${id}`, title: names.join(' · ') || id, subtitle: shows.title, href },
    ];
  });
}
