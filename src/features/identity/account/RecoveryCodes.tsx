import { DownloadOutlined, PrinterOutlined } from '@ant-design/icons';
import { account } from '@contract/locales/es-MX/identity/account';
import { t } from '@portal/i18n';
import { useUnloadQuestion } from '@portal/ui/form/use-leave-guard';
import { Button } from 'antd';
import styles from './account.module.css';

interface RecoveryCodesProps {
  codes: readonly string[];
  onDone: () => void;
}

/** The codes that open the account without the telephone, to be taken away by the person. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  useUnloadQuestion(() => true);

  function download() {
    const url = URL.createObjectURL(new Blob([codes.join('\n')], { type: 'text/plain' }));
    const link = document.createElement('a');
    link.href = url;
    link.download = t(account.codesFile);
    link.click();
    URL.revokeObjectURL(url);
  }
  return (
    <>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <Button icon={<DownloadOutlined />} onClick={download}>
          {t(account.download)}
        </Button>
        <Button icon={<PrinterOutlined />} onClick={() => window.print()}>
          {t(account.print)}
        </Button>
        <Button type="primary" onClick={onDone}>
          {t(account.codesDone)}
        </Button>
      </div>
    </>
  );
}
