import { href } from '@contract/kernel/screens';
import { uploads } from '@contract/locales/es-MX/program/prospect-uploads';
import {
  type BatchState,
  givenUpAt,
  type ProspectBatch,
  prospectBatches,
  waitingStates,
  workingStates,
} from '@contract/program/prospect-batches';
import { t } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useReload } from '@portal/refine/use-act';
import { useConfirmedAct } from '@portal/refine/use-confirmed-act';
import { useRecord } from '@portal/refine/use-read';
import { formatDate } from '@portal/ui/format';
import { Section } from '@portal/ui/kit/Section';
import { Alert, Button } from 'antd';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { BatchColumns, BatchRows } from './BatchColumns';
import styles from './batches.module.css';
import { Review } from './Review';
import { WorkBar } from './WorkBar';

const ASK_EVERY_MS = 2000;
const waiting: readonly BatchState[] = waitingStates;

interface CurrentBatchProps {
  batchId: string;
  onAnother: () => void;
}

/** The upload that is under way, at the step at which it is. */
export function CurrentBatch({ batchId, onAnother }: CurrentBatchProps) {
  const query = useRecord(prospectBatches.show, { params: { batchId } });
  const { data } = query;
  const reload = useReload();
  const works = data !== undefined && workingStates.includes(data.state);
  useEffect(() => {
    if (!works) return;
    // Its end may be told between the page's first read and its stream; to the list of all uploads too.
    const asking = setInterval(() => void reload(), ASK_EVERY_MS);
    return () => clearInterval(asking);
  }, [works, reload]);
  return (
    <Loaded query={query}>
      {(batch) => (
        <Section
          title={t(uploads.current, { file: batch.file_name })}
          action={<Way batch={batch} onAnother={onAnother} />}
        >
          <div className={styles.batch}>
            {batch.failure ? (
              <Alert
                type={batch.state === 'failed' ? 'error' : 'warning'}
                showIcon
                message={batch.failure}
              />
            ) : null}
            <Step batch={batch} />
            {waiting.includes(batch.state) ? (
              <p>
                {t(uploads.waits, {
                  day: formatDate(givenUpAt(new Date(batch.created_at)).toISOString()),
                })}
              </p>
            ) : null}
          </div>
        </Section>
      )}
    </Loaded>
  );
}

function Step({ batch }: { batch: ProspectBatch }) {
  // Read otherwise it is begun anew, however soon the server was done.
  const read = [batch.encoding, batch.delimiter, ...batch.headings].join();
  switch (batch.state) {
    case 'reading':
    case 'taking':
    case 'undoing':
      return <WorkBar state={batch.state} percent={batch.progress} />;
    case 'mapping':
      return (
        <>
          <BatchRows headings={batch.headings} rows={batch.sample} columns={batch.columns} />
          <BatchColumns key={read} batch={batch} />
        </>
      );
    case 'review':
      return <Review key={read} batch={batch} />;
    case 'done':
      return <Done batch={batch} />;
    case 'undone':
      return <Alert type="info" showIcon message={t(uploads.wasUndone)} />;
    case 'discarded':
      return <Alert type="info" showIcon message={t(uploads.wasDiscarded)} />;
    case 'failed':
      return null;
  }
}

function Done({ batch: { counts, row_count: rows } }: { batch: ProspectBatch }) {
  const added = counts?.add ?? rows;
  const updated = counts?.update ?? 0;
  return (
    <Alert
      type="success"
      showIcon
      message={[
        t(uploads.done, { count: added }),
        updated > 0 ? t(uploads.updated, { count: updated }) : '',
      ].join(' ')}
      action={<Link to={href('prospectList')}>{t(uploads.seeList)}</Link>}
    />
  );
}

/** Away from this upload: given up while nothing came in of it, or on to the next. */
function Way({ batch, onAnother }: { batch: ProspectBatch; onAnother: () => void }) {
  const discard = useConfirmedAct(prospectBatches.discard);
  // It stays among the uploads before, where it is opened again.
  const another = <Button onClick={onAnother}>{t(uploads.another)}</Button>;
  const isOpen = ['reading', 'mapping', 'review'].includes(batch.state);
  if (!isOpen) return another;
  const question = {
    title: t(uploads.discardTitle),
    text: t(uploads.discardText),
    okText: t(uploads.discard),
    danger: true,
  };
  return (
    <span className={styles.acts}>
      {another}
      <Button
        loading={discard.isPending}
        // The page reads the batch again and says that it was discarded.
        onClick={() => void discard.ask(question, { params: { batchId: batch.id } }, {})}
      >
        {t(uploads.discard)}
      </Button>
    </span>
  );
}
