import type { Day } from '@contract/kernel/fields/day';
import type { TemplateVersion } from '@contract/platform/templates';
import { describeVersion, type VersionRow } from './repository';
import type { Template } from './template';

type Own = Template['own'];

/** The product's own text as the version before all others. */
const ownVersion = (own: Own, state: TemplateVersion['state']): TemplateVersion => ({
  id: 'own',
  is_own: true,
  state,
  ...own,
  from_day: null,
  reason: null,
  created_by: null,
  created_by_id: null,
  created_at: null,
  published_by: null,
  published_by_id: null,
  published_at: null,
  withdrawn_by: null,
  withdrawn_by_id: null,
  withdrawn_at: null,
  version: 0,
});

type Dated = Pick<VersionRow, 'id' | 'number' | 'fromDay' | 'withdrawnAt'>;

/** Where each of a template's versions stands on a day; the product's own text holds where none is in force. */
export function statesOn(
  today: Day,
  rows: readonly Dated[],
): ReadonlyMap<string, TemplateVersion['state']> {
  const begun = rows.filter(
    ({ fromDay, withdrawnAt }) => fromDay !== null && fromDay <= today && !withdrawnAt,
  );
  const [latest] = begun.toSorted(
    (a, b) => (b.fromDay ?? '').localeCompare(a.fromDay ?? '') || b.number - a.number,
  );
  const stateOf = ({ id, fromDay, withdrawnAt }: Dated): TemplateVersion['state'] => {
    if (fromDay === null) return 'draft';
    if (withdrawnAt) return 'withdrawn';
    if (fromDay > today) return 'ahead';
    return id === latest?.id ? 'in_force' : 'past';
  };
  return new Map(rows.map((row) => [row.id, stateOf(row)]));
}

/**
 * A template's versions with where each of them stands on a day, from the newest to the product's own, which is a row
 * where it is kept since when a house has it.
 */
export function versionsOn(today: Day, own: Own, rows: readonly VersionRow[]): TemplateVersion[] {
  const states = statesOn(today, rows);
  const kept = rows.map((row) => ({
    ...describeVersion(row, states.get(row.id) ?? 'past'),
    is_own: row.number === own.number,
  }));
  if (kept.some(({ is_own }) => is_own)) return kept;
  const isOwnInForce = ![...states.values()].includes('in_force');
  return [...kept, ownVersion(own, isOwnInForce ? 'in_force' : 'past')];
}
