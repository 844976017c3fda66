import { placeWords } from '@contract/locales/es-MX/kernel/places';
import { uploads } from '@contract/locales/es-MX/program/prospect-uploads';
import { type BatchRow, prospectBatches } from '@contract/program/prospect-batches';
import { t } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useAct } from '@portal/refine/use-act';
import { useRead } from '@portal/refine/use-read';
import { useOutcome } from '@portal/ui/kit/use-outcome';
import { Button } from 'antd';
import styles from './batches.module.css';
import { RowForm } from './RowForm';

const AT_ONCE = 20;
const fields = ['postal_code', 'municipality', 'state'] as const;

/** Rows whose postal code is of another place: taken as they are, corrected, or left out. As they are decided others come. */
export function MisplacedRows({ batchId }: { batchId: string }) {
  const tell = useOutcome();
  const accept = useAct(prospectBatches.acceptPlaces);
  const query = useRead(
    prospectBatches.rows,
    { params: { batchId }, query: { kind: 'misplaced', limit: AT_ONCE } },
    { keepPrevious: true },
  );
  const take = (rows: 'misplaced' | number) =>
    accept.mutate({ params: { batchId }, body: { rows } }, { onError: tell.notDone });
  return (
    <section className={styles.part} aria-label={t(uploads.misplacedTitle)}>
      <h3>{t(uploads.misplacedTitle)}</h3>
      <p className={styles.muted}>{t(uploads.misplacedHelp)}</p>
      <Button loading={accept.isPending} onClick={() => take('misplaced')}>
        {t(uploads.acceptAll)}
      </Button>
      <Loaded query={query} skeleton={null}>
        {({ items, total }) => (
          <>
            {total > items.length ? (
              <p className={styles.muted}>
                {t(uploads.misplacedShown, { shown: items.length, count: total })}
              </p>
            ) : null}
            <ul className={styles.rows}>
              {items.map((row) => (
                <RowForm
                  key={row.row}
                  batchId={batchId}
                  row={row}
                  fields={fields}
                  note={<p>{whereItIs(row)}</p>}
                  acts={
                    <Button loading={accept.isPending} onClick={() => take(row.row)}>
                      {t(uploads.accept)}
                    </Button>
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

const whereItIs = ({ cells, known_place: place }: BatchRow) =>
  t(placeWords.knownPlace, { code: cells.postal_code, place: place ?? '' });
