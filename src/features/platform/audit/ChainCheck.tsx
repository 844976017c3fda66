import { audit } from '@contract/locales/es-MX/platform/audit';
import type { auditTrail } from '@contract/platform/audit';
import type { Answer } from '@portal/api/call';
import { t } from '@portal/i18n';
import { BesideLink } from '@portal/ui/Beside';
import { formatDateTime, formatNumber } from '@portal/ui/format';
import { Alert } from 'antd';

/** What the check of the journal found, in a sentence, and the entry at which its chain breaks. */
export function JournalCheck({ outcome }: { outcome: Answer<typeof auditTrail.verifyJournal> }) {
  const { broken, sound_entries, checked_at } = outcome;
  const checked = t(audit.journalChecked, {
    when: formatDateTime(checked_at),
    sound: formatNumber(sound_entries),
  });
  if (!broken) {
    return <Alert type="success" showIcon message={t(audit.journalSound)} description={checked} />;
  }
  const { fault, seq, entry_id } = broken;
  const entry = entry_id === null ? '' : t(audit.journalEntry, { id: entry_id });
  return (
    <Alert
      type="error"
      showIcon
      message={
        seq === null ? t(audit.journalOutside) : t(audit.journalBroken, { seq: formatNumber(seq) })
      }
      description={`${t(audit.journalFault[fault])} ${entry} ${checked}`}
    />
  );
}

interface ChainCheckProps {
  outcome: Answer<typeof auditTrail.verify>;
}

/** What the check of the whole chain found, in a sentence, and the entry at which it breaks. */
export function ChainCheck({ outcome }: ChainCheckProps) {
  const { broken_at, broken, sound_entries, checked_at } = outcome;
  const checked = t(audit.checked, {
    when: formatDateTime(checked_at),
    sound: formatNumber(sound_entries),
  });
  if (broken_at === null) {
    return <Alert type="success" showIcon message={t(audit.sound)} description={checked} />;
  }
  return (
    <Alert
      type="error"
      showIcon
      message={t(audit.broken, { seq: formatNumber(broken_at) })}
      description={`${broken ? t(audit.altered) : t(audit.missing)} ${checked}`}
      action={broken ? <BesideLink id={String(broken.seq)}>{t(audit.seeEntry)}</BesideLink> : null}
    />
  );
}
