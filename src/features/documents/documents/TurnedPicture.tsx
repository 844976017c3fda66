import { type CSSProperties, useState } from 'react';
import styles from './preview.module.css';
import type { PreviewView } from './use-preview-view';

interface TurnedPictureProps extends PreviewView {
  address: string;
  name: string;
}

/** A picture that fits its place, however it is turned; zoomed it is scrolled. */
export function TurnedPicture({ address, name, zoom, quarters }: TurnedPictureProps) {
  const [ratio, setRatio] = useState<number>();
  const lying = quarters % 2 === 1;
  const shown = ratio && (lying ? 1 / ratio : ratio);
  const box: CSSProperties = shown
    ? { aspectRatio: shown, width: `calc(min(100%, 70vh * ${shown}) * ${zoom})` }
    : {};
  return (
    <div className={styles.picture}>
      <div className={styles.turned} style={box}>
        <img
          src={address}
          alt={name}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            setRatio(naturalWidth / naturalHeight)
          }
          style={
            shown
              ? {
                  position: 'absolute',
                  width: lying ? '100cqh' : '100cqw',
                  height: lying ? '100cqw' : '100cqh',
                  transform: `translate(-50%, -50%) rotate(${quarters * 90}deg)`,
                }
              : {}
          }
        />
      </div>
    </div>
  );
}
