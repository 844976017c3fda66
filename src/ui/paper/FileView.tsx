import { lazy, Suspense, useRef } from 'react';
import { SkeletonLines } from '../kit/Skeletons';
import { PreviewTools } from './PreviewTools';
import styles from './preview.module.css';
import { TurnedPicture } from './TurnedPicture';
import type { PreviewControl } from './use-preview-view';

/** A megabyte and a half, for browsers without a viewer of their own and where all files have the same tools. */
const PdfPages = lazy(() => import('./PdfPages').then((file) => ({ default: file.PdfPages })));

/** Bytes that this page holds, and their address in it. */
export interface ShownBytes {
  address: string;
  blob: Blob;
}

interface FileViewProps extends ShownBytes {
  title: string;
  view: PreviewControl;
  /** The screen's keys turn and enlarge it as well. */
  keyed?: boolean;
  /** Draws a PDF here, with the tools of pictures, also where the browser has a viewer of its own. */
  drawn?: boolean;
  /** Beside other things: not as tall as the window. */
  small?: boolean;
  /** What is said of a file that is not shown. */
  unseen: string;
  /** Its bytes are before the person’s eyes. */
  onShown?: (() => void) | undefined;
}

/** A file's bytes in place: pictures, PDF by the browser or drawn here, text in a frame. */
export function FileView({
  address,
  blob,
  title,
  view,
  keyed = false,
  drawn = false,
  small = false,
  unseen,
  onShown,
}: FileViewProps) {
  const { type } = blob;
  const place = useRef<HTMLDivElement>(null);
  const isPicture = /^image\/(png|jpeg|bmp|heic|heif)\b/.test(type);
  const isPdf = type.startsWith('application/pdf');
  if ((isPdf && !drawn && navigator.pdfViewerEnabled) || type.startsWith('text/plain')) {
    return (
      // A new frame for each document: one frame with a changing address would fill the Back button.
      <iframe
        key={address}
        className={styles.frame}
        src={isPdf ? `${address}#navpanes=0` : address}
        title={title}
        onLoad={onShown}
        data-small={small || undefined}
      />
    );
  }
  if (!isPicture && !isPdf) return <p>{unseen}</p>;
  const fullscreen = document.fullscreenEnabled
    ? () => void place.current?.requestFullscreen()
    : null;
  return (
    <div ref={place} className={styles.shown} data-small={small || undefined}>
      <PreviewTools view={view} onFullscreen={fullscreen} keyed={keyed} />
      {isPicture ? (
        <TurnedPicture
          key={address}
          address={address}
          name={title}
          unseen={unseen}
          onShown={onShown}
          zoom={view.zoom}
          quarters={view.quarters}
        />
      ) : (
        <Suspense fallback={<SkeletonLines lines={8} />}>
          <PdfPages
            key={address}
            blob={blob}
            name={title}
            unseen={unseen}
            onShown={drawn ? undefined : onShown}
            onDrawn={drawn ? onShown : undefined}
            zoom={view.zoom}
            quarters={view.quarters}
          />
        </Suspense>
      )}
    </div>
  );
}
