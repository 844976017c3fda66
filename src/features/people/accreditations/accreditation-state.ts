import { accreditationStateName } from '@contract/locales/es-MX/people/accreditation-names';
import type { AccreditationState } from '@contract/people/accreditation-states';
import { t } from '@portal/i18n';
import type { Tone } from '@portal/ui/kit/tones';

/** How each state reads and looks. */
export const accreditationState: Record<AccreditationState, { text: string; tone: Tone }> = {
  requested: { text: t(accreditationStateName.requested), tone: 'waiting' },
  in_review: { text: t(accreditationStateName.in_review), tone: 'info' },
  accredited: { text: t(accreditationStateName.accredited), tone: 'success' },
  rejected: { text: t(accreditationStateName.rejected), tone: 'danger' },
  expired: { text: t(accreditationStateName.expired), tone: 'neutral' },
};
