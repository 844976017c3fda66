import { coObligorPages } from '@contract/locales/es-MX/credit/co-obligor-pages';
import { callFile } from '@portal/api/call';
import { t } from '@portal/i18n';
import { type Failure, toFailure } from '@portal/ui/failure';
import { PublicAlert } from '@portal/ui/public/PublicAlert';
import { PublicButton } from '@portal/ui/public/PublicButton';
import { useState } from 'react';
import { agreementTasks } from './agreement-tasks';

const words = coObligorPages.restructure;

interface AgreementFileProps {
  pass: string;
  folio: string;
  /** Where the words are not here, they are read in the file. */
  onBrought: () => void;
}

/** The agreement itself, brought to the device of who reads it. */
export function AgreementFile({ pass, folio, onBrought }: AgreementFileProps) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  async function bring() {
    setBusy(true);
    setFailure(undefined);
    try {
      const { agreement } = await agreementTasks();
      const file = await callFile(agreement, { body: { pass } }, { token: null });
      const link = document.createElement('a');
      link.href = URL.createObjectURL(file);
      link.download = t(words.fileName, { folio });
      link.click();
      onBrought();
      setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
    } catch (thrown) {
      setFailure(toFailure(thrown));
    } finally {
      setBusy(false);
    }
  }
  return (
    <>
      {failure ? <PublicAlert tone="danger">{failure.message}</PublicAlert> : null}
      <PublicButton look="plain" block busy={busy} onClick={() => void bring()}>
        {t(words.download)}
      </PublicButton>
    </>
  );
}
