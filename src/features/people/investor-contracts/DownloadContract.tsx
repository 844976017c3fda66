import { investorContractWords } from '@contract/locales/es-MX/people/investor-contracts';
import { investorContracts } from '@contract/people/investor-contract';
import { callFile } from '@portal/api/call';
import { t } from '@portal/i18n';
import { useOutcome } from '@portal/ui/kit/use-outcome';
import { Button } from 'antd';
import { useState } from 'react';

interface DownloadContractProps {
  title: string;
  /** One that the person signed; else the one in force. */
  version?: string;
}

/** The exact PDF that is signed, or that was. */
export function DownloadContract({ title, version }: DownloadContractProps) {
  const [busy, setBusy] = useState(false);
  const outcome = useOutcome();

  async function download() {
    setBusy(true);
    try {
      const address = URL.createObjectURL(
        await callFile(investorContracts.file, { query: { version } }),
      );
      const link = document.createElement('a');
      link.href = address;
      link.download = `${title}.pdf`;
      link.click();
      // The download has its own hold on the bytes once the click is handled.
      setTimeout(() => URL.revokeObjectURL(address), 0);
    } catch {
      outcome.failed(t(investorContractWords.downloadFailed));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button
      aria-label={version && t(investorContractWords.downloadVersion, { version })}
      loading={busy}
      onClick={() => void download()}
    >
      {t(investorContractWords.download)}
    </Button>
  );
}
