import {
  documents as contract,
  type DocumentAction,
  type DocumentItem,
  documentActions,
} from '@contract/documents/documents';
import { documents } from '@contract/locales/es-MX/documents/documents';
import { queue } from '@contract/locales/es-MX/documents/queue';
import { slots } from '@contract/locales/es-MX/documents/slots';
import { personFileHref } from '@contract/people/person-file-parts';
import { t } from '@portal/i18n';
import { useMay } from '@portal/refine/use-may';
import { useRead } from '@portal/refine/use-read';
import { DateTimeText } from '@portal/ui/kit/DateText';
import { StatusTag } from '@portal/ui/kit/StatusTag';
import type { PreviewControl } from '@portal/ui/paper/use-preview-view';
import { Alert, Button } from 'antd';
import { useRef } from 'react';
import { Link } from 'react-router';
import { DocumentComparison } from './DocumentComparison';
import { DocumentHistory } from './DocumentHistory';
import { DocumentPreview } from './DocumentPreview';
import { DownloadButton } from './DownloadButton';
import { documentState } from './document-state';
import styles from './documents.module.css';
import { RejectForm } from './RejectForm';
import type { Decision } from './use-decision';
import { useRejectTemplates } from './use-reject-templates';

interface DocumentReviewProps {
  item: DocumentItem;
  busy: boolean;
  rejecting: boolean;
  setRejecting: (rejecting: boolean) => void;
  /** `typed` when the reason is the reviewer's own words, which wait for the outcome. */
  onDecide: (act: Decision, reason?: string, typed?: boolean) => void;
  /** Why it cannot be decided on now, or undefined. */
  held: string | undefined;
  /** The file was drawn, or is on the person's device. */
  onLooked: () => void;
  view: PreviewControl;
  /** The version before it stands at its side. */
  beside: boolean;
  setBeside: (beside: boolean) => void;
}

/** One document in front of the reviewer: what it is, what came before it, its bytes, what can be done. */
export function DocumentReview({
  item,
  busy,
  rejecting,
  setRejecting,
  onDecide,
  held,
  onLooked,
  view,
  beside,
  setBeside,
}: DocumentReviewProps) {
  const open = openActs(item);
  const draft = useRef('');
  // Here before they are asked for: the key that opens the form is followed by that of a reason.
  const templates = useRejectTemplates(item);
  const versions = useRead(contract.versions, { params: { documentId: item.id } });
  const earlier = (versions.data?.items ?? []).filter((version) => version.superseded);
  const before = earlier.find(({ quarantined }) => !quarantined);
  const may = {
    verify: useMay('documents.verify'),
    reject: useMay('documents.reject'),
    unverify: useMay('documents.unverify'),
  };
  const { text, tone } = documentState[item.status];
  return (
    <section className={styles.review} aria-label={item.name}>
      <header>
        <div className={styles.reviewHead}>
          <h2>{item.name}</h2>
          <StatusTag tone={tone}>{text}</StatusTag>
        </div>
        <p className={styles.facts}>
          {item.person ? <span>{item.person.full_name}</span> : null}
          {item.project ? <span>{item.project.folio}</span> : null}
          {item.person?.id ? (
            <Link to={personFileHref(item.person.id, 'documentos')}>{t(queue.openFile)}</Link>
          ) : null}
          <span className={styles.small}>
            {t(queue.uploadedAt)} <DateTimeText iso={item.created_at} /> · {item.file_name}
            {item.verified_by ? ` · ${t(documents.verifiedBy, { name: item.verified_by })}` : null}
          </span>
        </p>
      </header>
      <ReviewNotice item={item} held={held} />
      {beside && versions.data && !before ? <p role="status">{t(queue.noEarlier)}</p> : null}
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
            disabled={held !== undefined}
            onClick={() => onDecide('verify')}
            aria-keyshortcuts="A"
          >
            {t(documents.verify)} <Kbd>A</Kbd>
          </Button>
        ) : null}
        {open.includes('reject') && may.reject && !rejecting ? (
          <Button
            danger
            disabled={held !== undefined}
            onClick={() => setRejecting(true)}
            aria-keyshortcuts="R"
          >
            {t(documents.reject)} <Kbd>R</Kbd>
          </Button>
        ) : null}
        {open.includes('unverify') && may.unverify ? (
          <Button
            loading={busy}
            disabled={held !== undefined}
            onClick={() => onDecide('unverify')}
            aria-keyshortcuts="U"
          >
            {t(documents.revoke)} <Kbd>U</Kbd>
          </Button>
        ) : null}
        {before ? (
          <Button onClick={() => setBeside(!beside)} aria-pressed={beside} aria-keyshortcuts="V">
            {t(beside ? queue.notBeside : queue.beside)} <Kbd>V</Kbd>
          </Button>
        ) : null}
        {item.quarantined ? null : (
          <DownloadButton id={item.id} fileName={item.file_name} onSaved={onLooked} />
        )}
      </div>
      {rejecting ? (
        <RejectForm
          templates={templates}
          busy={busy}
          draft={draft}
          onReject={(reason, typed) => onDecide('reject', reason, typed)}
          onCancel={() => setRejecting(false)}
        />
      ) : null}
      <div className={styles.compared}>
        <div className={styles.looked}>
          {item.quarantined ? null : beside && before ? (
            <div className={styles.pair}>
              <figure>
                <figcaption>{t(queue.earlierVersion)}</figcaption>
                <DocumentPreview
                  id={before.id}
                  name={`${item.name}, ${t(queue.earlierVersion)}`}
                  drawn
                />
              </figure>
              <figure>
                <figcaption>{t(queue.thisVersion)}</figcaption>
                <DocumentPreview
                  id={item.id}
                  name={item.name}
                  view={view}
                  onShown={onLooked}
                  drawn
                />
              </figure>
            </div>
          ) : (
            // A browser's own viewer would keep the keys to itself, and knows none of ours.
            <DocumentPreview id={item.id} name={item.name} view={view} onShown={onLooked} drawn />
          )}
        </div>
        <div className={styles.known}>
          <DocumentComparison id={item.id} />
          <div className={styles.small}>
            <strong>{t(slots.history)}</strong>
            <DocumentHistory documentId={item.id} name={item.name} />
          </div>
        </div>
      </div>
    </section>
  );
}

/** What keeps this reviewer from deciding, or what their decision means. */
function ReviewNotice({ item: { review }, held }: Pick<DocumentReviewProps, 'item' | 'held'>) {
  const first = review?.first;
  const text =
    held ??
    (first
      ? first.own
        ? t(queue.firstByYou)
        : t(queue.firstByOther, { name: first.full_name })
      : null);
  if (!text) return null;
  return <Alert type={held ? 'warning' : 'info'} showIcon message={text} role="status" />;
}

/** The acts that a document is open to; of two verifications the first is taken back like one. */
export function openActs({ status, review }: DocumentItem): readonly DocumentAction[] {
  if (!review?.first) return documentActions[status];
  return review.first.own ? ['reject', 'unverify'] : ['verify', 'reject', 'unverify'];
}

/** The key of a button, for who sees it; its name is in `aria-keyshortcuts`. */
function Kbd({ children }: { children: string }) {
  return (
    <kbd className={styles.key} aria-hidden>
      {children}
    </kbd>
  );
}
