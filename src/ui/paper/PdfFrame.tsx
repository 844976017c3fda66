import { pdf } from '@contract/locales/es-MX/kernel/pdf';
import { t } from '@portal/i18n';
import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { ErrorState } from '../kit/ErrorState';
import { SkeletonLines } from '../kit/Skeletons';
import { FileView, type ShownBytes } from './FileView';
import styles from './preview.module.css';
import { usePreviewView } from './use-preview-view';

interface PdfFrameProps {
  /** Names what is shown: another one is fetched anew. */
  of: string;
  load: (signal: AbortSignal) => Promise<Blob>;
  /** Of the frame, for who hears the page. */
  label: string;
  fileName: string;
  /** The exact bytes are on the screen, or in the person's hands. */
  onShown?: () => void;
}

/** A PDF in place, with its download; drawn here where the browser, as on telephones, has no viewer of its own. */
export function PdfFrame({ of, load, label, fileName, onShown }: PdfFrameProps) {
  const [shown, setShown] = useState<ShownBytes>();
  const view = usePreviewView();
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt fetches the same file again, by whatever function is given then.
  useEffect(() => {
    const gone = new AbortController();
    let made: string | undefined;
    setFailed(false);
    load(gone.signal)
      .then((blob) => {
        if (gone.signal.aborted) return;
        made = URL.createObjectURL(blob);
        setShown({ blob, address: made });
      })
      .catch(() => {
        if (!gone.signal.aborted) setFailed(true);
      });
    return () => {
      gone.abort();
      if (made) URL.revokeObjectURL(made);
    };
  }, [of, attempt]);

  if (failed) return <ErrorState reload={() => setAttempt(attempt + 1)} />;
  return (
    <div className={styles.paper}>
      {shown ? (
        <>
          <FileView {...shown} title={label} view={view} unseen={t(pdf.unseen)} onShown={onShown} />
          <Button href={shown.address} download={fileName} onClick={onShown}>
            {t(shown.blob.type.startsWith('application/pdf') ? pdf.download : pdf.downloadFile)}
          </Button>
        </>
      ) : (
        <SkeletonLines lines={8} />
      )}
    </div>
  );
}
