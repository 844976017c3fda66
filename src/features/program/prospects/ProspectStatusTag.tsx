import { type ProspectStatus, prospectStatusName } from '@contract/program/prospects';
import { StatusTag } from '@portal/ui/kit/StatusTag';

const tones = {
  new: 'info',
  contacted: 'info',
  quoted: 'warning',
  applied: 'success',
  lost: 'neutral',
} as const;

export function ProspectStatusTag({ status }: { status: ProspectStatus }) {
  return <StatusTag tone={tones[status]}>{prospectStatusName[status]}</StatusTag>;
}
