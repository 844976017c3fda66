import { settingWords } from '@contract/locales/es-MX/platform/setting-info';
import { settings } from '@contract/locales/es-MX/platform/settings';
import type { SettingKey } from '@contract/platform/setting-info';
import type { settings as contract } from '@contract/platform/settings';
import { shownValue } from '@contract/platform/shown-value';
import type { Answer } from '@portal/api/call';
import { UnlessWaiting } from '@portal/features/platform/approvals/UnlessWaiting';
import { t, texts } from '@portal/i18n';
import { formatDate } from '@portal/ui/format';
import { StatusTag } from '@portal/ui/kit/StatusTag';
import { Button } from 'antd';
import styles from './settings.module.css';

type Setting = Answer<typeof contract.list>['items'][number];

interface SettingRowsProps {
  rows: readonly Setting[];
  /** Absent for who may not set values. */
  onSet?: (key: SettingKey) => void;
  onHistory: (key: SettingKey) => void;
}

/** Parameters of one group: what each rules, its value of today, and the next ones. */
export function SettingRows({ rows, onSet, onHistory }: SettingRowsProps) {
  return (
    <ul className={styles.rows}>
      {rows.map((row) => {
        const { name, meaning } = texts(settingWords[row.key]);
        return (
          <li key={row.key}>
            <div>
              <h3>{name}</h3>
              <p>{meaning}</p>
            </div>
            <div className={styles.value}>
              <Today row={row} />
              <Upcoming row={row} />
            </div>
            <div className={styles.buttons}>
              <Button
                size="small"
                aria-label={t(settings.historyOf, { name })}
                onClick={() => onHistory(row.key)}
              >
                {t(settings.history)}
              </Button>
              {onSet ? (
                <UnlessWaiting objectId={row.key}>
                  <Button
                    size="small"
                    aria-label={t(settings.setOf, { name })}
                    onClick={() => onSet(row.key)}
                  >
                    {t(settings.set)}
                  </Button>
                </UnlessWaiting>
              ) : null}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

function Today({ row: { key, current } }: { row: Setting }) {
  if (!current) return <StatusTag tone="warning">{t(settings.missing)}</StatusTag>;
  return (
    <>
      <strong>{shownValue(key, current.value)}</strong>
      <small>
        {t(settings.since, { day: formatDate(current.valid_from) })} ·{' '}
        {t(settings.origin, { source: current.source, setBy: current.set_by })}
      </small>
    </>
  );
}

/** The next value to begin, and how many follow it. */
function Upcoming({ row: { key, upcoming } }: { row: Setting }) {
  const [next, ...others] = upcoming;
  if (!next) return null;
  return (
    <span className={styles.upcoming}>
      <StatusTag tone="info">{t(settings.states.upcoming)}</StatusTag>
      <small>
        {t(settings.upcoming, {
          value: shownValue(key, next.value),
          day: formatDate(next.valid_from),
        })}{' '}
        {others.length > 0 ? t(settings.moreUpcoming, { count: others.length }) : null}
      </small>
    </span>
  );
}
