import { sheets } from '@contract/locales/es-MX/kernel/sheets';
import { uploads } from '@contract/locales/es-MX/program/prospect-uploads';
import { type ProspectBatch, prospectBatches } from '@contract/program/prospect-batches';
import { t } from '@portal/i18n';
import { useAct } from '@portal/refine/use-act';
import { useOutcome } from '@portal/ui/kit/use-outcome';
import { Button } from 'antd';
import { BadRows } from './BadRows';
import { BatchColumns, BatchRows } from './BatchColumns';
import styles from './batches.module.css';
import { LeftOutRows } from './LeftOutRows';
import { MisplacedRows } from './MisplacedRows';
import { RepeatedRows } from './RepeatedRows';

const shown = ['add', 'update', 'same', 'skip', 'bad', 'ask', 'misplaced', 'assigned'] as const;
/** What keeps a file from being taken in while there is any. */
const waiting: readonly string[] = ['bad', 'ask', 'misplaced'];

/** What taking the file in would do, what of it has to be corrected or decided first, and the act itself. */
export function Review({ batch }: { batch: ProspectBatch }) {
  const tell = useOutcome();
  const commit = useAct(prospectBatches.commit);
  const params = { batchId: batch.id };
  const { add = 0, update = 0, same = 0, skip = 0 } = batch.counts ?? {};
  const { bad = 0, ask = 0, misplaced = 0 } = batch.counts ?? {};
  const whyNot = whyNotYet({ bad, ask, misplaced, come: add + update });
  const failed = { onError: tell.notDone };
  return (
    <>
      <h3>{t(uploads.summary)}</h3>
      <dl className={styles.counts}>
        <div>
          <dt>{t(uploads.counts.rows)}</dt>
          <dd className="amount">{batch.row_count.toLocaleString('es-MX')}</dd>
        </div>
        {shown.map((name) => (
          <div key={name} data-wrong={waiting.includes(name) && (batch.counts?.[name] ?? 0) > 0}>
            <dt>{t(uploads.counts[name])}</dt>
            <dd className="amount">{(batch.counts?.[name] ?? 0).toLocaleString('es-MX')}</dd>
          </div>
        ))}
      </dl>
      <Button
        type="primary"
        disabled={whyNot !== null}
        aria-describedby={whyNot === null ? undefined : 'why-not'}
        loading={commit.isPending}
        onClick={() => commit.mutate({ params }, failed)}
      >
        {commitText(add, update)}
      </Button>
      {whyNot ? (
        <p id="why-not" className={styles.muted}>
          {whyNot}
        </p>
      ) : null}
      {/* Of a spreadsheet nothing was seen before it was sent. */}
      <details className={styles.more} open={batch.encoding === null}>
        <summary>{t(sheets.firstRows)}</summary>
        <BatchRows headings={batch.headings} rows={batch.sample} columns={batch.columns} />
      </details>
      {bad > 0 ? <BadRows batchId={batch.id} /> : null}
      {misplaced > 0 ? <MisplacedRows batchId={batch.id} /> : null}
      {skip > 0 ? <LeftOutRows batchId={batch.id} /> : null}
      {update + same + skip + ask > 0 ? <RepeatedRows batch={batch} waiting={ask} /> : null}
      <details className={styles.more}>
        <summary>{t(sheets.columnsTitle)}</summary>
        <BatchColumns batch={batch} />
      </details>
    </>
  );
}

type Waiting = Record<'bad' | 'ask' | 'misplaced' | 'come', number>;

/** What keeps a file from being taken in, as a sentence. */
function whyNotYet({ bad, ask, misplaced, come }: Waiting): string | null {
  if (bad > 0) return t(uploads.whyNot.bad);
  if (ask > 0) return t(uploads.whyNot.ask);
  if (misplaced > 0) return t(uploads.whyNot.misplaced);
  return come === 0 ? t(uploads.whyNot.none) : null;
}

function commitText(add: number, update: number): string {
  if (update === 0) return t(uploads.commit.add, { count: add });
  if (add === 0) return t(uploads.commit.update, { count: update });
  return t(uploads.commit.both, { add, update });
}
