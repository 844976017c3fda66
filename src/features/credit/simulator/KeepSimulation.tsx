import { simulationAddress } from '@contract/credit/simulation-address';
import { simulations, type WholeSimulation } from '@contract/credit/simulations';
import { publicPaths } from '@contract/kernel/public-paths';
import {
  simulationFile,
  simulatorWords as words,
} from '@contract/locales/es-MX/credit/simulations';
import { copying } from '@contract/locales/es-MX/kernel/copying';
import { callFile } from '@portal/api/call';
import type { SimulationQuery } from '@portal/api/use-simulation';
import { t } from '@portal/i18n';
import { useSaveCsv } from '@portal/ui/table/use-save-csv';
import { useId, useState } from 'react';
import { monthTitle, scheduleColumns } from './ScheduleTable';
import type { SimulationValues } from './simulation-form';
import styles from './simulator.module.css';

interface KeepSimulationProps {
  technology: string;
  values: SimulationValues;
  terms: Omit<SimulationQuery, 'rows'>;
  productId: number | undefined;
  simulated: WholeSimulation | null;
}

type Told = 'copied' | 'byHand' | 'making' | 'failed';

/** The link that anybody opens, and the table as a file. */
export function KeepSimulation({
  technology,
  values,
  terms,
  productId,
  simulated,
}: KeepSimulationProps) {
  const id = useId();
  const [told, setTold] = useState<Told>();
  const saveCsv = useSaveCsv();
  // The public screen, so that it also opens for who has no account.
  const link = location.origin + simulationAddress(publicPaths.simulator, technology, values);

  async function copy() {
    try {
      await navigator.clipboard.writeText(link);
      setTold('copied');
    } catch {
      setTold('byHand');
    }
  }

  async function keep(make: () => Promise<void>) {
    if (told === 'making') return;
    setTold('making');
    try {
      await make();
      setTold(undefined);
    } catch {
      setTold('failed');
    }
  }

  const draw = (format: 'pdf' | 'xlsx') =>
    keep(async () => {
      const [file, { saveFile }] = await Promise.all([
        callFile(simulations.file, { query: { ...terms, format, product_id: productId } }),
        import('@portal/ui/table/export-rows'),
      ]);
      saveFile(file.name, file);
    });

  const writeCsv = ({ rows }: WholeSimulation) =>
    keep(async () => {
      // Apart: it travels with what the private areas draw with.
      const { csvFileName, csvMoney } = await import('@portal/ui/table/csv-values');
      await saveCsv(
        csvFileName(t(simulationFile.title), new Date()),
        [monthTitle, ...scheduleColumns.map(({ title }) => title)],
        rows.map((row) => [row.n, ...scheduleColumns.map(({ key }) => csvMoney(row[key]))]),
      );
    });

  return (
    <section className={`${styles.wide} ${styles.keep}`} aria-labelledby={id}>
      <h2 id={id}>{t(words.keep)}</h2>
      <p className={styles.muted}>{t(words.keepHelp)}</p>
      <div className={styles.acts}>
        <button type="button" className={styles.button} onClick={() => void copy()}>
          {t(words.copyLink)}
        </button>
        <button type="button" className={styles.button} onClick={() => void draw('pdf')}>
          {t(words.pdf)}
        </button>
        <button type="button" className={styles.button} onClick={() => void draw('xlsx')}>
          {t(words.xlsx)}
        </button>
        {simulated ? (
          <button type="button" className={styles.button} onClick={() => void writeCsv(simulated)}>
            {t(words.csv)}
          </button>
        ) : null}
      </div>
      <p role="status">
        {told === 'copied' ? t(copying.copied) : null}
        {told === 'byHand' ? t(copying.copyByHand) : null}
        {told === 'making' ? t(words.making) : null}
        {told === 'failed' ? t(words.fileFailed) : null}
      </p>
      {told === 'byHand' ? (
        <input className={styles.link} readOnly value={link} aria-label={t(words.link)} />
      ) : null}
    </section>
  );
}
