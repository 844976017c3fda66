import type { ChecklistItem } from '@contract/documents/documents';

/** How a place is called: what goes there, and which of several it is. */
export const placeName = ({ name, place }: Pick<ChecklistItem, 'name' | 'place'>): string =>
  place ? `${name}, ${place}` : name;

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
