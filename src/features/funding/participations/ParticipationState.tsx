import type { Participation } from '@contract/funding/participations';
import {
  participation,
  participationStatusName,
} from '@contract/locales/es-MX/funding/participations';
import { t } from '@portal/i18n';
import { StatusTag } from '@portal/ui/kit/StatusTag';

const tones = {
  reserved: 'info',
  firm: 'info',
  active: 'success',
  written_off: 'danger',
  settled: 'neutral',
} as const;

/** How a participation goes: its state, or the days that its project is late while it is counted on. */
export function ParticipationState({ row }: { row: Participation }) {
  if (row.days_late > 0 && row.status !== 'written_off')
    return <StatusTag tone="danger">{t(participation.late, { count: row.days_late })}</StatusTag>;
  return <StatusTag tone={tones[row.status]}>{t(participationStatusName[row.status])}</StatusTag>;
}
