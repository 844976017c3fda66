import type { IdentityPhotoState } from '@contract/documents/identity-photos';
import styles from './capture.module.css';
import { PhotoCapture, type SendPhoto } from './PhotoCapture';

interface IdentityPhotosProps {
  photos: readonly IdentityPhotoState[];
  send: SendPhoto;
}

/** The three photographs, each with its state. */
export function IdentityPhotos({ photos, send }: IdentityPhotosProps) {
  return (
    <div className={styles.captures}>
      {photos.map((item) => (
        <PhotoCapture key={item.photo} item={item} send={send} />
      ))}
    </div>
  );
}
