import { UploadOutlined } from '@ant-design/icons';
import { hasAllowedExtension } from '@contract/kernel/fields/file-extension';
import { documents } from '@contract/locales/es-MX/documents/documents';
import { t } from '@portal/i18n';
import { type DragEvent, useId, useState } from 'react';
import styles from '../form.module.css';

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
}

/**
 * One slot for one file: chosen, dropped, or reached by keyboard. antd's Upload (16 KB with its progress bar) keeps a list and sends by itself,
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
}: FileDropProps) {
  const id = useId();
  const [over, setOver] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const problem = refusal ?? error;
  const locked = disabled || progress !== undefined;

  function take(files: FileList | null) {
    const [file, ...others] = files ?? [];
    if (!file || locked) return;
    if (others.length > 0) setRefusal(t(documents.oneFile));
    else if (!hasAllowedExtension(file.name, extensions)) setRefusal(t(documents.wrongType));
    else if (file.size > megabytes * 1024 * 1024) setRefusal(t(documents.tooBig, { megabytes }));
    else {
      setRefusal(undefined);
      onFile(file);
    }
  }

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
          id={id}
          type="file"
          className={styles.fileInput}
          accept={extensions.map((extension) => `.${extension}`).join(',')}
          disabled={locked}
          aria-describedby={problem ? `${id}-help ${id}-error` : `${id}-help`}
          onChange={(event) => {
            take(event.target.files);
            // The same file may be chosen again after a refusal.
            event.target.value = '';
          }}
        />
      </div>
      {problem ? (
        <div id={`${id}-error`} className={styles.error} role="alert">
          {problem}
        </div>
      ) : null}
    </div>
  );
}
