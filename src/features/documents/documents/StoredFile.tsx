import {
  type ChecklistItem,
  documents as contract,
  type DocumentRecord,
} from '@contract/documents/documents';
import { documents } from '@contract/locales/es-MX/documents/documents';
import { queue } from '@contract/locales/es-MX/documents/queue';
import { slots } from '@contract/locales/es-MX/documents/slots';
import { t } from '@portal/i18n';
import { useRead } from '@portal/refine/use-read';
import { DateTimeText } from '@portal/ui/kit/DateText';
import { ErrorState } from '@portal/ui/kit/ErrorState';
import { SkeletonLines } from '@portal/ui/kit/Skeletons';
import { Button, Modal } from 'antd';
import { type ReactNode, useState } from 'react';
import { DocumentHistory, RecordHistory } from './DocumentHistory';
import { DocumentPreview } from './DocumentPreview';
import { DownloadButton } from './DownloadButton';
import styles from './documents.module.css';

interface StoredFileProps {
  item: ChecklistItem;
  document: DocumentRecord;
  label: string;
  /** What came before it, where the list had it; else it is asked for when it is opened. */
  earlier: readonly DocumentRecord[] | undefined;
}

/** The file of a place: looked at, saved, and what came before it. */
export function StoredFile({ item, document, label, earlier }: StoredFileProps) {
  const [open, setOpen] = useState(false);
  const id = String(document.id);
  return (
    <>
      <div className={styles.file}>
        <span className={styles.fileName}>{document.storage_file}</span>
        {item.quarantined ? null : (
          <>
            <ViewButton id={id} title={label} />
            <DownloadButton size="small" id={id} fileName={document.storage_file} />
          </>
        )}
      </div>
      {item.quarantined && item.state !== 'rechazado' ? (
        <p className={styles.small}>{t(slots.quarantined)}</p>
      ) : null}
      {item.earlier > 0 ? (
        <Button
          type="link"
          size="small"
          className={styles.replace}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {t(slots.earlier, { count: item.earlier })}
        </Button>
      ) : null}
      {open && item.earlier > 0 ? (
        earlier ? (
          <Versions label={label} versions={earlier.map(versionOf)} />
        ) : (
          <AskedVersions documentId={id} label={label} />
        )
      ) : null}
      <History>
        {earlier ? (
          <RecordHistory records={[document, ...earlier]} name={label} />
        ) : (
          <DocumentHistory documentId={id} name={label} />
        )}
      </History>
    </>
  );
}

/** Who did what with it, behind a button. */
function History({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        type="link"
        size="small"
        className={styles.replace}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {t(slots.history)}
      </Button>
      {open ? children : null}
    </>
  );
}

interface Version {
  id: string;
  shut: boolean;
  fileName: string;
  at: string;
  reason: string | null;
}

const versionOf = (record: DocumentRecord): Version => ({
  id: String(record.id),
  shut: false,
  fileName: record.storage_file,
  at: record.updated_at,
  reason: record.reject_reason ?? null,
});

function AskedVersions({ documentId, label }: { documentId: string; label: string }) {
  const asked = useRead(contract.versions, { params: { documentId } });
  if (asked.isError && !asked.data) return <ErrorState reload={() => asked.refetch()} />;
  if (!asked.data) return <SkeletonLines lines={2} />;
  const versions = asked.data.items
    .filter(({ superseded }) => superseded)
    .map(({ id, file_name, created_at, reject_reason, quarantined }) => ({
      id,
      shut: quarantined,
      fileName: file_name,
      at: created_at,
      reason: reject_reason,
    }));
  return <Versions label={label} versions={versions} />;
}

/** What was in the place before, the latest first, with why it is not any more. */
function Versions({ label, versions }: { label: string; versions: readonly Version[] }) {
  return (
    <ul className={styles.earlier} aria-label={t(slots.earlierList, { name: label })}>
      {versions.map(({ id, shut, fileName, at, reason }) => (
        <li key={id} className={styles.file}>
          <span className={styles.fileName}>
            {fileName}
            <span className={styles.small}>
              <DateTimeText iso={at} /> ·{' '}
              {reason ? t(queue.rejectedFor, { reason }) : t(queue.replaced)}
            </span>
          </span>
          {shut ? null : (
            <>
              <ViewButton id={id} title={`${label}, ${fileName}`} of={fileName} />
              <DownloadButton size="small" id={id} fileName={fileName} of={fileName} />
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

interface ViewButtonProps {
  id: string;
  title: string;
  /** Which of several it shows, for who does not see beside what it stands. */
  of?: string;
}

/** Opens one version over the page. */
function ViewButton({ id, title, of }: ViewButtonProps) {
  const [viewing, setViewing] = useState(false);
  return (
    <>
      <Button
        size="small"
        onClick={() => setViewing(true)}
        aria-label={of && t(slots.versionOf, { action: t(documents.view), file: of })}
      >
        {t(documents.view)}
      </Button>
      <Modal
        title={title}
        open={viewing}
        onCancel={() => setViewing(false)}
        footer={null}
        width={900}
        destroyOnHidden
      >
        <DocumentPreview id={id} name={title} drawn />
      </Modal>
    </>
  );
}
