import { acknowledgementWords as words } from '@contract/locales/es-MX/people/acknowledgements';
import { type AcknowledgementSignature, acknowledgements } from '@contract/people/acknowledgements';
import { callFile } from '@portal/api/call';
import { t } from '@portal/i18n';
import { useOutcome } from '@portal/ui/kit/use-outcome';
import { saveFile } from '@portal/ui/table/export-rows';
import { Button } from 'antd';
import { useState } from 'react';

interface DownloadCertificateProps {
  signature: Pick<AcknowledgementSignature, 'id' | 'folio'>;
  primary?: boolean;
  small?: boolean;
}

/** The exact PDF that was made when it was signed. */
export function DownloadCertificate({
  signature: { id, folio },
  primary = false,
  small = false,
}: DownloadCertificateProps) {
  const [busy, setBusy] = useState(false);
  const tell = useOutcome();

  async function download() {
    setBusy(true);
    try {
      const file = await callFile(acknowledgements.file, { params: { signatureId: id } });
      saveFile(`${folio}.pdf`, file);
    } catch (thrown) {
      tell.notDone(thrown);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button
      type={primary ? 'primary' : 'default'}
      size={small ? 'small' : 'middle'}
      aria-label={t(words.downloadOne, { folio })}
      loading={busy}
      onClick={() => void download()}
    >
      {t(words.download)}
    </Button>
  );
}
