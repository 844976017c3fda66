import { common } from '@contract/locales/es-MX/kernel/common';
import { audit } from '@contract/locales/es-MX/platform/audit';
import { type AuditItem, auditTrail } from '@contract/platform/audit';
import { t } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useRecord } from '@portal/refine/use-read';
import { formatNumber } from '@portal/ui/format';
import { DateTimeText } from '@portal/ui/kit/DateText';
import { DescriptionList } from '@portal/ui/kit/DescriptionList';
import { SkeletonLines } from '@portal/ui/kit/Skeletons';
import { Drawer } from 'antd';
import styles from './audit.module.css';
import { EntryObject, EntryPerson } from './EntryNames';
import { actionWords, detailWords } from './entry-words';

interface AuditEntryDrawerProps {
  /** Its place in the chain, as the address has it. */
  seq: string | undefined;
  onClose: () => void;
}

/** One act with all that the chain keeps of it. */
export function AuditEntryDrawer({ seq, onClose }: AuditEntryDrawerProps) {
  return (
    <Drawer
      open={seq !== undefined}
      title={seq ? t(audit.entry, { seq: formatNumber(Number(seq)) }) : ''}
      width={520}
      destroyOnHidden
      closable={{ 'aria-label': t(common.close) }}
      onClose={onClose}
    >
      {seq ? <OpenedEntry seq={seq} /> : null}
    </Drawer>
  );
}

function OpenedEntry({ seq }: { seq: string }) {
  const query = useRecord(auditTrail.show, { params: { seq } });
  return (
    <Loaded query={query} skeleton={<SkeletonLines lines={8} />}>
      {(entry) => <Entry entry={entry} />}
    </Loaded>
  );
}

function Entry({ entry }: { entry: AuditItem }) {
  const hash = (value: string) => <span className={styles.hash}>{value}</span>;
  return (
    <DescriptionList
      rows={[
        { label: t(audit.at), value: <DateTimeText iso={entry.at} /> },
        { label: t(audit.person), value: <EntryPerson entry={entry} /> },
        { label: t(audit.action), value: actionWords(entry) },
        { label: t(audit.object), value: <EntryObject entry={entry} /> },
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
