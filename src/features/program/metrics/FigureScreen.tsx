import { figures } from '@contract/locales/es-MX/program/metrics';
import type { MetricsFilter } from '@contract/program/metrics-filters';
import { t } from '@portal/i18n';
import { currentProgram } from '@portal/session/state';
import { useSession } from '@portal/session/use-session';
import { formatClock, formatDateTime } from '@portal/ui/format';
import { Page } from '@portal/ui/kit/Page';
import { useScreenTitle } from '@portal/ui/screen-context';
import { Button } from 'antd';
import { type ReactNode, useMemo } from 'react';
import { FigureTabs } from './FigureTabs';
import { FigureHead } from './figure-head';
import { MetricsFilters, ofProspects } from './MetricsFilters';
import styles from './metrics.module.css';
import { useFilterWords } from './use-filter-words';

interface FigureScreenProps {
  /** When what is shown was computed; not before it is there. */
  computedAt: string | undefined;
  /** What else is to be known of it. */
  note?: string;
  /** The filters that mean something here. */
  only?: readonly MetricsFilter[];
  /** What else may be done here. */
  act?: ReactNode;
  children: ReactNode;
}

/** A screen of figures: the way to the others, its filters, and the way onto paper, where its head says of what it is. */
export function FigureScreen({
  computedAt,
  note,
  only = ofProspects,
  act,
  children,
}: FigureScreenProps) {
  const program = useSession(currentProgram);
  const narrowed = useFilterWords()(only).join(' · ') || t(figures.notNarrowed);
  const printed =
    computedAt &&
    t(figures.printed, { program: program?.name ?? '', at: formatDateTime(computedAt) });
  const head = useMemo(() => (printed ? [narrowed, printed] : [narrowed]), [narrowed, printed]);
  const updated = computedAt && t(figures.updated, { clock: formatClock(computedAt) });
  return (
    <Page
      title={useScreenTitle()}
      action={
        <>
          <Button className={styles.onScreen} disabled={!computedAt} onClick={() => window.print()}>
            {t(figures.pdf)}
          </Button>
          <div className={styles.act}>{act}</div>
        </>
      }
      explanation={updated ? [updated, note].filter(Boolean).join('. ') : undefined}
    >
      {printed ? <p className={styles.onPaper}>{printed}</p> : null}
      <p className={styles.onPaper}>{narrowed}</p>
      <FigureTabs />
      <MetricsFilters only={only} />
      <FigureHead value={head}>{children}</FigureHead>
    </Page>
  );
}
