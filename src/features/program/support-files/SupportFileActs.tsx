import { support } from '@contract/locales/es-MX/program/support-files';
import { type SupportFile, supportFiles } from '@contract/program/support-files';
import { t } from '@portal/i18n';
import { useConfirmedAct } from '@portal/refine/use-confirmed-act';
import { useMay } from '@portal/refine/use-may';
import { FormModal } from '@portal/ui/form/FormDialog';
import { Button } from 'antd';
import { useState } from 'react';
import { DownloadVersion } from './DownloadVersion';
import { EditSupportFile } from './EditSupportFile';
import { ReplaceFile } from './ReplaceFile';
import styles from './support-files.module.css';

/** What may be done with material: read it, and for who publishes other words, a newer file or its end. */
export function SupportFileActs({ file }: { file: SupportFile }) {
  const { id, title, latest, withdrawn_at } = file;
  const publishes = useMay('support-files.edit');
  const [doing, setDoing] = useState<'edit' | 'replace'>();
  const withdraw = useConfirmedAct(supportFiles.withdraw);
  if (withdrawn_at) return null;
  const close = () => setDoing(undefined);
  return (
    <div className={styles.rowActs}>
      <DownloadVersion supportFileId={id} title={title} version={latest} />
      {publishes ? (
        <>
          <Button
            size="small"
            aria-label={t(support.replaceOne, { title })}
            onClick={() => setDoing('replace')}
          >
            {t(support.replace)}
          </Button>
          <Button
            size="small"
            aria-label={t(support.editOne, { title })}
            onClick={() => setDoing('edit')}
          >
            {t(support.edit)}
          </Button>
          <Button
            size="small"
            danger
            aria-label={t(support.withdrawOne, { title })}
            loading={withdraw.isPending}
            onClick={() =>
              void withdraw.ask(
                {
                  title: t(support.withdrawTitle, { title }),
                  text: t(support.withdrawText),
                  okText: t(support.withdraw),
                  danger: true,
                },
                { params: { supportFileId: id } },
                { outcome: 'updated' },
              )
            }
          >
            {t(support.withdraw)}
          </Button>
          <FormModal
            open={doing === 'replace'}
            title={t(support.replaceOne, { title })}
            onClose={close}
          >
            <ReplaceFile supportFileId={id} onDone={close} />
          </FormModal>
          <FormModal open={doing === 'edit'} title={t(support.editOne, { title })} onClose={close}>
            <EditSupportFile file={file} onDone={close} />
          </FormModal>
        </>
      ) : null}
    </div>
  );
}
