import { uploads } from '@contract/locales/es-MX/program/prospect-uploads';
import { prospectBatches } from '@contract/program/prospect-batches';
import { t } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useAct } from '@portal/refine/use-act';
import { useRead } from '@portal/refine/use-read';
import { useOutcome } from '@portal/ui/kit/use-outcome';
import { Button } from 'antd';
import styles from './batches.module.css';
import { rowTitle } from './row-title';

const AT_ONCE = 20;

/** Rows with a wrong cell that somebody left out: they may be taken back among those to be corrected. */
export function LeftOutRows({ batchId }: { batchId: string }) {
  const tell = useOutcome();
  const decide = useAct(prospectBatches.decide);
  const query = useRead(
    prospectBatches.rows,
    { params: { batchId }, query: { kind: 'left_out', limit: AT_ONCE } },
    { keepPrevious: true },
  );
  const takeBack = (rows: 'left_out' | number) =>
    decide.mutate(
      { params: { batchId }, body: { rows, decision: null } },
      { onError: tell.notDone },
    );
  return (
    <Loaded query={query} skeleton={null}>
      {({ items, total }) =>
        total === 0 ? null : (
          <section className={styles.part} aria-label={t(uploads.leftOutTitle)}>
            <h3>{t(uploads.leftOutTitle)}</h3>
            <p className={styles.muted}>{t(uploads.leftOut, { count: total })}</p>
            {total > 1 ? (
              <Button loading={decide.isPending} onClick={() => takeBack('left_out')}>
                {t(uploads.takeAllBack)}
              </Button>
            ) : null}
            <ul className={styles.rows}>
              {items.map((row) => (
                <li key={row.row} aria-label={rowTitle(row)} className={styles.repeated}>
                  <p className={styles.rowTitle}>{rowTitle(row)}</p>
                  <Button loading={decide.isPending} onClick={() => takeBack(row.row)}>
                    {t(uploads.takeBack)}
                  </Button>
                </li>
              ))}
            </ul>
          </section>
        )
      }
    </Loaded>
  );
}
