import { fillPath } from '@contract/kernel/screens';
import { callRaw } from '@portal/api/call';
import { endpointOf } from '@portal/refine/endpoints';
import { canOpen, type Held, isUnderConstruction } from '@portal/screens/derive';
import type { Screen } from '@portal/screens/public-table';

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
  users: ['full_name'],
};

const EACH = 4;

/** Where counting all that match would take longer than finding the first of them. */
const uncounted: Readonly<Record<string, object>> = { prospects: { counted: 'no' } };

/** Looks for the typed text in the lists that this person may read and whose records have a screen. */
export async function searchRecords(
  typed: string,
  screens: readonly Screen[],
  held: Held,
  signal: AbortSignal,
): Promise<FoundRecord[]> {
  const found = await Promise.all(
    Object.entries(searched).map(async ([noun, fields]) => {
      const shows = screenOf(noun, screens, held);
      if (!shows) return [];
      const endpoint = await endpointOf(noun, 'list');
      const answer = await callRaw(
        endpoint,
        { query: { q: typed, limit: EACH, ...uncounted[noun] } },
        { signal },
      );
      return signal.aborted ? [] : recordsOf(answer, shows, fields);
    }),
  );
  return found.flat();
}

/** Where a record of this noun is seen: its own screen, or else the list that it is in. */
function screenOf(noun: string, screens: readonly Screen[], held: Held): Screen | undefined {
  const mine = screens.filter(
    (screen) =>
      screen.resource?.name === noun && canOpen(screen, held) && !isUnderConstruction(screen),
  );
  return (
    mine.find(({ resource, path }) => resource?.action === 'show' && path.includes(':')) ??
    mine.find(({ resource }) => resource?.action === 'list')
  );
}

function recordsOf(answer: unknown, shows: Screen, fields: readonly string[]): FoundRecord[] {
  const items = typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'items') : null;
  if (!Array.isArray(items)) return [];
  const param = /:(\w+)/.exec(shows.path)?.[1];
  return items.flatMap((item: unknown) => {
    if (typeof item !== 'object' || item === null) return [];
    const id = Reflect.get(item, 'id');
    const names = fields
      .map((field) => Reflect.get(item, field))
      .filter((value) => typeof value === 'string');
    if (typeof id !== 'string') return [];
    const href = param
      ? fillPath(shows.path, { [param]: id })
      : `${shows.path}?${new URLSearchParams({ q: names[0] ?? '' })}`;
    return [
      { id: `${shows.key} ${id}`, title: names.join(' · ') || id, subtitle: shows.title, href },
    ];
  });
}
