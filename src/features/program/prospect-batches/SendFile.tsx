import { uploads } from '@contract/locales/es-MX/program/prospect-uploads';
import {
  importExtensions,
  MAX_IMPORT_MEGABYTES,
  prospectBatches,
} from '@contract/program/prospect-batches';
import { upload } from '@portal/api/call';
import { t } from '@portal/i18n';
import { useReload } from '@portal/refine/use-act';
import { toFailure } from '@portal/ui/failure';
import { FileDrop } from '@portal/ui/form/inputs/FileDrop';
import { useSending } from '@portal/ui/form/inputs/use-sending';
import { useState } from 'react';

/** Chooses or drops a file, which goes on its way at once; the server reads it. */
export function SendFile({ onSent }: { onSent: (batchId: string) => void }) {
  const reload = useReload();
  const [file, setFile] = useState<File>();
  const sending = useSending(async (chosen, options) => {
    const { id } = await upload(prospectBatches.upload, {}, chosen, options);
    onSent(id);
    await reload();
  });
  const failure = sending.ended?.by === 'failure' ? toFailure(sending.ended.thrown) : undefined;
  return (
    <FileDrop
      label={t(uploads.file)}
      extensions={importExtensions}
      megabytes={MAX_IMPORT_MEGABYTES}
      fileName={file?.name}
      progress={sending.percent}
      error={failure?.fields?.file ?? failure?.message}
      onFile={(chosen) => {
        setFile(chosen);
        void sending.start(chosen);
      }}
    />
  );
}
