import { mails } from '@contract/locales/es-MX/platform/mails';
import type { MailStatus } from '@contract/platform/mails';
import { t } from '@portal/i18n';
import { StatusTag } from '@portal/ui/kit/StatusTag';

const tones = { waiting: 'waiting', failed: 'danger', sent: 'success' } as const;

export function MailState({ status }: { status: MailStatus }) {
  return <StatusTag tone={tones[status]}>{t(mails.statuses[status])}</StatusTag>;
}
