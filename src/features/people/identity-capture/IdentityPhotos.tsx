import type { IdentityPhoto, IdentityPhotoState } from '@contract/documents/identity-photos';
import type { PersonKind } from '@contract/kernel/fields/person-type';
import { identityPhotosByKind } from '@contract/locales/es-MX/people/identity-capture';
import type { ReactNode } from 'react';
import styles from './capture.module.css';
import { PhotoCapture, type SendPhoto } from './PhotoCapture';

interface IdentityPhotosProps {
  /** Whose they are: a company's are of who represents it. */
  kind: PersonKind;
  photos: readonly IdentityPhotoState[];
  send: SendPhoto;
  /** What was sent of each, where its person may look at it again. */
  stored?: (photo: IdentityPhoto) => ReactNode;
}

/** The three photographs, each with its state. */
export function IdentityPhotos({ kind, photos, send, stored }: IdentityPhotosProps) {
  return (
    <div className={styles.captures}>
      {photos.map((item) => (
        <PhotoCapture
          key={item.photo}
          words={identityPhotosByKind[kind]}
          item={item}
          send={send}
          stored={stored?.(item.photo)}
        />
      ))}
    </div>
  );
}
