import { documents } from '@contract/locales/es-MX/documents/documents';
import { slots } from '@contract/locales/es-MX/documents/slots';
import { t } from '@portal/i18n';
import { useOutcome } from '@portal/ui/kit/use-outcome';
import { Button } from 'antd';
import { useState } from 'react';
import { downloadDocument } from './document-link';

interface DownloadButtonProps {
  id: string;
  fileName: string;
  size?: 'small';
  /** Which of several it saves, for who does not see beside what it stands. */
  of?: string;
  /** It is on its way to the device. */
  onSaved?: () => void;
}

/** Saves one version of a document to the person's device. */
export function DownloadButton({ id, fileName, size, of, onSaved }: DownloadButtonProps) {
  const [loading, setLoading] = useState(false);
  const outcome = useOutcome();

  function download() {
    setLoading(true);
    downloadDocument(id, fileName)
      .then(onSaved)
      .catch(() => outcome.failed(t(documents.previewFailed)))
      .finally(() => setLoading(false));
  }

  return (
    <Button
      size={size}
      loading={loading}
      onClick={download}
      aria-label={of && t(slots.versionOf, { action: t(documents.download), file: of })}
    >
      {t(documents.download)}
    </Button>
  );
}
