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
import { Button, Input } from 'antd';
import { useId, useState } from 'react';
import styles from './batches.module.css';
import { rowTitle } from './row-title';

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
        {query.data?.items.some(canRepair) ? (
          <Button
            loading={repair.isPending}
            title={t(uploads.repairHelp)}
            onClick={() => repair.mutate({ params: { batchId } }, { onError: tell.notDone })}
          >
            {t(uploads.repair)}
          </Button>
        ) : null}
      </div>
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
                <BadRow key={row.row} batchId={batchId} row={row} />
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

const canRepair = ({ problems, cells }: BatchRow): boolean =>
  !('' in problems) &&
  batchFields.some((field) => field in problems && repairCell(field, cells[field]) !== null);

function BadRow({ batchId, row }: { batchId: string; row: BatchRow }) {
  const tell = useOutcome();
  const fix = useAct(prospectBatches.fix);
  const decide = useAct(prospectBatches.decide);
  const [typed, setTyped] = useState<Partial<Record<BatchField, string>>>({});
  const failed = { onError: tell.notDone };
  const title = rowTitle(row);
  return (
    <li aria-label={title}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          // What is right as it stands may be the row's mistake as a whole: it is sent too.
          const cells = Object.fromEntries(
            fieldsOf(row).map((field) => [field, typed[field] ?? row.cells[field]]),
          );
          fix.mutate({ params: { batchId }, body: { row: row.row, cells } }, failed);
        }}
      >
        <p className={styles.rowTitle}>{title}</p>
        {row.problems[''] ? <p className={styles.wrong}>{row.problems['']}</p> : null}
        <div className={styles.cells}>
          {fieldsOf(row).map((field) => (
            <Cell
              key={field}
              label={t(uploads.fields[field])}
              value={typed[field] ?? row.cells[field]}
              problem={row.problems[field]}
              onChange={(value) => setTyped({ ...typed, [field]: value })}
            />
          ))}
        </div>
        <div className={styles.acts}>
          <Button htmlType="submit" type="primary" loading={fix.isPending}>
            {t(uploads.save)}
          </Button>
          <Button
            loading={decide.isPending}
            onClick={() =>
              decide.mutate(
                { params: { batchId }, body: { rows: row.row, decision: 'skip' } },
                failed,
              )
            }
          >
            {t(uploads.skip)}
          </Button>
        </div>
      </form>
    </li>
  );
}

interface CellProps {
  label: string;
  value: string;
  problem: string | undefined;
  onChange: (value: string) => void;
}

function Cell({ label, value, problem, onChange }: CellProps) {
  const id = useId();
  return (
    <div className={styles.cell}>
      <label htmlFor={id}>{label}</label>
      <Input
        id={id}
        value={value}
        status={problem ? 'error' : undefined}
        aria-invalid={Boolean(problem)}
        aria-describedby={problem ? `${id}-problem` : undefined}
        onChange={({ target }) => onChange(target.value)}
      />
      {problem ? (
        <p id={`${id}-problem`} className={styles.wrong}>
          {problem}
        </p>
      ) : null}
    </div>
  );
}
