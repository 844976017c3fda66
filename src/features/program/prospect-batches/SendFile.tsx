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
import { Button } from 'antd';
import { useId, useState } from 'react';
import styles from './batches.module.css';
import { FilePreview, useFilePreview } from './FilePreview';

/** Chooses or drops a file, shows what it holds, and sends it; the server reads it. */
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
    <div className={styles.batch}>
      <div className={styles.drop}>
        <FileDrop
          label={t(uploads.file)}
          extensions={importExtensions}
          megabytes={MAX_IMPORT_MEGABYTES}
          fileName={file?.name}
          progress={sending.percent}
          error={failure?.fields?.file ?? failure?.message}
          onFile={(chosen) => {
            sending.forget();
            setFile(chosen);
          }}
        />
      </div>
      {file ? (
        <ChosenFile
          file={file}
          isSending={sending.percent !== undefined}
          onSend={() => void sending.start(file)}
        />
      ) : null}
    </div>
  );
}

interface ChosenFileProps {
  file: File;
  isSending: boolean;
  onSend: () => void;
}

/** What a file holds and the way to send it; one that holds no rows by its bytes, whatever it is called, is not sent. */
function ChosenFile({ file, isSending, onSend }: ChosenFileProps) {
  const preview = useFilePreview(file);
  const why = useId();
  const isForeign = preview?.kind === 'foreign';
  return (
    <>
      <FilePreview preview={preview} id={why} />
      {/* What is read pushes down what stands below: a finger that was on its way would miss the button. */}
      {preview ? (
        <Button
          type="primary"
          disabled={isForeign}
          aria-describedby={isForeign ? why : undefined}
          loading={isSending}
          onClick={onSend}
        >
          {t(uploads.preview.send)}
        </Button>
      ) : null}
    </>
  );
}
