import { referenceWords } from '@contract/locales/es-MX/people/references';
import type { ReferenceItem, ReferenceState } from '@contract/people/references';
import { t } from '@portal/i18n';
import type { Tone } from '@portal/ui/kit/tones';

export const stateTones: Record<ReferenceState, Tone> = {
  pending: 'info',
  confirmed: 'success',
  unreachable: 'warning',
  denied: 'danger',
};

/** "Personal · Hermana · 12 años". */
export const factsOf = ({ kind, relation, years }: ReferenceItem): string =>
  t(referenceWords.facts, {
    kind: t(referenceWords.kinds[kind]),
    relation,
    years: t(referenceWords.yearsCount, { count: years }),
  });
