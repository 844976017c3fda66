import {
  documents as contract,
  type DocumentItem,
  documentActions,
} from '@contract/documents/documents';
import { href } from '@contract/kernel/screens';
import { documents } from '@contract/locales/es-MX/documents/documents';
import { queue } from '@contract/locales/es-MX/documents/queue';
import { t } from '@portal/i18n';
import { useMay } from '@portal/refine/use-may';
import { useRead } from '@portal/refine/use-read';
import { DateTimeText } from '@portal/ui/kit/DateText';
import { StatusTag } from '@portal/ui/kit/StatusTag';
import { Button } from 'antd';
import { Link } from 'react-router';
import { DocumentPreview } from './DocumentPreview';
import { DownloadButton } from './DownloadButton';
import { documentState } from './document-state';
import styles from './documents.module.css';
import { RejectForm } from './RejectForm';
import type { Decision } from './use-decision';

interface DocumentReviewProps {
  item: DocumentItem;
  busy: boolean;
  rejecting: boolean;
  setRejecting: (rejecting: boolean) => void;
  onDecide: (act: Decision, reason?: string) => void;
}

/** One document in front of the reviewer: what it is, what came before it, its bytes, what can be done. */
export function DocumentReview({
  item,
  busy,
  rejecting,
  setRejecting,
  onDecide,
}: DocumentReviewProps) {
  const open = documentActions[item.status];
  const may = {
    verify: useMay('documents.verify'),
    reject: useMay('documents.reject'),
    unverify: useMay('documents.unverify'),
  };
  const { text, tone } = documentState[item.status];
  return (
    <section className={styles.review} aria-label={item.name}>
      <header className={styles.slotHead}>
        <div>
          <h2>{item.name}</h2>
          <p>
            {item.person?.full_name}
            {item.project ? ` · ${item.project.folio}` : null}
          </p>
          <p className={styles.small}>
            {t(queue.uploadedAt)} <DateTimeText iso={item.created_at} /> · {item.file_name}
            {item.verified_by ? ` · ${t(documents.verifiedBy, { name: item.verified_by })}` : null}
          </p>
          {item.person?.id ? (
            <Link to={href('userFile', { userId: item.person.id })}>{t(queue.openFile)}</Link>
          ) : null}
        </div>
        <StatusTag tone={tone}>{text}</StatusTag>
      </header>
      {item.reject_reason ? (
        <p className={styles.reason}>
          <strong>{t(documents.rejectReason)}:</strong> {item.reject_reason}
        </p>
      ) : null}
      <div className={styles.acts}>
        {open.includes('verify') && may.verify ? (
          <Button
            type="primary"
            loading={busy}
            onClick={() => onDecide('verify')}
            aria-keyshortcuts="A"
          >
            {t(documents.verify)}
          </Button>
        ) : null}
        {open.includes('reject') && may.reject && !rejecting ? (
          <Button danger onClick={() => setRejecting(true)} aria-keyshortcuts="R">
            {t(documents.reject)}
          </Button>
        ) : null}
        {open.includes('unverify') && may.unverify ? (
          <Button loading={busy} onClick={() => onDecide('unverify')} aria-keyshortcuts="U">
            {t(documents.revoke)}
          </Button>
        ) : null}
        <DownloadButton id={item.id} fileName={item.file_name} />
      </div>
      {rejecting ? (
        <RejectForm
          busy={busy}
          onReject={(reason) => onDecide('reject', reason)}
          onCancel={() => setRejecting(false)}
        />
      ) : null}
      <EarlierVersions id={item.id} />
      <DocumentPreview id={item.id} name={item.name} />
    </section>
  );
}

function EarlierVersions({ id }: { id: string }) {
  const versions = useRead(contract.versions, { params: { documentId: id } });
  const earlier = (versions.data?.items ?? []).filter((version) => version.superseded);
  if (earlier.length === 0) return null;
  return (
    <div className={styles.small}>
      <strong>{t(queue.earlier)}</strong>
      <ul className={styles.versions}>
        {earlier.map((version) => (
          <li key={version.id}>
            <DateTimeText iso={version.created_at} /> ·{' '}
            {version.reject_reason
              ? t(queue.rejectedFor, { reason: version.reject_reason })
              : t(queue.replaced)}
          </li>
        ))}
      </ul>
    </div>
  );
}
