import { documents } from '@contract/locales/es-MX/documents/documents';
import { t } from '@portal/i18n';
import { saveLog } from '@portal/session/save-log';
import { ErrorState } from '@portal/ui/kit/ErrorState';
import { SkeletonLines } from '@portal/ui/kit/Skeletons';
import { useEffect, useState } from 'react';
import { fetchDocument } from './document-link';
import styles from './documents.module.css';

/** What this browser shows in a page, without running any of it: on telephones often no PDF. */
const shows = (type: string) =>
  type.startsWith('application/pdf')
    ? navigator.pdfViewerEnabled
    : /^(image\/(png|jpeg|bmp)|text\/plain)\b/.test(type);

interface Loaded {
  address: string;
  type: string;
}

/** The bytes of one version, shown in place: pictures as pictures, PDF and text in a frame. */
export function DocumentPreview({ id, name }: { id: string; name: string }) {
  const [loaded, setLoaded] = useState<Loaded>();
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt fetches the same document again.
  useEffect(() => {
    const gone = new AbortController();
    let address: string | undefined;
    setLoaded(undefined);
    setFailed(false);
    fetchDocument(id, 'view', gone.signal)
      .then((blob) => {
        if (gone.signal.aborted) return;
        address = URL.createObjectURL(blob);
        setLoaded({ address, type: blob.type });
        saveLog('document_opened', { id });
      })
      .catch(() => {
        if (!gone.signal.aborted) setFailed(true);
      });
    return () => {
      gone.abort();
      if (address) URL.revokeObjectURL(address);
    };
  }, [id, attempt]);

  if (failed) return <ErrorState reload={() => setAttempt(attempt + 1)} />;
  if (!loaded) return <SkeletonLines lines={8} />;
  if (!shows(loaded.type)) return <p>{t(documents.noPreview)}</p>;
  const title = t(documents.previewOf, { name });
  return loaded.type.startsWith('image/') ? (
    <div className={styles.picture}>
      <img src={loaded.address} alt={title} />
    </div>
  ) : (
    // A new frame for each document: one frame with a changing address would fill the Back button.
    <iframe
      key={loaded.address}
      className={styles.frame}
      src={`${loaded.address}#navpanes=0`}
      title={title}
    />
  );
}
