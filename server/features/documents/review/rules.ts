import type { ReviewAge } from '@contract/documents/documents';

/** Hours after which a pending document is nearly late, and late. */
export interface ReviewHours {
  soon: number;
  late: number;
}

const HOUR_MS = 3_600_000;

/** Since when a document waits that is this old, by the clock of the reader. */
const since = (now: Date, hours: number) => new Date(now.getTime() - hours * HOUR_MS);

/** The instants between which a document began to wait that has this age; null where there is no bound. */
export function waitsBetween(
  age: ReviewAge,
  now: Date,
  { soon, late }: ReviewHours,
): { after: Date | null; until: Date | null } {
  if (age === 'late') return { after: null, until: since(now, late) };
  if (age === 'soon') return { after: since(now, late), until: since(now, Math.min(soon, late)) };
  return { after: since(now, Math.min(soon, late)), until: null };
}

/** How near to late what waits since an instant is. */
export function ageOf(waitsSince: Date, now: Date, { soon, late }: ReviewHours): ReviewAge {
  if (waitsSince <= since(now, late)) return 'late';
  return waitsSince <= since(now, soon) ? 'soon' : 'on_time';
}

const ALL = 10_000;

/** Whether the sample takes what has this digest (hexadecimal), at so many of ten thousand. */
export const isDrawn = (digest: string, rate: number): boolean =>
  Number.parseInt(digest.slice(0, 8), 16) % ALL < rate;
