/** What the palette knows of a screen, an act or a record. */
export interface PaletteEntry {
  id: string;
  name: string;
  subtitle?: string;
  section: string;
  keywords: string;
}

/**
 * Entries that have every typed word in their name, subtitle or keywords, accents and case ignored, each
 * section after its title. The section with the best match comes first, and so in each section:
 * a name that begins with what was typed, then a word of it that does, then any part of it, then the rest.
 */
export function matchingEntries<E extends PaletteEntry>(
  entries: readonly E[],
  typed: string,
): (string | E)[] {
  const wanted = plain(typed).split(/\s+/).filter(Boolean);
  const scored = entries
    .flatMap((entry) => {
      const score = scoreOf(entry, wanted);
      return score === undefined ? [] : [{ entry, score }];
    })
    .sort((a, b) => a.score - b.score);
  const sections = new Map<string, E[]>();
  for (const { entry } of scored) {
    sections.set(entry.section, [...(sections.get(entry.section) ?? []), entry]);
  }
  return [...sections].flatMap(([title, found]) => [title, ...found]);
}

function scoreOf(entry: PaletteEntry, wanted: readonly string[]): number | undefined {
  const name = plain(entry.name);
  const all = plain(`${entry.name} ${entry.subtitle ?? ''} ${entry.keywords}`);
  if (!wanted.every((word) => all.includes(word))) return undefined;
  const typed = wanted.join(' ');
  if (name.startsWith(typed)) return 0;
  if (` ${name}`.includes(` ${typed}`)) return 1;
  return name.includes(typed) ? 2 : 3;
}

function plain(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').trim();
}
