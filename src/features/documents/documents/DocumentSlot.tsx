import type { ChecklistItem } from '@contract/documents/documents';
import { MAX_FILE_MEGABYTES } from '@contract/documents/file-size';
import { documents } from '@contract/locales/es-MX/documents/documents';
import { config } from '@portal/config';
import { t } from '@portal/i18n';
import { useReload } from '@portal/refine/use-act';
import { HeldForms } from '@portal/ui/form/held-forms';
import { FileDrop } from '@portal/ui/form/inputs/FileDrop';
import { StatusTag } from '@portal/ui/kit/StatusTag';
import { useOutcome } from '@portal/ui/kit/use-outcome';
import { Button, Modal } from 'antd';
import { useContext, useState } from 'react';
import { DocumentPreview } from './DocumentPreview';
import { DownloadButton } from './DownloadButton';
import { documentState } from './document-state';
import styles from './documents.module.css';
import { uploadFile } from './upload-file';
import { uploadProblem } from './upload-problem';

interface DocumentSlotProps {
  item: ChecklistItem;
  /** The project from which the document is asked for. */
  projectId?: string;
}

/** One place for one file: what is asked for, its state, and its actions. */
export function DocumentSlot({ item, projectId }: DocumentSlotProps) {
  const [viewing, setViewing] = useState(false);
  const { document, name } = item;
  const { text, tone } = documentState[item.state];
  const place = item.place ? `${name}, ${item.place}` : name;
  return (
    <article className={styles.slot} aria-label={place}>
      <header className={styles.slotHead}>
        <div>
          <h3>{place}</h3>
          {item.is_required ? (
            <span className={styles.required}>{t(documents.required)}</span>
          ) : null}
        </div>
        <StatusTag tone={tone}>{text}</StatusTag>
      </header>
      <p className={styles.description}>
        {item.description} {item.can_upload ? item.indication : null}
      </p>
      {document?.reject_reason ? (
        <p className={styles.reason}>
          <strong>{t(documents.rejectReason)}:</strong> {document.reject_reason}
        </p>
      ) : null}
      {document ? (
        <div className={styles.file}>
          <span className={styles.fileName}>{document.storage_file}</span>
          <Button size="small" onClick={() => setViewing(true)}>
            {t(documents.view)}
          </Button>
          <DownloadButton size="small" id={String(document.id)} fileName={document.storage_file} />
          <Modal
            title={place}
            open={viewing}
            onCancel={() => setViewing(false)}
            footer={null}
            width={900}
            destroyOnHidden
          >
            <DocumentPreview id={String(document.id)} name={place} />
          </Modal>
        </div>
      ) : null}
      <SlotUpload item={item} label={place} projectId={projectId} />
    </article>
  );
}

interface SlotUploadProps extends DocumentSlotProps {
  label: string;
}

function SlotUpload({ item, label, projectId }: SlotUploadProps) {
  const [replacing, setReplacing] = useState(false);
  const [progress, setProgress] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const outcome = useOutcome();
  const reload = useReload();
  const hasFile = item.state !== 'missing';
  const held = useContext(HeldForms);

  if (held) return hasFile ? null : <p className={styles.blocked}>{held}</p>;
  if (!item.can_upload) {
    if (hasFile) return null;
    return <p className={styles.blocked}>{item.blocked_because ?? t(documents.uploadDisabled)}</p>;
  }
  // What was rejected is to be replaced; what waits or is fine, only on the user's request.
  if (hasFile && item.state !== 'rechazado' && !replacing) {
    return (
      <Button
        size="small"
        type="link"
        className={styles.replace}
        onClick={() => setReplacing(true)}
      >
        {t(documents.replace)}
      </Button>
    );
  }

  async function send(file: File) {
    setProblem(undefined);
    setProgress(0);
    try {
      await uploadFile({
        place: item,
        file,
        replaces: hasFile,
        projectId,
        onProgress: setProgress,
      });
      outcome.document(
        item.verification_requiered
          ? t(documents.uploadedToVerify, { brand: config().brand })
          : t(documents.uploaded),
      );
      setReplacing(false);
      void reload();
    } catch (thrown) {
      setProblem(uploadProblem(thrown, hasFile));
    } finally {
      setProgress(undefined);
    }
  }

  return (
    <FileDrop
      label={label}
      extensions={item.file_type}
      megabytes={MAX_FILE_MEGABYTES}
      onFile={(file) => void send(file)}
      {...(progress !== undefined && { progress })}
      {...(problem !== undefined && { error: problem })}
    />
  );
}
