import type { StableReason } from '@contract/credit/income-kinds';
import type { IncomeSource, IncomeSourceDetail } from '@contract/credit/income-sources';
import { toBasisPoints } from '@contract/kernel/fields/basis-points';
import { addDays, toDay } from '@contract/kernel/fields/day';
import { incomeKindName } from '@contract/locales/es-MX/credit/income-names';
import { incomeScreen as words } from '@contract/locales/es-MX/credit/income-sources';
import { t } from '@portal/i18n';
import type { Tone } from '@portal/ui/kit/tones';

export const reasonTone: Record<StableReason, Tone> = {
  full: 'success',
  variable: 'info',
  too_new: 'warning',
  no_evidence: 'warning',
};

/** "Sueldo · Panadería Morelos". */
export const sourceName = ({ kind, payer }: Pick<IncomeSource, 'kind' | 'payer'>): string =>
  `${t(incomeKindName[kind])} · ${payer}`;

/** Why so much of it counts, in a sentence, with what changes it. */
export function whyText({ reason, kind, since, rule, may_edit: mayEdit }: IncomeSourceDetail) {
  switch (reason) {
    case 'full':
      return t(words.why.full);
    case 'variable':
      return t(words.why.variable, { share: toBasisPoints(rule.variable_share_bp) });
    case 'no_evidence':
      return t(mayEdit ? words.why.no_evidence : words.why.no_evidence_staff);
    case 'too_new': {
      const days = kind === 'salaried' ? rule.salary_days : rule.variable_days;
      return t(words.why.too_new, { day: addDays(toDay(since), days), days });
    }
  }
}
