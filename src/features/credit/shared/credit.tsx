import type { ProjectStatus } from '@contract/credit/project-states';
import { projectStatusName } from '@contract/locales/es-MX/credit/project-states';
import { t } from '@portal/i18n';
import { StatusTag } from '@portal/ui/kit/StatusTag';
import type { Tone } from '@portal/ui/kit/tones';

const tones: Record<ProjectStatus, Tone> = {
  in_review: 'info',
  approved: 'warning',
  accepted: 'info',
  published: 'info',
  to_sign: 'warning',
  installing: 'info',
  repaying: 'info',
  settled: 'success',
  rejected: 'danger',
  cancelled: 'neutral',
  not_funded: 'danger',
};

/** The state of a project as icon and word, alike on every screen. */
export function ProjectStatusTag({ status }: { status: ProjectStatus }) {
  return <StatusTag tone={tones[status]}>{t(projectStatusName[status])}</StatusTag>;
}
