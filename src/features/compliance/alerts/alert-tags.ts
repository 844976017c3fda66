import type { AlertItem } from '@contract/compliance/alerts';
import { alertNames } from '@contract/locales/es-MX/compliance/alerts';
import { t } from '@portal/i18n';

const urgencyTones = { fresh: 'neutral', soon: 'warning', late: 'danger' } as const;
const statusTones = {
  open: 'info',
  escalated: 'warning',
  dismissed: 'neutral',
  reported: 'success',
} as const;

/** How near the deadline is; undefined once it is decided. */
export const urgencyTag = ({ urgency }: Pick<AlertItem, 'urgency'>) =>
  urgency ? { tone: urgencyTones[urgency], text: t(alertNames.urgency[urgency]) } : undefined;

export const statusTag = ({ status }: Pick<AlertItem, 'status'>) => ({
  tone: statusTones[status],
  text: t(alertNames.status[status]),
});
