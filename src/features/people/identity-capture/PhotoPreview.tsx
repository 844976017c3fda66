import { identityCapture } from '@contract/locales/es-MX/people/identity-capture';
import { t } from '@portal/i18n';
import styles from './capture.module.css';
import type { Photo } from './read-photo';

interface PhotoPreviewProps {
  photo: Photo;
  name: string;
  /** Sent so far; undefined while nothing is being sent. */
  percent: number | undefined;
  onSend: () => void;
  onCancel: () => void;
  onRetake: () => void;
}

/** A photograph before it is sent, with what may be wrong with it. */
export function PhotoPreview({
  photo,
  name,
  percent,
  onSend,
  onCancel,
  onRetake,
}: PhotoPreviewProps) {
  const { url, hints, unseen } = photo;
  const busy = percent !== undefined;
  return (
    <>
      {unseen ? (
        <p className={styles.muted}>{t(identityCapture.heicUnseen)}</p>
      ) : (
        <img
          className={styles.picture}
          src={url}
          alt={t(identityCapture.preview, { photo: name })}
        />
      )}
      {hints.length > 0 ? (
        <div className={styles.hints} role="status">
          <p>{t(identityCapture.hintsIntro)}</p>
          <ul>
            {hints.map((hint) => (
              <li key={hint}>{t(identityCapture.hints[hint])}</li>
            ))}
          </ul>
        </div>
      ) : null}
      {busy ? (
        <progress
          className={styles.progress}
          max={100}
          value={percent}
          aria-label={t(identityCapture.sending, { percent })}
        />
      ) : null}
      <div className={styles.actions}>
        <button
          type="button"
          className={styles.main}
          aria-disabled={busy || undefined}
          onClick={onSend}
        >
          {busy ? t(identityCapture.sending, { percent }) : t(identityCapture.send)}
        </button>
        <button type="button" className={styles.plain} onClick={busy ? onCancel : onRetake}>
          {t(busy ? identityCapture.cancel : identityCapture.retake)}
        </button>
      </div>
    </>
  );
}
