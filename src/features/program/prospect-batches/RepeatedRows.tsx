import { uploads } from '@contract/locales/es-MX/program/prospect-uploads';
import {
  type BatchRow,
  type Decision,
  type ProspectBatch,
  policies,
  prospectBatches,
} from '@contract/program/prospect-batches';
import { writtenFields } from '@contract/program/prospect-cells';
import { t } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useAct } from '@portal/refine/use-act';
import { useRead } from '@portal/refine/use-read';
import { useOutcome } from '@portal/ui/kit/use-outcome';
import { Button, Radio, Select } from 'antd';
import { useState } from 'react';
import styles from './batches.module.css';
import { rowTitle } from './row-title';
import { whyRepeated, written } from './why-repeated';

const AT_ONCE = 20;

interface RepeatedRowsProps {
  batch: ProspectBatch;
  /** How many wait for a decision. */
  waiting: number;
}

/** Rows that the program, or the file itself, has already: each is decided, or the rest together. */
export function RepeatedRows({ batch, waiting }: RepeatedRowsProps) {
  const batchId = batch.id;
  const tell = useOutcome();
  const decide = useAct(prospectBatches.decide);
  const [cursor, setCursor] = useState<string>();
  const query = useRead(
    prospectBatches.rows,
    { params: { batchId }, query: { kind: 'repeated', limit: AT_ONCE, cursor } },
    { keepPrevious: true },
  );
  const put = (rows: 'repeated' | number, decision: Decision) =>
    decide.mutate({ params: { batchId }, body: { rows, decision } }, { onError: tell.notDone });
  // What is left out may have a wrong cell, and repeat nothing.
  if (query.data?.total === 0) return null;
  return (
    <section className={styles.part} aria-label={t(uploads.repeatedTitle)}>
      <PolicyChoice batch={batch} />
      <h3>{t(uploads.repeatedTitle)}</h3>
      {waiting > 0 ? (
        <div className={styles.acts}>
          <Button onClick={() => put('repeated', 'skip')}>{t(uploads.restSkip)}</Button>
          <Button onClick={() => put('repeated', 'update')}>{t(uploads.restUpdate)}</Button>
        </div>
      ) : null}
      <Loaded query={query} skeleton={null}>
        {({ items, next_cursor: next }) => (
          <>
            <ul className={styles.rows}>
              {items.map((row) => (
                <li key={row.row} className={styles.repeated}>
                  <div>
                    <p className={styles.rowTitle}>{rowTitle(row)}</p>
                    <p className={styles.muted}>{whyRepeated(row)}</p>
                    <Changes row={row} />
                  </div>
                  <Select
                    aria-label={t(uploads.decide, { row: row.row })}
                    className={styles.decision}
                    value={row.decision ?? byPolicy(row, batch.policy)}
                    placeholder={t(uploads.decisions.none)}
                    disabled={decide.isPending}
                    options={possible(row).map((value) => ({
                      value,
                      label: t(uploads.decisions[value]),
                    }))}
                    onChange={(decision: Decision) => put(row.row, decision)}
                  />
                </li>
              ))}
            </ul>
            <div className={styles.acts}>
              {cursor ? (
                <Button onClick={() => setCursor(undefined)}>{t(uploads.first)}</Button>
              ) : null}
              {next ? <Button onClick={() => setCursor(next)}>{t(uploads.next)}</Button> : null}
            </div>
          </>
        )}
      </Loaded>
    </section>
  );
}

function PolicyChoice({ batch }: { batch: ProspectBatch }) {
  const tell = useOutcome();
  const choose = useAct(prospectBatches.policy);
  return (
    <>
      <h3 id="policy">{t(uploads.policy)}</h3>
      <div role="radiogroup" aria-labelledby="policy">
        <Radio.Group
          value={choose.isPending ? choose.variables?.body.policy : batch.policy}
          options={policies.map((value) => ({ value, label: t(uploads.policies[value]) }))}
          onChange={({ target }) =>
            choose.mutate(
              { params: { batchId: batch.id }, body: { policy: target.value } },
              { onError: tell.notDone },
            )
          }
        />
      </div>
      <p className={styles.muted}>{t(uploads.updateKeeps)}</p>
    </>
  );
}

/** What the prospect that is there would be after an update. */
function Changes({ row: { existing, cells } }: { row: BatchRow }) {
  if (!existing) return null;
  // Where the file has nothing, what was there stays.
  const changed = writtenFields.filter(
    (field) => cells[field] !== '' && cells[field] !== existing.cells[field],
  );
  if (changed.length === 0) return <p className={styles.muted}>{t(uploads.noChange)}</p>;
  return (
    <ul aria-label={t(uploads.changes)} className={styles.changes}>
      {changed.map((field) => (
        <li key={field}>
          {t(uploads.change, {
            field: t(uploads.fields[field]),
            before: written(field, existing.cells[field]) || t(uploads.empty),
            after: written(field, cells[field]),
          })}
        </li>
      ))}
    </ul>
  );
}

/** What is not there, or not reached, is not written over; a telephone is of one prospect. */
const possible = ({ existing, match }: BatchRow): Decision[] => [
  'skip',
  ...(existing ? ['update' as const] : []),
  ...(match === 'phone' ? [] : ['add' as const]),
];

/** What becomes of a row of which nobody decided; nothing while it waits for that. */
function byPolicy(row: BatchRow, policy: ProspectBatch['policy']): Decision | undefined {
  const can = possible(row);
  if (policy === 'update' && can.includes('update')) return 'update';
  return policy === 'ask' && can.length > 1 ? undefined : 'skip';
}
