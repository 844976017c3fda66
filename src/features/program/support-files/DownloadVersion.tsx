import { support } from '@contract/locales/es-MX/program/support-files';
import { type SupportVersion, supportFiles } from '@contract/program/support-files';
import { callFile } from '@portal/api/call';
import { t } from '@portal/i18n';
import { useReload } from '@portal/refine/use-act';
import { useOutcome } from '@portal/ui/kit/use-outcome';
import { saveFile } from '@portal/ui/table/export-rows';
import { Button } from 'antd';
import { useState } from 'react';

interface DownloadVersionProps {
  supportFileId: string;
  /** What it is a version of. */
  title: string;
  version: SupportVersion;
}

/** Brings one version; it is read from then on. */
export function DownloadVersion({ supportFileId, title, version }: DownloadVersionProps) {
  const tell = useOutcome();
  const reload = useReload();
  const [busy, setBusy] = useState(false);
  const { number, file_name: name } = version;

  async function download() {
    setBusy(true);
    try {
      saveFile(name, await callFile(supportFiles.file, { params: { supportFileId, number } }));
      if (!version.read) await reload();
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
      aria-label={t(support.downloadOne, { title, number })}
      onClick={() => void download()}
    >
      {t(support.download)}
    </Button>
  );
}
