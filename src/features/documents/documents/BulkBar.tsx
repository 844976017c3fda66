import { queue } from '@contract/locales/es-MX/documents/queue';
import { t } from '@portal/i18n';
import { Alert, Button } from 'antd';
import styles from './documents.module.css';
import type { Bulk } from './use-bulk';

/** What is chosen to be verified together, and which of the last ones could not be. */
export function BulkBar({ bulk }: { bulk: Bulk }) {
  return (
    <>
      {bulk.chosen.size > 0 ? (
        <div className={styles.acts}>
          <Button type="primary" loading={bulk.busy} onClick={bulk.verify}>
            {t(queue.verifyChosen, { count: bulk.chosen.size })}
          </Button>
          <Button type="text" onClick={bulk.clear}>
            {t(queue.clearChosen)}
          </Button>
        </div>
      ) : null}
      {bulk.refused.length > 0 ? (
        <Alert
          type="warning"
          role="alert"
          message={t(queue.bulkRefused)}
          description={
            <ul className={styles.versions}>
              {bulk.refused.map(({ id, name, message }) => (
                <li key={id}>
                  {name}: {message}
                </li>
              ))}
            </ul>
          }
        />
      ) : null}
    </>
  );
}
