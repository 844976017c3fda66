import { commitmentStatusName } from '@contract/funding/commitments';
import type { Participation } from '@contract/funding/participations';
import { participation as words } from '@portal/messages/participations';
import { StatusTag } from '@portal/ui/kit/StatusTag';

const tones = { reserved: 'info', firm: 'info', active: 'success', settled: 'neutral' } as const;

/** How a participation goes: its state, or the days that its project is late. */
export function ParticipationState({ row }: { row: Participation }) {
  if (row.days_late > 0) return <StatusTag tone="danger">{words.late(row.days_late)}</StatusTag>;
  return <StatusTag tone={tones[row.status]}>{commitmentStatusName[row.status]}</StatusTag>;
}
