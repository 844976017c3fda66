import { contracts } from '@contract/credit/contracts';
import { contractWords } from '@contract/locales/es-MX/credit/credit';
import { callFile } from '@portal/api/call';
import { t } from '@portal/i18n';
import { ErrorState } from '@portal/ui/kit/ErrorState';
import { SkeletonLines } from '@portal/ui/kit/Skeletons';
import { Button } from 'antd';
import { useEffect, useState } from 'react';
import styles from './contracts.module.css';

interface ContractPreviewProps {
  contractId: string;
  title: string;
  /** The exact bytes are on the screen, or in the person's hands. */
  onShown?: () => void;
}

/** The exact PDF that is signed, in place, with its download. */
export function ContractPreview({ contractId, title, onShown }: ContractPreviewProps) {
  const [address, setAddress] = useState<string>();
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt fetches the same contract again.
  useEffect(() => {
    const gone = new AbortController();
    let made: string | undefined;
    setFailed(false);
    callFile(contracts.file, { params: { contractId } }, { signal: gone.signal })
      .then((blob) => {
        if (gone.signal.aborted) return;
        made = URL.createObjectURL(blob);
        setAddress(made);
      })
      .catch(() => {
        if (!gone.signal.aborted) setFailed(true);
      });
    return () => {
      gone.abort();
      if (made) URL.revokeObjectURL(made);
    };
  }, [contractId, attempt]);

  if (failed) return <ErrorState reload={() => setAttempt(attempt + 1)} />;
  if (!address) return <SkeletonLines lines={8} />;
  return (
    <>
      {/* Telephones often have no viewer for a page to show a PDF in. */}
      {navigator.pdfViewerEnabled ? (
        <iframe
          className={styles.frame}
          src={address}
          title={t(contractWords.preview)}
          onLoad={onShown}
        />
      ) : (
        <p className={styles.noViewer}>{t(contractWords.noViewer)}</p>
      )}
      <Button href={address} download={`${title}.pdf`} onClick={onShown}>
        {t(contractWords.download)}
      </Button>
    </>
  );
}
