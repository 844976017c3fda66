import { uploads } from '@contract/locales/es-MX/program/prospect-uploads';
import { prospectBatches } from '@contract/program/prospect-batches';
import { type Answer, callFile } from '@portal/api/call';
import { t } from '@portal/i18n';
import { useOutcome } from '@portal/ui/kit/use-outcome';
import { saveFile } from '@portal/ui/table/export-rows';
import { Button } from 'antd';
import { useState } from 'react';

interface DownloadFileProps {
  batch: Answer<typeof prospectBatches.list>['items'][number];
}

/** The file of a batch as it was uploaded. */
export function DownloadFile({ batch: { id, file_name: file } }: DownloadFileProps) {
  const tell = useOutcome();
  const [busy, setBusy] = useState(false);

  async function download() {
    setBusy(true);
    try {
      saveFile(file, await callFile(prospectBatches.file, { params: { batchId: id } }));
    } catch (thrown) {
      tell.notDone(thrown);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button
      size="small"
      loading={busy}
      aria-label={t(uploads.downloadFile, { file })}
      onClick={() => void download()}
    >
      {t(uploads.download)}
    </Button>
  );
}
