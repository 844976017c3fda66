import type { ChecklistItem } from '@contract/documents/documents';

/** How a place is called: what goes there, and which of several it is. */
export const placeName = ({ name, place }: Pick<ChecklistItem, 'name' | 'place'>): string =>
  place ? `${name}, ${place}` : name;

/** What a person is asked for now, or has brought; what is left can wait: it is optional, or its time has not come. */
export const isForNow = ({ is_required, state, blocked_because }: ChecklistItem): boolean =>
  state !== 'missing' || (is_required && !blocked_because);

interface Told {
  /** Names of the required ones whose time has not come. */
  later: readonly string[];
  /** Whether it is known what is required. */
  isKnown: boolean;
}

/**
 * What may be said of the required documents as a whole: that some are to be done, that none is yet, that all are; null
 * where none is asked for or not all that is required is known.
 */
export function standingOf(items: readonly ChecklistItem[], { later, isKnown }: Told) {
  const { missing, rejected, pending } = wantedOf(items);
  if (missing.length + rejected.length + pending.length > 0) return 'open';
  if (!isKnown) return null;
  if (later.length > 0) return 'later';
  return items.some(({ is_required }) => is_required) ? 'complete' : null;
}

/**
 * Names of the required documents whose time has come and that are not done, by what is the matter with
 * them; `theirs` when the reader is the one to upload any. What only waits to be reviewed asks nothing of
 * the uploader.
 */
export function wantedOf(items: readonly ChecklistItem[]) {
  const wanted = items.filter((item) => item.is_required && !item.blocked_because);
  const named = (state: ChecklistItem['state']) =>
    wanted
      .filter((item) => item.state === state)
      .map(({ name, place }) => (place ? `${name} (${place})` : name));
  return {
    missing: named('missing'),
    rejected: named('rechazado'),
    pending: named('pending'),
    theirs: wanted.some(
      ({ state, can_upload }) => can_upload && (state === 'missing' || state === 'rechazado'),
    ),
  };
}
