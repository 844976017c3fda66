import type { AuditItem, auditTrail } from '@contract/platform/audit';
import type { Answer } from '@portal/api/call';
import { audit as words } from '@portal/messages/audit';
import { formatDateTime, formatNumber } from '@portal/ui/format';
import { Alert, Button } from 'antd';

interface ChainCheckProps {
  outcome: Answer<typeof auditTrail.verify>;
  onOpen: (entry: AuditItem) => void;
}

/** What the check of the whole chain found, in a sentence, and the entry at which it breaks. */
export function ChainCheck({ outcome, onOpen }: ChainCheckProps) {
  const { broken_at, broken, sound_entries, checked_at } = outcome;
  const checked = words.checked(formatDateTime(checked_at), formatNumber(sound_entries));
  if (broken_at === null) {
    return <Alert type="success" showIcon message={words.sound} description={checked} />;
  }
  return (
    <Alert
      type="error"
      showIcon
      message={words.broken(formatNumber(broken_at))}
      description={`${broken ? words.altered : words.missing} ${checked}`}
      action={broken ? <Button onClick={() => onOpen(broken)}>{words.seeEntry}</Button> : null}
    />
  );
}
