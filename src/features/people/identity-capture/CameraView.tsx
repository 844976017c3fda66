import { identityCapture } from '@contract/locales/es-MX/people/identity-capture';
import { t } from '@portal/i18n';
import styles from './capture.module.css';
import { type Photo, takePhoto } from './read-photo';
import type { useCamera } from './use-camera';

interface CameraViewProps {
  camera: ReturnType<typeof useCamera>;
  facing: 'environment' | 'user';
  name: string;
  onTaken: (photo: Photo) => void;
}

/** What the camera sees, and the button that takes it. */
export function CameraView({ camera, facing, name, onTaken }: CameraViewProps) {
  const { video, close } = camera;
  async function take() {
    if (video.current?.videoWidth) onTaken(await takePhoto(video.current, name));
  }
  return (
    <>
      <video
        ref={video}
        className={styles.picture}
        // A mirror, as one knows one's own face.
        data-mirrored={facing === 'user' || undefined}
        autoPlay
        playsInline
        muted
        aria-label={t(identityCapture.camera, { photo: name })}
      />
      <div className={styles.actions}>
        <button type="button" className={styles.main} onClick={() => void take()}>
          {t(identityCapture.take)}
        </button>
        <button type="button" className={styles.plain} onClick={close}>
          {t(identityCapture.stop)}
        </button>
      </div>
    </>
  );
}
