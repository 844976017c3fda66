import { ToolOutlined } from '@ant-design/icons';
import { construction } from '@contract/locales/es-MX/kernel/layout';
import { t } from '@portal/i18n';
import type { ReactNode } from 'react';
import styles from './parts.module.css';

/** The placeholder of a declared screen whose content does not exist yet. */
export function UnderConstruction({ action }: { action?: ReactNode }) {
  return (
    <section className={styles.section}>
      <div className={styles.state}>
        <ToolOutlined className={styles.stateIcon} aria-hidden />
        <h2>{t(construction.title)}</h2>
        <p className={styles.muted}>{t(construction.text)}</p>
        {action}
      </div>
    </section>
  );
}
