import type { Move } from '@contract/kernel/kept-list';
import { keptListWords } from '@contract/locales/es-MX/kernel/kept-lists';
import { t } from '@server/i18n';
import { conflict } from './errors';

/**
 * The entry that one of a list moves past.
 * @param list all of it, in order
 * @throws AppError conflict when it is not the one that was beside it as the person saw the list
 */
export function besideOf<Entry extends { id: string }>(
  list: readonly Entry[],
  { id }: Entry,
  { direction, past_id }: Move,
): Entry {
  const at = list.findIndex((entry) => entry.id === id);
  const beside = list[direction === 'up' ? at - 1 : at + 1];
  if (beside?.id !== past_id) throw conflict(t(keptListWords.movedMeanwhile));
  return beside;
}
