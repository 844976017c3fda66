import type { IdentityPhotoState } from '@contract/documents/identity-photos';
import { cameraExtensions } from '@contract/kernel/fields/file-extension';
import type { PersonKind } from '@contract/kernel/fields/person-type';
import { documents } from '@contract/locales/es-MX/documents/documents';
import { identityPhotoName } from '@contract/locales/es-MX/documents/identity-photos';
import {
  identityCapture,
  type identityPhotosByKind,
} from '@contract/locales/es-MX/people/identity-capture';
import { config } from '@portal/config';
import { t } from '@portal/i18n';
import { listChoosable } from '@portal/ui/form/inputs/choosable';
import { uploadProblem } from '@portal/ui/form/inputs/upload-problem';
import { type Ended, type Sending, useSending } from '@portal/ui/form/inputs/use-sending';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { CameraView } from './CameraView';
import styles from './capture.module.css';
import { PhotoPreview } from './PhotoPreview';
import { forget, type Photo, readPhoto } from './read-photo';
import { useCamera } from './use-camera';

export type SendPhoto = (
  photo: IdentityPhotoState['photo'],
  file: File,
  sending: Sending,
) => Promise<unknown>;

interface PhotoCaptureProps {
  /** How it is asked for, of whom. */
  words: (typeof identityPhotosByKind)[PersonKind];
  item: IdentityPhotoState;
  send: SendPhoto;
  /** The one that was sent, where its person may look at it again. */
  stored?: ReactNode;
}

/** One photograph: by the camera of the device or from a file, looked at before it is sent. React alone, for public pages too. */
export function PhotoCapture({ words, item, send, stored }: PhotoCaptureProps) {
  const { photo: kind, state, reject_reason: reason } = item;
  const facing = kind === 'face' ? 'user' : 'environment';
  const camera = useCamera(facing);
  const [photo, setPhoto] = useState<Photo>();
  const [problem, setProblem] = useState<string>();
  const sending = useSending((file, options) => send(kind, file, options));
  const [sent, setSent] = useState(false);
  const heading = useId();
  const head = useRef<HTMLHeadingElement>(null);
  const name = t(identityPhotoName[kind]);
  useEffect(() => () => photo && forget(photo), [photo]);

  async function choose(file: File | undefined) {
    if (!file) return;
    setProblem(undefined);
    sending.forget();
    try {
      setPhoto(await readPhoto(file));
    } catch {
      setProblem(t(identityCapture.unreadable));
    }
  }

  async function submit() {
    if (!photo || !(await sending.start(photo.file))) return;
    setPhoto(undefined);
    setSent(true);
    // Its button is gone.
    head.current?.focus();
  }

  const trouble =
    problem ??
    (sending.ended && endOf(sending.ended, state !== 'missing')) ??
    (camera.refused && !photo ? t(identityCapture.noCamera) : undefined);
  const waits = state === 'missing' || state === 'rechazado';
  return (
    <section className={styles.capture} aria-labelledby={heading}>
      <div className={styles.head}>
        <h3 id={heading} ref={head} tabIndex={-1}>
          {name}
        </h3>
        <span className={styles.state} data-state={state}>
          {t(identityCapture.states[state])}
        </span>
      </div>
      <p className={styles.muted}>{t(words.helps[kind])}</p>
      {reason ? <p className={styles.problem}>{t(identityCapture.rejected, { reason })}</p> : null}
      {stored}
      {trouble ? (
        <p className={styles.problem} role="alert">
          {trouble}
        </p>
      ) : null}
      {sent && !photo && !waits ? (
        <p role="status">{t(documents.uploadedToVerify, { brand: config().brand })}</p>
      ) : null}
      {photo ? (
        <PhotoPreview
          photo={photo}
          name={name}
          percent={sending.percent}
          onSend={() => void submit()}
          onCancel={sending.cancel}
          onRetake={() => {
            sending.forget();
            setPhoto(undefined);
          }}
        />
      ) : camera.isOpen ? (
        <CameraView
          camera={camera}
          facing={facing}
          name={name}
          onTaken={(taken) => {
            camera.close();
            setPhoto(taken);
          }}
        />
      ) : state === 'verificado' ? null : (
        <div className={styles.actions}>
          <button
            type="button"
            className={waits ? styles.main : styles.plain}
            aria-describedby={heading}
            onClick={() => void camera.open()}
          >
            {t(waits ? identityCapture.useCamera : identityCapture.another)}
          </button>
          <label className={styles.file}>
            <input
              type="file"
              accept={listChoosable(cameraExtensions)}
              className="visually-hidden"
              aria-describedby={heading}
              onChange={(event) => {
                void choose(event.target.files?.[0]);
                // The same file may be chosen again.
                event.target.value = '';
              }}
            />
            {t(identityCapture.chooseFile)}
          </label>
        </div>
      )}
    </section>
  );
}

/** What is said of a photograph that did not arrive. */
function endOf(ended: Ended, hadPhoto: boolean): string {
  return ended.by === 'person'
    ? t(identityCapture.cancelled)
    : uploadProblem(ended.thrown, hadPhoto);
}
