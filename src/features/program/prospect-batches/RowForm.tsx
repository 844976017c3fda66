import { uploads } from '@contract/locales/es-MX/program/prospect-uploads';
import { type BatchRow, prospectBatches } from '@contract/program/prospect-batches';
import type { BatchField } from '@contract/program/prospect-cells';
import { t } from '@portal/i18n';
import { useAct } from '@portal/refine/use-act';
import { useOutcome } from '@portal/ui/kit/use-outcome';
import { SheetCell } from '@portal/ui/sheets/SheetCell';
import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import styles from './batches.module.css';
import { rowTitle } from './row-title';

interface RowFormProps {
  batchId: string;
  row: BatchRow;
  /** Those that may be corrected here. */
  fields: readonly BatchField[];
  /** What is said of the row as a whole. */
  note?: ReactNode;
  /** What else may be done with it. */
  acts?: ReactNode;
}

/** A row of a file that waits for a person: corrected in place, or left out. */
export function RowForm({ batchId, row, fields, note, acts }: RowFormProps) {
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
            fields.map((field) => [field, typed[field] ?? row.cells[field]]),
          );
          fix.mutate({ params: { batchId }, body: { row: row.row, cells } }, failed);
        }}
      >
        <p className={styles.rowTitle}>{title}</p>
        {note}
        <div className={styles.cells}>
          {fields.map((field) => (
            <SheetCell
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
          {acts}
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
