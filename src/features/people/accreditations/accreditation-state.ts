import { type Day, dayInMexicoCity, daysBetween } from '@contract/kernel/fields/day';
import { accreditationStateName } from '@contract/locales/es-MX/people/accreditation-names';
import { accreditationScreen } from '@contract/locales/es-MX/people/accreditations';
import type { AccreditationState } from '@contract/people/accreditation-states';
import type { Accreditation } from '@contract/people/accreditations';
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

/** From so many days before it expires an accreditation asks to be renewed. */
const NEAR_DAYS = 30;

/** Whether what is in force until a day is about to expire. */
export const isNear = (until: Day): boolean =>
  daysBetween(dayInMexicoCity(new Date()), until) <= NEAR_DAYS;

/** The state of an accreditation, and that it is about to expire. */
export const standingOf = ({
  state,
  valid_until: until,
}: Pick<Accreditation, 'state' | 'valid_until'>): { text: string; tone: Tone } =>
  state === 'accredited' && until !== null && isNear(until)
    ? { text: t(accreditationScreen.near), tone: 'warning' }
    : accreditationState[state];
