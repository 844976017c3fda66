import { portfolioWords as words } from '@contract/locales/es-MX/treasury/portfolio';
import type { Portfolio } from '@contract/treasury/portfolio';
import { t } from '@portal/i18n';
import { DrawnSection } from '@portal/ui/charts/DrawnSection';
import { MonthBars } from '@portal/ui/charts/MonthBars';
import { Section } from '@portal/ui/kit/Section';
import { MonthTable } from './MonthTable';
import { monthBars, monthParts } from './month-bars';
import styles from './portfolio.module.css';

/** What is expected by month, and what stands beside it. */
export function CalendarSection({
  calendar,
  overdue_cents: overdue,
  later_cents: later,
}: Pick<Portfolio, 'calendar' | 'overdue_cents' | 'later_cents'>) {
  const notes = (
    <>
      {overdue > 0 ? (
        <p className={styles.note}>{t(words.overdueToo, { amount: overdue })}</p>
      ) : null}
      {later > 0 ? <p className={styles.note}>{t(words.laterToo, { amount: later })}</p> : null}
    </>
  );
  if (calendar.every(({ net_cents: net }) => net === 0)) {
    return (
      <Section title={t(words.calendar)}>
        <p className={styles.note}>{t(words.nothingExpected)}</p>
        {notes}
      </Section>
    );
  }
  return (
    <DrawnSection
      title={t(words.calendar)}
      description={t(words.calendarHelp)}
      table={<MonthTable label={t(words.calendar)} months={calendar} />}
    >
      <MonthBars
        label={t(words.calendar)}
        pointLabel={t(words.pointLabel)}
        parts={monthParts}
        bars={monthBars(calendar)}
      />
      {notes}
    </DrawnSection>
  );
}
