import { isHeicName } from '@contract/kernel/fields/file-extension';
import { documents } from '@contract/locales/es-MX/documents/documents';
import { slots } from '@contract/locales/es-MX/documents/slots';
import { t } from '@portal/i18n';
import { StatusTag } from '@portal/ui/kit/StatusTag';
import { FileView } from '@portal/ui/paper/FileView';
import { usePreviewView } from '@portal/ui/paper/use-preview-view';
import { Button } from 'antd';
import { type Ref, useEffect, useRef } from 'react';
import { sizeText, useFileBytes, useTooSmall } from './chosen-file';
import styles from './documents.module.css';

interface ChosenFileProps {
  file: File;
  /** What it is chosen for. */
  label: string;
  /** Sent so far; undefined while nothing is being sent. */
  percent: number | undefined;
  /** Why it did not arrive, if it was sent already. */
  problem: string | undefined;
  /** Whether it may arrive when it is sent again. */
  mayPass: boolean;
  onSend: () => void;
  onCancel: () => void;
  onOther: () => void;
}

/** A file that was chosen, looked at before it is sent; after a failure it is still here. */
export function ChosenFile({
  file,
  label,
  percent,
  problem,
  mayPass,
  onSend,
  onCancel,
  onOther,
}: ChosenFileProps) {
  const shown = useFileBytes(file);
  const tooSmall = useTooSmall(shown);
  const view = usePreviewView();
  const main = useRef<HTMLButtonElement>(null);
  const busy = percent !== undefined;
  // The keyboard goes on from what was chosen to what is done with it.
  useEffect(() => main.current?.focus(), []);
  return (
    <section className={styles.chosen} aria-label={`${t(slots.chosen)}: ${label}`}>
      <p className={styles.fileName}>
        {t(slots.chosenFile, { name: file.name, size: sizeText(file.size) })}{' '}
        {busy || problem ? null : <span className={styles.small}>{t(slots.unsent)}</span>}
      </p>
      {shown ? (
        <FileView
          {...shown}
          title={t(documents.previewOf, { name: file.name })}
          view={view}
          unseen={t(isHeicName(file.name) ? slots.heicUnseen : slots.chosenUnseen)}
          drawn
          small
        />
      ) : null}
      {tooSmall ? (
        <div role="status">
          <StatusTag tone="warning" wraps>
            {t(slots.smallPicture, { ...tooSmall })}
          </StatusTag>
        </div>
      ) : null}
      {problem ? (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      ) : null}
      {busy ? <SentSoFar percent={percent} /> : null}
      <div className={styles.acts}>
        {busy ? (
          <Button onClick={onCancel}>{t(slots.cancelUpload)}</Button>
        ) : (
          <ChosenActs
            main={main}
            again={problem !== undefined}
            mayPass={mayPass}
            onSend={onSend}
            onOther={onOther}
          />
        )}
      </div>
    </section>
  );
}

function SentSoFar({ percent }: { percent: number }) {
  const text = percent < 100 ? t(documents.uploading, { percent }) : t(slots.saving);
  return (
    <div className={styles.sent}>
      <progress max={100} value={percent} aria-label={text} />
      <span className={styles.small}>{text}</span>
    </div>
  );
}

interface ChosenActsProps {
  main: Ref<HTMLButtonElement>;
  again: boolean;
  mayPass: boolean;
  onSend: () => void;
  onOther: () => void;
}

function ChosenActs({ main, again, mayPass, onSend, onOther }: ChosenActsProps) {
  if (!mayPass) {
    return (
      <Button ref={main} type="primary" onClick={onOther}>
        {t(slots.chooseOther)}
      </Button>
    );
  }
  return (
    <>
      <Button ref={main} type="primary" onClick={onSend}>
        {t(again ? slots.retry : slots.send)}
      </Button>
      <Button onClick={onOther}>{t(slots.chooseOther)}</Button>
    </>
  );
}
