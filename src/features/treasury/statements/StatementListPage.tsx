import { statementList as words } from '@contract/locales/es-MX/treasury/statements';
import { type StatementItem, statements } from '@contract/treasury/statements';
import { periodText } from '@portal/features/platform';
import { t } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useRead } from '@portal/refine/use-read';
import { formatDateTime } from '@portal/ui/format';
import { EmptyState } from '@portal/ui/kit/EmptyState';
import { Page } from '@portal/ui/kit/Page';
import { RowList } from '@portal/ui/kit/RowList';
import { Section } from '@portal/ui/kit/Section';
import { useScreenTitle } from '@portal/ui/screen-context';
import { TabLinks } from '@portal/ui/TabLinks';
import { useSearchParams } from 'react-router';
import { StatementFiles } from './StatementFiles';
import styles from './statements.module.css';

const YEAR = 'anio';

/** A person's statements by year: the newest one first and large. */
export function StatementListPage() {
  const [params] = useSearchParams();
  const asked = /^20\d{2}$/.exec(params.get(YEAR) ?? '')?.[0];
  const query = useRead(
    statements.list,
    { query: asked ? { year: Number(asked) } : {} },
    { keepPrevious: true },
  );
  return (
    <Page title={useScreenTitle()} explanation={t(words.help)}>
      <Loaded query={query}>
        {({ years, year, items }) =>
          years.length === 0 ? (
            <EmptyState text={t(words.none)} />
          ) : (
            <>
              <TabLinks
                label={t(words.years)}
                tabs={years.map((each) => ({
                  to: `?${YEAR}=${each}`,
                  title: String(each),
                  current: each === year,
                }))}
              />
              <OfYear items={items} isLatest={year === years[0]} />
            </>
          )
        }
      </Loaded>
    </Page>
  );
}

function OfYear({ items, isLatest }: { items: readonly StatementItem[]; isLatest: boolean }) {
  if (items.length === 0) return <EmptyState text={t(words.noneOfYear)} />;
  // The newest month leads, also where the year's own statement stands before it.
  const lead = isLatest ? items.find(({ period }) => period.includes('-')) : undefined;
  const others = items.filter((item) => item !== lead);
  return (
    <>
      {lead ? <Latest item={lead} /> : null}
      {others.length > 0 ? (
        <Section title={t(words.others, { year: others[0]?.period.slice(0, 4) ?? '' })}>
          <RowList>
            {others.map((item) => (
              <li key={item.period}>
                <div>
                  <strong className={styles.period}>{nameOf(item)}</strong>
                  <p>{stateOf(item)}</p>
                </div>
                <StatementFiles item={item} name={nameOf(item)} />
              </li>
            ))}
          </RowList>
        </Section>
      ) : null}
    </>
  );
}

function Latest({ item }: { item: StatementItem }) {
  return (
    <section className={styles.latest} aria-labelledby="latest-statement">
      <p className={styles.quiet}>{t(words.latest)}</p>
      <h2 id="latest-statement" className={styles.figure}>
        {nameOf(item)}
      </h2>
      <p className={styles.quiet}>{stateOf(item)}</p>
      <StatementFiles item={item} name={nameOf(item)} leads />
    </section>
  );
}

const nameOf = ({ period }: StatementItem) =>
  period.includes('-') ? periodText(period) : t(words.wholeYear, { year: period });

const stateOf = ({ issued }: StatementItem) =>
  issued
    ? t(words.issued, { folio: issued.folio, when: formatDateTime(issued.issued_at) })
    : t(words.notIssued);
