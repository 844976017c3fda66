import {
  identityCheckByKind,
  identityChecks as words,
} from '@contract/locales/es-MX/people/identity-checks';
import type { IdentityOverview } from '@contract/people/identity-checks';
import { t } from '@portal/i18n';

const declaredOfOthers = ['controllers', 'real_owner'] as const;

/** What the level reached opens, or what alone is lacking to reach the next. */
export function levelText({
  person_kind: kind,
  level,
  identity,
  missing,
}: Pick<IdentityOverview, 'person_kind' | 'level' | 'identity' | 'missing'>): string {
  const { unlocks, rejected } = identityCheckByKind[kind];
  // Declared, and with all that was asked for: nothing is missing but what was not accepted.
  if (level === 1 && identity === 'rejected') return t(rejected);
  // They have said who they are themselves: only others are lacking.
  if (level === 0 && !missing.includes('person')) {
    const lacking = declaredOfOthers.filter((gap) => missing.includes(gap));
    if (lacking.length > 0) return lacking.map((gap) => t(words.lacking[gap])).join(' ');
  }
  return t([unlocks[0], unlocks[1], unlocks[2], unlocks[3]][level] ?? unlocks[0]);
}
