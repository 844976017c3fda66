import { programs as programsWords } from '@contract/locales/es-MX/program/programs';
import type { Program } from '@contract/program/programs';
import { t } from '@portal/i18n';
import type { Tone } from '@portal/ui/kit/tones';

/** Whether a program works, as a tag says it. */
export const programState = ({ deactivated_at }: Program): { tone: Tone; text: string } =>
  deactivated_at === null
    ? { tone: 'success', text: t(programsWords.active) }
    : { tone: 'neutral', text: t(programsWords.inactive) };
