import { CameraOutlined, UploadOutlined } from '@ant-design/icons';
import { isTaken, takesPhotographs } from '@contract/kernel/fields/file-extension';
import { documents } from '@contract/locales/es-MX/documents/documents';
import { slots } from '@contract/locales/es-MX/documents/slots';
import { t } from '@portal/i18n';
import { type DragEvent, type InputHTMLAttributes, type RefObject, useId, useState } from 'react';
import styles from '../form.module.css';
import { listChoosable } from './choosable';

interface FileDropProps {
  label: string;
  /** Allowed extensions without the dot; upper or lower case is the same. */
  extensions: readonly string[];
  /** Largest file that the server takes. */
  megabytes: number;
  onFile: (file: File) => void;
  /** Name of the file that was chosen. */
  fileName?: string;
  /** Percent sent so far; undefined while nothing is being sent. */
  progress?: number;
  disabled?: boolean;
  /** What the server answered, for example. */
  error?: string;
  /** Offers a telephone's own camera, where pictures are taken. */
  camera?: boolean;
  /** To bring the keyboard to it. */
  input?: RefObject<HTMLInputElement | null>;
}

/**
 * One slot for one file: chosen, dropped, photographed, or reached by keyboard. antd's Upload (16 KB with its progress bar) keeps a list and sends by itself,
 * past the session's transport.
 */
export function FileDrop({
  label,
  extensions,
  megabytes,
  onFile,
  fileName,
  progress,
  disabled,
  error,
  camera = false,
  input,
}: FileDropProps) {
  const id = useId();
  const [over, setOver] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const problem = refusal ?? error;
  const locked = disabled || progress !== undefined;
  const photographs = takesPhotographs(extensions);

  function take(files: FileList | null) {
    const [file, ...others] = files ?? [];
    if (!file || locked) return;
    if (others.length > 0) setRefusal(t(documents.oneFile));
    else if (!isTaken(file.name, extensions)) setRefusal(t(documents.wrongType));
    else if (file.size > megabytes * 1024 * 1024) setRefusal(t(documents.tooBig, { megabytes }));
    else {
      setRefusal(undefined);
      onFile(file);
    }
  }

  const chooser: InputHTMLAttributes<HTMLInputElement> = {
    type: 'file',
    disabled: locked,
    onChange: ({ currentTarget }) => {
      take(currentTarget.files);
      // The same file may be chosen again after a refusal.
      currentTarget.value = '';
    },
  };

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  }

  return (
    <div className={styles.field}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra for the mouse; the input inside takes the keyboard. */}
      <div
        className={over && !locked ? `${styles.drop} ${styles.over}` : styles.drop}
        data-disabled={locked || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <UploadOutlined className={styles.dropIcon} aria-hidden />
        <label htmlFor={id}>
          <span className="visually-hidden">{label}: </span>
          {disabled ? t(documents.uploadDisabled) : t(documents.prompt)}
        </label>
        <span id={`${id}-help`} className={styles.under}>
          {t(documents.allowedTypes, { extensions: extensions.join(', ') })}{' '}
          {t(documents.atMost, { megabytes })}
        </span>
        {fileName ? <span className={styles.fileName}>{fileName}</span> : null}
        {progress === undefined ? null : (
          <progress
            className={styles.progress}
            max={100}
            value={progress}
            aria-label={t(documents.uploading, { percent: progress })}
          />
        )}
        <input
          {...chooser}
          ref={input}
          id={id}
          className={styles.fileInput}
          accept={listChoosable(extensions)}
          aria-describedby={problem ? `${id}-help ${id}-error` : `${id}-help`}
        />
      </div>
      {camera && photographs && !locked ? (
        <label className={styles.cameraButton}>
          <input
            {...chooser}
            className="visually-hidden"
            // As JPEG, which every telephone's camera gives.
            accept="image/jpeg"
            capture="environment"
          />
          <CameraOutlined aria-hidden />
          <span className="visually-hidden">{label}: </span>
          {t(slots.takePhoto)}
        </label>
      ) : null}
      {problem ? (
        <div id={`${id}-error`} className={styles.error} role="alert">
          {problem}
        </div>
      ) : null}
    </div>
  );
}
