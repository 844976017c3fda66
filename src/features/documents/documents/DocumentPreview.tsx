import { documents } from '@contract/locales/es-MX/documents/documents';
import { t } from '@portal/i18n';
import { saveLog } from '@portal/session/save-log';
import { ErrorState } from '@portal/ui/kit/ErrorState';
import { SkeletonLines } from '@portal/ui/kit/Skeletons';
import { FileView, type ShownBytes } from '@portal/ui/paper/FileView';
import { type PreviewControl, usePreviewView } from '@portal/ui/paper/use-preview-view';
import { useEffect, useState } from 'react';
import { showBytes } from './document-bytes';

interface DocumentPreviewProps {
  id: string;
  name: string;
  /** Where keys of the screen turn and zoom it as well. */
  view?: PreviewControl;
  /** Draws a PDF with the tools of pictures. */
  drawn?: boolean;
  /** Its bytes are before the person’s eyes. */
  onShown?: () => void;
}

/** The bytes of one version, shown in place. */
export function DocumentPreview({ id, name, view, drawn = false, onShown }: DocumentPreviewProps) {
  const own = usePreviewView();
  const { loaded, failed, again } = useBytes(id);
  if (failed) return <ErrorState reload={again} />;
  if (!loaded) return <SkeletonLines lines={8} />;
  const title = t(documents.previewOf, { name });
  return (
    <FileView
      {...loaded}
      title={title}
      view={view ?? own}
      keyed={view !== undefined}
      unseen={t(documents.noPreview)}
      drawn={drawn}
      onShown={onShown}
    />
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
