import { productName } from '@contract/credit/product-catalog';
import { type OpportunityItem, opportunities } from '@contract/funding/opportunities';
import { href } from '@contract/kernel/screens';
import { credit } from '@contract/locales/es-MX/credit/credit';
import { investing } from '@contract/locales/es-MX/funding/investing';
import { opportunityStatusName } from '@contract/locales/es-MX/funding/opportunity-statuses';
import { table } from '@contract/locales/es-MX/kernel/table';
import { t } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { isPageLost, useFirstPageInstead } from '@portal/refine/lost-page';
import { useRead } from '@portal/refine/use-read';
import { catText } from '@portal/ui/cat-text';
import { formatDate, formatMoney, formatPercent } from '@portal/ui/format';
import { DescriptionList } from '@portal/ui/kit/DescriptionList';
import { EmptyState } from '@portal/ui/kit/EmptyState';
import { FundingBar } from '@portal/ui/kit/FundingBar';
import { Page } from '@portal/ui/kit/Page';
import { SkeletonCards } from '@portal/ui/kit/Skeletons';
import { StatusTag } from '@portal/ui/kit/StatusTag';
import { useScreenTitle } from '@portal/ui/screen-context';
import { Button, Segmented } from 'antd';
import { Link, useSearchParams } from 'react-router';
import styles from './opportunities.module.css';

const AT_ONCE = 12;

/** Projects that look for money, the newest first, as cards; the page is kept in the address. */
export function OpportunityListPage() {
  const title = useScreenTitle();
  const [search, setSearch] = useSearchParams();
  const all = search.get('ver') === 'todas';
  const cursor = search.get('cursor');
  const query = useRead(opportunities.list, {
    query: { limit: AT_ONCE, ...(!all && { status: 'open' }), ...(cursor && { cursor }) },
  });
  useFirstPageInstead(isPageLost({ cursor, error: query.error, rows: query.data?.items.length }));
  return (
    <Page
      title={title}
      action={
        <Segmented
          aria-label={t(credit.status)}
          value={all ? 'all' : 'open'}
          options={[
            { value: 'open', label: t(investing.filter.open) },
            { value: 'all', label: t(investing.filter.all) },
          ]}
          onChange={(value) => setSearch(value === 'all' ? { ver: 'todas' } : {})}
        />
      }
    >
      <Loaded query={query} skeleton={<SkeletonCards cards={6} />}>
        {({ items, next_cursor }) =>
          items.length === 0 ? (
            <EmptyState text={t(investing.none)} />
          ) : (
            <>
              <ul className={styles.cards}>
                {items.map((item) => (
                  <OpportunityCard key={item.id} item={item} />
                ))}
              </ul>
              {next_cursor ? (
                <Button
                  className={styles.more}
                  onClick={() => setSearch({ ...(all && { ver: 'todas' }), cursor: next_cursor })}
                >
                  {t(table.next)}
                </Button>
              ) : null}
            </>
          )
        }
      </Loaded>
    </Page>
  );
}

function OpportunityCard({ item }: { item: OpportunityItem }) {
  return (
    <li className={styles.card}>
      <h2>
        <Link to={href('opportunityShow', { opportunityId: item.id })}>
          {productName(item.product_id)}
        </Link>
      </h2>
      <p className={styles.muted}>
        {item.folio} · {item.municipality}, {item.state}
      </p>
      <FundingBar
        label={t(credit.fundingOf, { folio: item.folio })}
        funded={item.committed_cents}
        goal={item.goal_cents}
      />
      <DescriptionList
        inline
        rows={[
          { label: t(credit.rate), value: formatPercent(item.annual_rate_bp) },
          { label: t(credit.cat), value: catText(item.cat_bp) },
          { label: t(credit.term), value: t(credit.months, { count: item.term_months }) },
          { label: t(credit.grade), value: item.risk_grade },
        ]}
      />
      <p className={styles.muted}>
        {item.status === 'open' ? (
          t(investing.closesOn, { day: formatDate(item.closes_at, 'long') })
        ) : (
          <StatusTag tone="neutral">{t(opportunityStatusName[item.status])}</StatusTag>
        )}
      </p>
      {item.my_commitment_cents > 0 ? (
        <StatusTag tone="success">
          {t(investing.mine, { amount: formatMoney(item.my_commitment_cents) })}
        </StatusTag>
      ) : null}
    </li>
  );
}
