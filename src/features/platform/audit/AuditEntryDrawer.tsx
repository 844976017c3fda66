import { common } from '@contract/locales/es-MX/kernel/common';
import { audit } from '@contract/locales/es-MX/platform/audit';
import type { AuditItem } from '@contract/platform/audit';
import { t } from '@portal/i18n';
import { formatNumber } from '@portal/ui/format';
import { DateTimeText } from '@portal/ui/kit/DateText';
import { DescriptionList } from '@portal/ui/kit/DescriptionList';
import { Drawer } from 'antd';
import styles from './audit.module.css';
import { actionWords, detailWords, objectWords, personWords } from './entry-words';

interface AuditEntryDrawerProps {
  entry: AuditItem | undefined;
  onClose: () => void;
}

/** One act with all that the chain keeps of it. */
export function AuditEntryDrawer({ entry, onClose }: AuditEntryDrawerProps) {
  return (
    <Drawer
      open={entry !== undefined}
      title={entry ? t(audit.entry, { seq: formatNumber(entry.seq) }) : ''}
      width={520}
      destroyOnHidden
      closable={{ 'aria-label': t(common.close) }}
      onClose={onClose}
    >
      {entry ? <Entry entry={entry} /> : null}
    </Drawer>
  );
}

function Entry({ entry }: { entry: AuditItem }) {
  const hash = (value: string) => <span className={styles.hash}>{value}</span>;
  return (
    <DescriptionList
      rows={[
        { label: t(audit.at), value: <DateTimeText iso={entry.at} /> },
        { label: t(audit.person), value: personWords(entry) },
        { label: t(audit.action), value: actionWords(entry) },
        { label: t(audit.object), value: objectWords(entry) },
        { label: t(audit.objectId), value: hash(entry.object_id) },
        ...detailWords(entry).map(({ label, value, isIdentifier }) => ({
          label,
          value: isIdentifier ? hash(value) : value,
        })),
        { label: t(audit.hash), value: hash(entry.hash) },
        { label: t(audit.prevHash), value: hash(entry.prev_hash) },
      ]}
    />
  );
}
