import type { IdentityPhotoState } from '@contract/documents/identity-photos';
import type { PersonKind } from '@contract/kernel/fields/person-type';
import { identityPhotosByKind } from '@contract/locales/es-MX/people/identity-capture';
import styles from './capture.module.css';
import { PhotoCapture, type SendPhoto } from './PhotoCapture';

interface IdentityPhotosProps {
  /** Whose they are: a company's are of who represents it. */
  kind: PersonKind;
  photos: readonly IdentityPhotoState[];
  send: SendPhoto;
}

/** The three photographs, each with its state. */
export function IdentityPhotos({ kind, photos, send }: IdentityPhotosProps) {
  return (
    <div className={styles.captures}>
      {photos.map((item) => (
        <PhotoCapture key={item.photo} words={identityPhotosByKind[kind]} item={item} send={send} />
      ))}
    </div>
  );
}
