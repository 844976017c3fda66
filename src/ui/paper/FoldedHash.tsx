import { reading } from '@contract/locales/es-MX/kernel/reading';
import { t } from '@portal/i18n';
import styles from './folded-hash.module.css';

/** What identifies a file, for who compares it. */
export function FoldedHash({ sha256 }: { sha256: string }) {
  return (
    <details>
      <summary className={styles.summary}>{t(reading.hash)}</summary>
      <span className={styles.hash}>{sha256}</span>
    </details>
  );
}
