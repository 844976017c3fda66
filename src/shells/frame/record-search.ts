import { folded } from '@contract/kernel/folded';
import { fillPath } from '@contract/kernel/screens';
import { layout } from '@contract/locales/es-MX/kernel/layout';
import { lists } from '@contract/locales/es-MX/kernel/lists';
import { callRaw } from '@portal/api/call';
import { t } from '@portal/i18n';
import { endpointOf } from '@portal/refine/endpoints';
import { uncounted } from '@portal/refine/uncounted';
import { recordActsFor } from '@portal/screens/acts';
import { canOpen, type Held, isUnderConstruction, titleOf } from '@portal/screens/derive';
import type { Screen } from '@portal/screens/public-table';
import { formatNumber, formatPhone } from '@portal/ui/format';

export interface FoundRecord {
  id: string;
  title: string;
  subtitle: string;
  href: string;
  /** The id of the record itself, where it is one: two lists may have it. */
  record?: string;
  /** What is begun there: a button, once the page with this title offers it. */
  begins?: { button: string; title: string };
}

/** Nouns whose lists search by text, and the fields that name a record. */
const searched: Readonly<Record<string, readonly string[]>> = {
  projects: ['folio', 'product'],
  participations: ['folio'],
  opportunities: ['folio', 'municipality'],
  applicants: ['full_name'],
  // Many businesses have the same name.
  prospects: ['business_name', 'phone'],
  leads: ['contact_name', 'phone'],
  'program-projects': ['folio', 'business_name'],
  // Those that are no longer on their way too, without names of people.
  'program-requests': ['folio'],
  'support-files': ['title'],
  'program-users': ['full_name'],
  zones: ['name', 'region'],
  users: ['full_name'],
};

/** Nouns that are few, whose list comes whole and is searched here. */
const whole: readonly string[] = ['zones'];

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
      const all = recordActsFor(noun, held);
      const { acts, rest } = findBegunAct(typed, all);
      const query = whole.includes(noun) ? {} : { q: rest, limit: EACH, ...uncounted(endpoint) };
      const answer = await callRaw(endpoint, { query }, { signal });
      if (signal.aborted) return [];
      if (whole.includes(noun)) return wordsIn(recordsOf(answer, shows, fields), typed);
      const records = recordsOf(answer, shows, fields);
      // Without a word of what is to be done, of one alone.
      const offered = acts.length > 0 || records.length > 1 ? acts : all;
      return [
        ...records,
        ...records.flatMap((record) => offered.map((act) => actOn(record, act))),
        ...(list ? wholeList(answer, list, rest) : []),
      ];
    }),
  );
  return once(found.flat());
}

/** What two lists have is found in the first of them. */
const once = (found: readonly FoundRecord[]) =>
  found.filter(
    ({ record }, at) =>
      record === undefined || found.findIndex((other) => other.record === record) === at,
  );

type RecordAct = ReturnType<typeof recordActsFor>[number];

/** An act that what is typed begins with, and what it is to be done with: "asignar abarrotes". */
function findBegunAct(typed: string, acts: readonly RecordAct[]) {
  for (const act of acts) {
    const start = `${folded(act.name)} `;
    const rest = typed.slice(start.length).trim();
    if (folded(typed).startsWith(start) && rest) return { acts: [act], rest };
  }
  return { acts: [], rest: typed };
}

const actOn = ({ id, title, href, heading }: Found, { name, button }: RecordAct): FoundRecord => ({
  id: `${id} ${name}`,
  title: `${name}: ${title}`,
  subtitle: button,
  href,
  begins: { button, title: heading },
});

const wordsIn = (records: readonly Found[], typed: string) =>
  records
    .filter(({ title }) =>
      folded(typed)
        .split(/\s+/)
        .every((word) => folded(title).includes(word)),
    )
    .slice(0, EACH);

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

interface Found extends FoundRecord {
  /** Of its own screen. */
  heading: string;
}

function recordsOf(answer: unknown, shows: Screen, fields: readonly string[]): Found[] {
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
      {
        id: `${shows.key} ${id}`,
        title: names.join(' · ') || id,
        subtitle: shows.title,
        href,
        record: id,
        heading: titleOf(shows, { ...item }),
      },
    ];
  });
}
