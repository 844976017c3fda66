import { uploads } from '@contract/locales/es-MX/program/prospect-uploads';
import { type BatchRow, prospectBatches } from '@contract/program/prospect-batches';
import { type BatchField, batchFields, repairCell } from '@contract/program/prospect-cells';
import { callFile } from '@portal/api/call';
import { t } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useAct } from '@portal/refine/use-act';
import { useRead } from '@portal/refine/use-read';
import { useOutcome } from '@portal/ui/kit/use-outcome';
import { saveFile } from '@portal/ui/table/export-rows';
import { Button } from 'antd';
import styles from './batches.module.css';
import { RowForm } from './RowForm';

const AT_ONCE = 20;

/** Rows with a cell that cannot stay so: corrected in place, left out, or downloaded. As they are mended others come. */
export function BadRows({ batchId }: { batchId: string }) {
  const tell = useOutcome();
  const decide = useAct(prospectBatches.decide);
  const repair = useAct(prospectBatches.repair);
  const query = useRead(
    prospectBatches.rows,
    { params: { batchId }, query: { kind: 'bad', limit: AT_ONCE } },
    { keepPrevious: true },
  );

  async function download() {
    try {
      const file = await callFile(prospectBatches.badRows, { params: { batchId } });
      saveFile('prospectos-por-corregir.csv', file);
    } catch (thrown) {
      tell.notDone(thrown);
    }
  }

  const body = { rows: 'bad' as const, decision: 'skip' as const };
  const repaired = repair.data?.repaired;
  return (
    <section className={styles.part} aria-label={t(uploads.badTitle)}>
      <h3>{t(uploads.badTitle)}</h3>
      <p className={styles.muted}>{t(uploads.badHelp)}</p>
      <div className={styles.acts}>
        <Button onClick={() => void download()}>{t(uploads.downloadBad)}</Button>
        <Button
          loading={decide.isPending}
          onClick={() => decide.mutate({ params: { batchId }, body }, { onError: tell.notDone })}
        >
          {t(uploads.skipAllBad)}
        </Button>
        {query.data && mayRepair(query.data) ? (
          <Button
            loading={repair.isPending}
            title={t(uploads.repairHelp)}
            onClick={() =>
              repair.mutate(
                { params: { batchId }, body: { after: repaired?.after ?? 0 } },
                { onError: tell.notDone },
              )
            }
          >
            {t(uploads.repair)}
          </Button>
        ) : null}
      </div>
      {repaired ? (
        <p role="status" className={styles.muted}>
          {t(uploads.repaired, { count: repaired.rows })}{' '}
          {repaired.left > 0 ? t(uploads.repairLeft, { count: repaired.left }) : null}
        </p>
      ) : null}
      <Loaded query={query} skeleton={null}>
        {({ items, total }) => (
          <>
            {total > items.length ? (
              <p className={styles.muted}>
                {t(uploads.badShown, { shown: items.length, count: total })}
              </p>
            ) : null}
            <ul className={styles.rows}>
              {items.map((row) => (
                <RowForm
                  key={row.row}
                  batchId={batchId}
                  row={row}
                  fields={fieldsOf(row)}
                  note={
                    row.problems[''] ? <p className={styles.wrong}>{row.problems['']}</p> : null
                  }
                />
              ))}
            </ul>
          </>
        )}
      </Loaded>
    </section>
  );
}

/** The fields to mend; of a row that is wrong as a whole all of them. */
const fieldsOf = ({ problems }: BatchRow): BatchField[] =>
  batchFields.filter((field) => '' in problems || field in problems);

/** Whether something can be mended, as far as it is known: of the rows that are not shown it is not. */
const mayRepair = ({ items, total }: { items: BatchRow[]; total: number }): boolean =>
  total > items.length || items.some(canRepair);

const canRepair = ({ problems, cells }: BatchRow): boolean =>
  !('' in problems) &&
  batchFields.some((field) => field in problems && repairCell(field, cells[field]) !== null);
