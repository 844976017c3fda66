import { uploads } from '@contract/locales/es-MX/program/prospect-uploads';
import { type ProspectBatch, policies, prospectBatches } from '@contract/program/prospect-batches';
import { t } from '@portal/i18n';
import { useAct } from '@portal/refine/use-act';
import { useOutcome } from '@portal/ui/kit/use-outcome';
import { Button, Radio } from 'antd';
import { BadRows } from './BadRows';
import styles from './batches.module.css';
import { ColumnForm } from './ColumnForm';
import { FirstRows } from './FirstRows';
import { RepeatedRows } from './RepeatedRows';

const shown = ['add', 'update', 'skip', 'bad', 'ask', 'assigned'] as const;

/** What taking the file in would do, what of it has to be corrected or decided first, and the act itself. */
export function Review({ batch }: { batch: ProspectBatch }) {
  const tell = useOutcome();
  const commit = useAct(prospectBatches.commit);
  const choose = useAct(prospectBatches.policy);
  const params = { batchId: batch.id };
  const { add = 0, update = 0, skip = 0, bad = 0, ask = 0 } = batch.counts ?? {};
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
          <div key={name} data-wrong={(name === 'bad' && bad > 0) || (name === 'ask' && ask > 0)}>
            <dt>{t(uploads.counts[name])}</dt>
            <dd className="amount">{(batch.counts?.[name] ?? 0).toLocaleString('es-MX')}</dd>
          </div>
        ))}
      </dl>
      <Button
        type="primary"
        disabled={bad + ask > 0 || add + update === 0}
        loading={commit.isPending}
        onClick={() => commit.mutate({ params }, failed)}
      >
        {commitText(add, update)}
      </Button>
      {/* Of a spreadsheet nothing was seen before it was sent. */}
      <details className={styles.more} open={batch.encoding === null}>
        <summary>{t(uploads.preview.rows)}</summary>
        <FirstRows headings={batch.headings} rows={batch.sample} columns={batch.columns ?? {}} />
      </details>
      {bad > 0 ? <BadRows batchId={batch.id} /> : null}
      {update + skip + ask > 0 ? (
        <>
          <h3 id="policy">{t(uploads.policy)}</h3>
          <Radio.Group
            aria-labelledby="policy"
            value={choose.isPending ? choose.variables?.body.policy : batch.policy}
            options={policies.map((value) => ({ value, label: t(uploads.policies[value]) }))}
            onChange={({ target }) =>
              choose.mutate({ params, body: { policy: target.value } }, failed)
            }
          />
          <RepeatedRows batchId={batch.id} waiting={ask} />
        </>
      ) : null}
      <details className={styles.more}>
        <summary>{t(uploads.columnsTitle)}</summary>
        <ColumnForm batch={batch} />
      </details>
    </>
  );
}

function commitText(add: number, update: number): string {
  if (update === 0) return t(uploads.commit.add, { count: add });
  if (add === 0) return t(uploads.commit.update, { count: update });
  return t(uploads.commit.both, { add, update });
}
