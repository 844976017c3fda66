/** Modules that the same loads need: a file of their own, or part of one with others. */
export interface Part {
  /** Only parts of one kind share a file. */
  kind: string;
  /** Before minifying. */
  bytes: number;
  /** Which parts it imports, by their place in the list; in no circle. */
  imports: readonly number[];
  /** Which loads need it, by their place in the list: a screen, or what opens on one later. */
  loads: readonly number[];
}

/** What is fetched at once. */
export interface Load {
  /** How much it counts beside others. */
  weight: number;
  /** What one request fewer is worth to it, in bytes before minifying. */
  request: number;
}

interface File {
  kind: string;
  parts: number[];
  bytes: number;
  imports: Set<number>;
  /** For each load, whether it fetches this. */
  fetchedBy: boolean[];
}

interface Pair {
  one: number;
  other: number;
  gain: number;
}

/**
 * Decides which parts share a file: two do where the requests saved are worth more than the bytes that some loads
 * then fetch without need, the best pair first. Files import each other in no circle.
 *
 * @returns the parts of each file, by their place in the list
 */
export function planFiles(parts: readonly Part[], loads: readonly Load[]): number[][] {
  const files = new Map(parts.map((part, index) => [index, fileOf(part, index, loads.length)]));
  const queue = [...files.keys()].flatMap((one) =>
    pairsOf(files, loads, one).filter(({ other }) => other > one),
  );
  for (;;) {
    queue.sort((a, b) => a.gain - b.gain);
    const best = queue.pop();
    if (!best) return [...files.values()].map((file) => file.parts);
    const gain = gainOf(files, loads, best.one, best.other);
    if (gain >= best.gain) {
      merge(files, best);
      queue.push(...pairsOf(files, loads, best.one));
    } else if (gain > 0) {
      // Merges since it was reckoned have made it worth less: its turn comes later.
      queue.push({ ...best, gain });
    }
  }
}

function fileOf({ kind, bytes, imports, loads }: Part, index: number, count: number): File {
  const needs = new Set(loads);
  const fetchedBy = Array.from({ length: count }, (_, load) => needs.has(load));
  return { kind, parts: [index], bytes, imports: new Set(imports), fetchedBy };
}

function pairsOf(files: Map<number, File>, loads: readonly Load[], one: number): Pair[] {
  return [...files.keys()]
    .map((other) => ({ one, other, gain: gainOf(files, loads, one, other) }))
    .filter(({ gain }) => gain > 0);
}

/** The bytes that sharing a file saves over all loads; 0 where the two may not, or it costs some. */
function gainOf(
  files: Map<number, File>,
  loads: readonly Load[],
  one: number,
  other: number,
): number {
  const a = files.get(one);
  const b = files.get(other);
  if (!a || !b || a === b || a.kind !== b.kind) return 0;
  let gain = 0;
  loads.forEach(({ weight, request }, load) => {
    if (a.fetchedBy[load] && b.fetchedBy[load]) gain += request * weight;
    else if (a.fetchedBy[load]) gain -= b.bytes * weight;
    else if (b.fetchedBy[load]) gain -= a.bytes * weight;
  });
  if (gain <= 0) return 0;
  const fromOne = broughtBy(files, one, other);
  const fromOther = broughtBy(files, other, one);
  // One that reaches the other by way of a third file would be in a circle with that.
  if (fromOne.has(other) || fromOther.has(one)) return 0;
  // Who fetches one of them would fetch what the other brings along.
  for (const index of new Set([...fromOne, ...fromOther])) {
    const brought = files.get(index);
    loads.forEach(({ weight, request }, load) => {
      if (!brought || brought.fetchedBy[load]) return;
      if (a.fetchedBy[load] || b.fetchedBy[load]) gain -= (brought.bytes + request) * weight;
    });
  }
  return Math.max(gain, 0);
}

/** All that a file imports, however far, but for its own import of `skipped`. */
function broughtBy(files: Map<number, File>, file: number, skipped?: number): Set<number> {
  const found = new Set<number>();
  const visit = (index: number) => {
    for (const next of files.get(index)?.imports ?? []) {
      if (found.has(next) || (index === file && next === skipped)) continue;
      found.add(next);
      visit(next);
    }
  };
  visit(file);
  return found;
}

/** Puts the second file of a pair into the first. */
function merge(files: Map<number, File>, { one, other }: Pair): void {
  const kept = files.get(one);
  const gone = files.get(other);
  if (!kept || !gone) return;
  files.delete(other);
  kept.parts.push(...gone.parts);
  kept.bytes += gone.bytes;
  kept.imports = new Set([...kept.imports, ...gone.imports]);
  for (const file of files.values()) {
    if (file.imports.delete(other)) file.imports.add(one);
  }
  kept.imports.delete(one);
  fetchToo(kept, gone);
  for (const index of broughtBy(files, one)) fetchToo(files.get(index), kept);
}

/** Marks a file as fetched by all that fetch another. */
function fetchToo(file: File | undefined, { fetchedBy }: File): void {
  fetchedBy.forEach((fetches, load) => {
    if (file && fetches) file.fetchedBy[load] = true;
  });
}
