import { uploads } from '@contract/locales/es-MX/program/prospect-uploads';
import { type BatchRow, type Decision, prospectBatches } from '@contract/program/prospect-batches';
import { t } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useAct } from '@portal/refine/use-act';
import { useRead } from '@portal/refine/use-read';
import { useOutcome } from '@portal/ui/kit/use-outcome';
import { Button, Select } from 'antd';
import { useState } from 'react';
import styles from './batches.module.css';

const AT_ONCE = 20;

interface RepeatedRowsProps {
  batchId: string;
  /** How many wait for a decision. */
  waiting: number;
}

/** Rows that the program, or the file itself, has already: each is decided, or the rest together. */
export function RepeatedRows({ batchId, waiting }: RepeatedRowsProps) {
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
  return (
    <section className={styles.part} aria-label={t(uploads.repeatedTitle)}>
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
                    <p className={styles.rowTitle}>
                      {t(uploads.rowName, { row: row.row, name: row.cells.business_name })}
                    </p>
                    <p className={styles.muted}>{whyRepeated(row)}</p>
                  </div>
                  <Select
                    aria-label={t(uploads.decide, { row: row.row })}
                    className={styles.decision}
                    value={row.decision ?? (possible(row).length === 1 ? 'skip' : undefined)}
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

/** What is not there, or not reached, is not written over; a telephone is of one prospect. */
const possible = ({ existing, match }: BatchRow): Decision[] => [
  'skip',
  ...(existing ? ['update' as const] : []),
  ...(match === 'phone' ? [] : ['add' as const]),
];

function whyRepeated({ match, match_row: row, existing }: BatchRow): string {
  const same = match ? t(uploads.same[match]) : '';
  if (row !== null) return `${same} ${t(uploads.asRow, { row })}`;
  if (!existing) return `${same} ${t(uploads.asOther)}`;
  const { business_name: name, phone } = existing;
  return `${same} ${t(uploads.asExisting, { name, phone })}`;
}
