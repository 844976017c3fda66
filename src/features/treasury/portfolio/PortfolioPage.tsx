import { toBasisPoints } from '@contract/kernel/fields/basis-points';
import { toDay } from '@contract/kernel/fields/day';
import { href } from '@contract/kernel/screens';
import { portfolioWords as words } from '@contract/locales/es-MX/treasury/portfolio';
import { type Portfolio, portfolio } from '@contract/treasury/portfolio';
import { t } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useRead } from '@portal/refine/use-read';
import { useSession } from '@portal/session/use-session';
import { formatPercent } from '@portal/ui/format';
import { ButtonLink } from '@portal/ui/kit/ButtonLink';
import { EmptyState } from '@portal/ui/kit/EmptyState';
import { MoneyText } from '@portal/ui/kit/MoneyText';
import { Page } from '@portal/ui/kit/Page';
import { Section } from '@portal/ui/kit/Section';
import { StatCard, StatRow } from '@portal/ui/kit/StatCard';
import { useScreenTitle } from '@portal/ui/screen-context';
import { Alert } from 'antd';
import { AllocationSection } from './AllocationSection';
import { CalendarSection } from './CalendarSection';
import { DelinquencySection } from './DelinquencySection';
import { ExportButtons } from './ExportButtons';
import styles from './portfolio.module.css';
import { sliceName } from './slice-name';

/** What an investor has, how it is divided, how it goes and what it is to bring. */
export function PortfolioPage() {
  const title = useScreenTitle();
  const query = useRead(portfolio.show, {});
  return (
    <Page
      title={title}
      explanation={t(words.explanation)}
      action={query.data?.participations ? <ExportButtons data={query.data} /> : undefined}
    >
      <Loaded query={query}>
        {(data) =>
          data.participations === 0 ? (
            <EmptyState
              text={t(words.none)}
              action={
                <ButtonLink to={href('opportunityList')} type="primary">
                  {t(words.seeOpportunities)}
                </ButtonLink>
              }
            />
          ) : (
            <Figures data={data} />
          )
        }
      </Loaded>
    </Page>
  );
}

function Figures({ data }: { data: Portfolio }) {
  const visible = useSession((state) => state.showBalance);
  const amount = (cents: number) => (visible ? <MoneyText centavos={cents} /> : t(words.hidden));
  const rate = (bp: number | null) => (bp === null ? t(words.unknown) : formatPercent(bp));
  return (
    <>
      <div>
        <p className={styles.lead}>{t(words.value)}</p>
        <p className={styles.figure}>{amount(data.value_cents)}</p>
        <p className={styles.note}>{t(words.valueHint, { day: toDay(data.as_of) })}</p>
      </div>
      <StatRow>
        <StatCard
          label={t(words.invested)}
          value={amount(data.invested_cents)}
          hint={t(words.investedHint, { count: data.active })}
        />
        <StatCard label={t(words.cash)} value={amount(data.cash_cents)} hint={t(words.cashHint)} />
        {data.written_off_cents > 0 ? (
          <StatCard label={t(words.writtenOff)} value={amount(data.written_off_cents)} />
        ) : null}
      </StatRow>
      <Warnings warnings={data.warnings} />
      <Section title={t(words.returns)} description={t(words.returnsHow)}>
        <StatRow>
          <StatCard
            label={t(words.irr)}
            value={rate(data.return.invested_bp)}
            hint={data.return.since && t(words.irrHint, { day: data.return.since })}
          />
          <StatCard
            label={t(words.irrIdle)}
            value={rate(data.return.with_idle_bp)}
            hint={t(words.irrIdleHint)}
          />
          <StatCard label={t(words.rate)} value={rate(data.rate_bp)} hint={t(words.rateHint)} />
        </StatRow>
      </Section>
      <CalendarSection {...data} />
      {data.active > 0 ? (
        <>
          <AllocationSection allocation={data.allocation} />
          <DelinquencySection delinquency={data.delinquency} />
        </>
      ) : null}
      <ButtonLink to={href('passiveIncome')}>{t(words.income)}</ButtonLink>
    </>
  );
}

function Warnings({ warnings }: Pick<Portfolio, 'warnings'>) {
  if (warnings.length === 0) return null;
  return (
    <Alert
      type="warning"
      showIcon
      message={t(words.warnings)}
      description={
        <ul className={styles.warnings}>
          {warnings.map(({ by, key, share_bp: share, limit_bp: limit }) => (
            <li key={by}>
              {t(words.warning[by], {
                name: by === 'product' ? sliceName(by, key) : key,
                share: toBasisPoints(share),
                limit: toBasisPoints(limit),
              })}
            </li>
          ))}
        </ul>
      }
    />
  );
}
