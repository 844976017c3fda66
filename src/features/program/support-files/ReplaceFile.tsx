import { common } from '@contract/locales/es-MX/kernel/common';
import { support } from '@contract/locales/es-MX/program/support-files';
import { supportFiles } from '@contract/program/support-files';
import { upload } from '@portal/api/call';
import { t } from '@portal/i18n';
import { useReload } from '@portal/refine/use-act';
import { useOutcome } from '@portal/ui/kit/use-outcome';
import { Button } from 'antd';
import { ChosenFile, useChosenFile } from './ChosenFile';
import styles from './support-files.module.css';

interface ReplaceFileProps {
  supportFileId: string;
  onDone: () => void;
}

/** A newer file in the place of the one in force. */
export function ReplaceFile({ supportFileId, onDone }: ReplaceFileProps) {
  const tell = useOutcome();
  const reload = useReload();
  const chosen = useChosenFile();

  async function replace() {
    const args = { params: { supportFileId } };
    const arrived = await chosen.send((file, options) =>
      upload(supportFiles.replace, args, file, options),
    );
    if (!arrived) return;
    await reload();
    tell.saved('updated');
    onDone();
  }

  return (
    <div className={styles.form}>
      <p>{t(support.replaceHelp)}</p>
      <ChosenFile chosen={chosen} />
      <div className={styles.acts}>
        <Button onClick={onDone}>{t(common.cancel)}</Button>
        <Button type="primary" loading={chosen.isSending} onClick={() => void replace()}>
          {t(support.replace)}
        </Button>
      </div>
    </div>
  );
}
