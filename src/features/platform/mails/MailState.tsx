import type { MailStatus } from '@contract/platform/mails';
import { mails as words } from '@portal/messages/mails';
import { StatusTag } from '@portal/ui/kit/StatusTag';

const tones = { waiting: 'neutral', failed: 'danger', sent: 'success' } as const;

export function MailState({ status }: { status: MailStatus }) {
  return <StatusTag tone={tones[status]}>{words.statuses[status]}</StatusTag>;
}
