import { prospectStatusName } from '@contract/locales/es-MX/program/prospect-statuses';
import type { ProspectStatus } from '@contract/program/prospects';
import { t } from '@portal/i18n';
import { StatusTag } from '@portal/ui/kit/StatusTag';

const tones = {
  new: 'info',
  contacted: 'info',
  quoted: 'warning',
  applied: 'success',
  lost: 'neutral',
} as const;

export function ProspectStatusTag({ status }: { status: ProspectStatus }) {
  return <StatusTag tone={tones[status]}>{t(prospectStatusName[status])}</StatusTag>;
}
