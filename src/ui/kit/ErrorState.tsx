import { WarningOutlined } from '@ant-design/icons';
import { errors, recovery } from '@contract/locales/es-MX/kernel/outcomes';
import { t } from '@portal/i18n';
import { Button } from 'antd';
import { useTransition } from 'react';
import styles from './parts.module.css';

/** A part whose data did not arrive: the specification's sentence and its reload link. Small, inside of a page: antd's Result (8 KB, pictures for the most part) fills one. */
export function ErrorState({ reload }: { reload: () => unknown }) {
  const [isLoading, load] = useTransition();
  return (
    <div className={styles.state} role="alert">
      <WarningOutlined className={styles.stateIcon} aria-hidden />
      <p>{t(errors.dataLoad)}</p>
      <Button
        type="link"
        loading={isLoading}
        onClick={() =>
          load(async () => {
            await reload();
          })
        }
      >
        {t(recovery.reload)}
      </Button>
    </div>
  );
}
