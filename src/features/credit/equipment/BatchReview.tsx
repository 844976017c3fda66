import {
  type EquipmentBatch,
  type EquipmentRow,
  equipmentBatches,
  outcomes,
} from '@contract/credit/equipment-batches';
import { type CellField, cellFields } from '@contract/credit/equipment-cells';
import { equipmentImport as words } from '@contract/locales/es-MX/credit/equipment-page';
import { sheets } from '@contract/locales/es-MX/kernel/sheets';
import { t } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useAct } from '@portal/refine/use-act';
import { useRead } from '@portal/refine/use-read';
import { SkeletonLines } from '@portal/ui/kit/Skeletons';
import { useOutcome } from '@portal/ui/kit/use-outcome';
import { SheetCell } from '@portal/ui/sheets/SheetCell';
import { Button } from 'antd';
import { type ReactNode, useId, useState } from 'react';
import styles from './equipment.module.css';

interface BatchReviewProps {
  batch: EquipmentBatch;
  firstRows: ReactNode;
  columns: ReactNode;
}

const SHOWN = 20;

/** What taking the file in would do, what of it has to be corrected first, and the act itself. */
export function BatchReview({ batch, firstRows, columns }: BatchReviewProps) {
  const tell = useOutcome();
  const why = useId();
  const commit = useAct(equipmentBatches.commit);
  const skip = useAct(equipmentBatches.skip);
  const { add, update, bad, skip: skipped } = batch.counts;
  const params = { equipmentBatchId: batch.id };
  const failed = { onError: tell.notDone };
  const whyNot =
    bad > 0 ? t(words.whyNotBad) : add + update === 0 ? t(words.whyNotNone) : undefined;
  return (
    <>
      <dl className={styles.counts} aria-label={t(words.summary)}>
        <div>
          <dt>{t(words.rows)}</dt>
          <dd className="amount">{batch.row_count.toLocaleString('es-MX')}</dd>
        </div>
        {outcomes.map((outcome) => (
          <div key={outcome} data-wrong={outcome === 'bad' && bad > 0}>
            <dt>{t(words.outcomes[outcome])}</dt>
            <dd className="amount">{batch.counts[outcome].toLocaleString('es-MX')}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.acts}>
        <Button
          type="primary"
          disabled={whyNot !== undefined}
          aria-describedby={whyNot ? why : undefined}
          loading={commit.isPending}
          onClick={() => commit.mutate({ params }, failed)}
        >
          {t(words.commit, { count: add + update })}
        </Button>
        {skipped > 0 ? (
          <Button
            loading={skip.isPending}
            onClick={() => skip.mutate({ params, body: { rows: 'bad', skipped: false } }, failed)}
          >
            {t(words.takeAllBack)}
          </Button>
        ) : null}
      </div>
      {whyNot ? (
        <p id={why} className={styles.muted}>
          {whyNot}
        </p>
      ) : null}
      {bad > 0 ? <BadRows batchId={batch.id} /> : null}
      {update > 0 ? <ChangedRows batchId={batch.id} /> : null}
      {/* Of a workbook nothing was seen before it was sent. */}
      <details className={styles.more} open={bad === 0 && update === 0}>
        <summary>{t(sheets.firstRows)}</summary>
        {firstRows}
      </details>
      <details className={styles.more}>
        <summary>{t(sheets.columnsTitle)}</summary>
        {columns}
      </details>
    </>
  );
}

function BadRows({ batchId }: { batchId: string }) {
  const tell = useOutcome();
  const id = useId();
  const skip = useAct(equipmentBatches.skip);
  const params = { equipmentBatchId: batchId };
  const query = useRead(equipmentBatches.rows, {
    params,
    query: { outcome: 'bad', limit: SHOWN },
  });
  return (
    <section className={styles.import} aria-labelledby={id}>
      <h3 id={id}>{t(words.badTitle)}</h3>
      <Loaded query={query} skeleton={<SkeletonLines lines={4} />}>
        {({ items, total }) => (
          <>
            {total > items.length ? (
              <p>{t(words.badShown, { shown: items.length, count: total })}</p>
            ) : null}
            <ul className={styles.rows}>
              {items.map((row) => (
                <RowForm key={row.row} batchId={batchId} row={row} />
              ))}
            </ul>
          </>
        )}
      </Loaded>
      <div className={styles.acts}>
        <Button
          loading={skip.isPending}
          onClick={() =>
            skip.mutate({ params, body: { rows: 'bad', skipped: true } }, { onError: tell.notDone })
          }
        >
          {t(words.skipAll)}
        </Button>
      </div>
    </section>
  );
}

const titleOf = ({ row, cells }: EquipmentRow) =>
  cells.name ? t(words.rowName, { row, name: cells.name }) : t(words.row, { row });

/** A row that is wrong: corrected in place, or left out. */
function RowForm({ batchId, row }: { batchId: string; row: EquipmentRow }) {
  const tell = useOutcome();
  const fix = useAct(equipmentBatches.fix);
  const skip = useAct(equipmentBatches.skip);
  const [typed, setTyped] = useState<Partial<Record<CellField, string>>>({});
  const params = { equipmentBatchId: batchId };
  const failed = { onError: tell.notDone };
  const title = titleOf(row);
  // A row that could not be read as a whole is written anew.
  const fields = row.problems[''] ? cellFields : cellFields.filter((field) => row.problems[field]);
  return (
    <li aria-label={title}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const cells = Object.fromEntries(
            fields.map((field) => [field, typed[field] ?? row.cells[field]]),
          );
          fix.mutate({ params, body: { row: row.row, cells } }, failed);
        }}
      >
        <p className={styles.rowTitle}>{title}</p>
        {row.problems[''] ? <p className={styles.wrong}>{row.problems['']}</p> : null}
        <div className={styles.cells}>
          {fields.map((field) => (
            <SheetCell
              key={field}
              label={t(words.fields[field])}
              value={typed[field] ?? row.cells[field]}
              problem={row.problems[field]}
              onChange={(value) => setTyped({ ...typed, [field]: value })}
            />
          ))}
        </div>
        <div className={styles.acts}>
          <Button htmlType="submit" type="primary" loading={fix.isPending}>
            {t(words.saveRow)}
          </Button>
          <Button
            loading={skip.isPending}
            onClick={() => skip.mutate({ params, body: { rows: row.row, skipped: true } }, failed)}
          >
            {t(words.skip)}
          </Button>
        </div>
      </form>
    </li>
  );
}

/** What becomes of the items that are there. */
function ChangedRows({ batchId }: { batchId: string }) {
  const id = useId();
  const query = useRead(equipmentBatches.rows, {
    params: { equipmentBatchId: batchId },
    query: { outcome: 'update', limit: SHOWN },
  });
  return (
    <section className={styles.import} aria-labelledby={id}>
      <h3 id={id}>{t(words.changesTitle)}</h3>
      <Loaded query={query} skeleton={<SkeletonLines lines={4} />}>
        {({ items, total }) => (
          <>
            {total > items.length ? (
              <p>{t(words.badShown, { shown: items.length, count: total })}</p>
            ) : null}
            <ul className={styles.rows}>
              {items.map((row) => (
                <li key={row.row}>
                  <p className={styles.rowTitle}>{titleOf(row)}</p>
                  {cellFields.map((field) => {
                    const before = row.before[field];
                    return before === undefined ? null : (
                      <p key={field}>
                        {t(words.change, {
                          field: t(words.fields[field]),
                          before: before || t(words.empty),
                          after: row.cells[field],
                        })}
                      </p>
                    );
                  })}
                </li>
              ))}
            </ul>
          </>
        )}
      </Loaded>
    </section>
  );
}
