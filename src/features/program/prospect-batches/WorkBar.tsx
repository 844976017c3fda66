import { uploads } from '@contract/locales/es-MX/program/prospect-uploads';
import { t } from '@portal/i18n';
import styles from './batches.module.css';

interface WorkBarProps {
  state: 'reading' | 'taking' | 'undoing';
  percent: number;
}

/** How far the server is with an upload. */
export function WorkBar({ state, percent }: WorkBarProps) {
  const text = t(uploads.working[state], { percent });
  return (
    <div className={styles.work}>
      <progress max={100} value={percent} aria-label={text} />
      <p role="status">{text}</p>
      <p className={styles.muted}>{t(uploads.mayClose)}</p>
    </div>
  );
}
