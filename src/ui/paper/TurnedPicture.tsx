import { type CSSProperties, useState } from 'react';
import styles from './preview.module.css';
import { fittedWidth, type PreviewView } from './use-preview-view';

interface TurnedPictureProps extends PreviewView {
  address: string;
  name: string;
  /** What is said of one that no browser can draw. */
  unseen: string;
  /** It is drawn. */
  onShown?: (() => void) | undefined;
}

/** A picture that fits its place, however it is turned; zoomed it is scrolled. */
export function TurnedPicture({
  address,
  name,
  unseen,
  onShown,
  zoom,
  quarters,
}: TurnedPictureProps) {
  const [ratio, setRatio] = useState<number>();
  const [broken, setBroken] = useState(false);
  const lying = quarters % 2 === 1;
  const shown = ratio && (lying ? 1 / ratio : ratio);
  if (broken) return <p className={styles.unseen}>{unseen}</p>;
  const box: CSSProperties = shown
    ? { aspectRatio: shown, width: `calc(${fittedWidth(shown)} * ${zoom})` }
    : {};
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrows of a keyboard move what is larger than its place.
    // biome-ignore lint/a11y/useSemanticElements: no fields stand in it.
    <div className={styles.picture} role="group" aria-label={name} tabIndex={0}>
      <div className={styles.turned} style={box}>
        <img
          src={address}
          alt={name}
          onError={() => setBroken(true)}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
            setRatio(naturalWidth / naturalHeight);
            onShown?.();
          }}
          style={
            shown
              ? {
                  position: 'absolute',
                  width: lying ? '100cqh' : '100cqw',
                  height: lying ? '100cqw' : '100cqh',
                  transform: `translate(-50%, -50%) rotate(${quarters * 90}deg)`,
                }
              : // Nothing is seen, nor counts as seen, before it is whole.
                { visibility: 'hidden' }
          }
        />
      </div>
    </div>
  );
}
