import { documents } from '@contract/locales/es-MX/documents/documents';
import { t } from '@portal/i18n';
import { saveLog } from '@portal/session/save-log';
import { ErrorState } from '@portal/ui/kit/ErrorState';
import { SkeletonLines } from '@portal/ui/kit/Skeletons';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { type ShownBytes, showBytes } from './document-bytes';
import { PreviewTools } from './PreviewTools';
import styles from './preview.module.css';
import { TurnedPicture } from './TurnedPicture';
import { type PreviewControl, usePreviewView } from './use-preview-view';

/** A megabyte and a half, for browsers without a viewer of their own. */
const PdfPages = lazy(() => import('./PdfPages').then((file) => ({ default: file.PdfPages })));

interface DocumentPreviewProps {
  id: string;
  name: string;
  /** Where keys of the screen turn and zoom it as well. */
  view?: PreviewControl;
}

/** The bytes of one version, shown in place: pictures, PDF by the browser or drawn here, text in a frame. */
export function DocumentPreview({ id, name, view }: DocumentPreviewProps) {
  const own = usePreviewView();
  const { loaded, failed, again } = useBytes(id);
  if (failed) return <ErrorState reload={again} />;
  if (!loaded) return <SkeletonLines lines={8} />;
  const title = t(documents.previewOf, { name });
  return <Shown {...loaded} title={title} view={view ?? own} />;
}

function Shown({
  address,
  blob,
  title,
  view,
}: ShownBytes & { title: string; view: PreviewControl }) {
  const { type } = blob;
  const place = useRef<HTMLDivElement>(null);
  const isPicture = /^image\/(png|jpeg|bmp)\b/.test(type);
  const isPdf = type.startsWith('application/pdf');
  if ((isPdf && navigator.pdfViewerEnabled) || type.startsWith('text/plain')) {
    return (
      // A new frame for each document: one frame with a changing address would fill the Back button.
      <iframe
        key={address}
        className={styles.frame}
        src={isPdf ? `${address}#navpanes=0` : address}
        title={title}
      />
    );
  }
  if (!isPicture && !isPdf) return <p>{t(documents.noPreview)}</p>;
  const fullscreen = document.fullscreenEnabled
    ? () => void place.current?.requestFullscreen()
    : null;
  return (
    <div ref={place} className={styles.shown}>
      <PreviewTools view={view} onFullscreen={fullscreen} />
      {isPicture ? (
        <TurnedPicture
          key={address}
          address={address}
          name={title}
          zoom={view.zoom}
          quarters={view.quarters}
        />
      ) : (
        <Suspense fallback={<SkeletonLines lines={8} />}>
          <PdfPages
            key={address}
            blob={blob}
            name={title}
            zoom={view.zoom}
            quarters={view.quarters}
          />
        </Suspense>
      )}
    </div>
  );
}

function useBytes(id: string) {
  const [loaded, setLoaded] = useState<ShownBytes>();
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt fetches the same document again.
  useEffect(() => {
    let gone = false;
    const { bytes, hide } = showBytes(id);
    setLoaded(undefined);
    setFailed(false);
    bytes.then(
      (found) => {
        if (gone) return;
        setLoaded(found);
        saveLog('document_opened', { id });
      },
      () => !gone && setFailed(true),
    );
    return () => {
      gone = true;
      hide();
    };
  }, [id, attempt]);

  return { loaded, failed, again: () => setAttempt(attempt + 1) };
}
