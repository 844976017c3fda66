import type { Day } from '@contract/kernel/fields/day';
import type { MailVersion } from '@contract/platform/mail-templates';
import type { Wording } from '../mails/said';
import { describeVersion, type VersionRow } from './repository';
import { shownText } from './rules';

/** The product's own text as the version before all others. */
const ownVersion = ({ subject, body }: Wording, state: MailVersion['state']): MailVersion => ({
  id: 'own',
  number: 0,
  state,
  subject: shownText(subject.raw),
  body: shownText(body.raw),
  from_day: null,
  created_by: null,
  created_at: null,
  published_by: null,
  published_at: null,
  version: 0,
});

/** A template's versions with where each of them stands on a day, from the newest to the product's own. */
export function versionsOn(
  today: Day,
  wording: Wording,
  rows: readonly VersionRow[],
): MailVersion[] {
  const begun = rows.filter(({ fromDay }) => fromDay !== null && fromDay <= today);
  const [latest] = begun.toSorted(
    (a, b) => (b.fromDay ?? '').localeCompare(a.fromDay ?? '') || b.number - a.number,
  );
  const stateOf = ({ id, fromDay }: VersionRow): MailVersion['state'] => {
    if (fromDay === null) return 'draft';
    if (fromDay > today) return 'ahead';
    return id === latest?.id ? 'in_force' : 'past';
  };
  return [
    ...rows.map((row) => describeVersion(row, stateOf(row))),
    ownVersion(wording, latest ? 'past' : 'in_force'),
  ];
}
