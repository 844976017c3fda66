import { href } from '@contract/kernel/screens';
import { withholdingWords as words } from '@contract/locales/es-MX/treasury/invoices';
import { type WithholdingMonth, withholdings } from '@contract/treasury/withholdings';
import { type Answer, callFile } from '@portal/api/call';
import { periodText } from '@portal/features/platform';
import { t } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useRead } from '@portal/refine/use-read';
import { formatDate, formatMoney, formatPercent } from '@portal/ui/format';
import { ButtonLink } from '@portal/ui/kit/ButtonLink';
import { EmptyState } from '@portal/ui/kit/EmptyState';
import { MoneyText } from '@portal/ui/kit/MoneyText';
import { Page } from '@portal/ui/kit/Page';
import { Section } from '@portal/ui/kit/Section';
import { SkeletonLines } from '@portal/ui/kit/Skeletons';
import { useScreenTitle } from '@portal/ui/screen-context';
import { CellLines, QuietLine } from '@portal/ui/table/CellLines';
import { ShortTable } from '@portal/ui/table/ShortTable';
import { Select } from 'antd';
import { useSearchParams } from 'react-router';
import { FormatButtons } from '../tax-papers/FormatButtons';
import styles from './withholdings.module.css';

type Withholdings = Answer<typeof withholdings.list>;

/** Taxes withheld of the interest that an applicant paid in a year, by month and by which rules. */
export function WithholdingsPage() {
  const [search, setSearch] = useSearchParams();
  const chosen = withholdings.list.query.safeParse({ year: search.get('year') ?? undefined });
  const query = useRead(withholdings.list, { query: chosen.data ?? {} }, { keepPrevious: true });
  return (
    <Page
      title={useScreenTitle()}
      explanation={t(words.help)}
      action={<ButtonLink to={href('applicantInvoices')}>{t(words.toInvoices)}</ButtonLink>}
    >
      <Loaded query={query} skeleton={<SkeletonLines lines={6} />}>
        {(data) =>
          data.year === null ? (
            <EmptyState
              text={t(words.none)}
              action={
                <ButtonLink to={href('applicantInvoices')} type="primary">
                  {t(words.toInvoices)}
                </ButtonLink>
              }
            />
          ) : (
            <Year
              data={data}
              year={data.year}
              onChoose={(year) => setSearch({ year }, { preventScrollReset: true })}
            />
          )
        }
      </Loaded>
    </Page>
  );
}

interface YearProps {
  data: Withholdings;
  year: string;
  onChoose: (year: string) => void;
}

function Year({ data: { years, months, totals }, year, onChoose }: YearProps) {
  return (
    <>
      <Section
        title={t(words.total, { year })}
        action={
          <Select
            aria-label={t(words.year)}
            value={year}
            options={[...new Set([...years, year])].map((value) => ({ value, label: value }))}
            onChange={onChoose}
          />
        }
      >
        {months.length === 0 ? (
          <EmptyState text={t(words.noneInYear, { year })} />
        ) : (
          <div className={styles.lead}>
            <div className={styles.figure}>
              <MoneyText centavos={totals.income_tax_cents + totals.vat_withheld_cents} />
            </div>
            <div className={styles.quiet}>
              {t(words.parts, {
                incomeTax: formatMoney(totals.income_tax_cents),
                vat: formatMoney(totals.vat_withheld_cents),
                interest: formatMoney(totals.interest_cents + totals.late_interest_cents),
              })}
            </div>
            <div>
              {t(words.annual)}{' '}
              <Certificate period={year} of={t(words.certificateOfYear, { year })} />
            </div>
            <div className={styles.quiet}>{t(words.noEffect)}</div>
          </div>
        )}
      </Section>
      {months.length > 0 ? (
        <>
          <Section title={t(words.months)} description={t(words.monthsHelp)} flush>
            <ShortTable
              label={t(words.months)}
              columns={columns}
              rows={months.map((row, n) => ({
                ...row,
                isFirst: months[n - 1]?.month !== row.month,
              }))}
              rowKey={({ month, concerns }) => `${month} ${concerns ?? ''}`}
            />
          </Section>
          <Rules months={months} />
        </>
      ) : null}
    </>
  );
}

const columns = [
  {
    key: 'month',
    title: t(words.month),
    wraps: true,
    render: ({ month, concerns }: WithholdingMonth) => (
      <CellLines>
        <span>{periodText(month)}</span>
        {concerns ? (
          <QuietLine>{t(words.complement, { month: periodText(concerns) })}</QuietLine>
        ) : null}
      </CellLines>
    ),
  },
  {
    key: 'interest',
    title: t(words.interest),
    render: ({ interest_cents, late_interest_cents }: WithholdingMonth) => (
      <div className={styles.amounts}>
        <MoneyText centavos={interest_cents + late_interest_cents} />
        {late_interest_cents === 0 ? null : (
          <QuietLine>{t(words.late, { amount: formatMoney(late_interest_cents) })}</QuietLine>
        )}
      </div>
    ),
  },
  {
    key: 'vat',
    title: t(words.vat),
    render: (row: WithholdingMonth) => <MoneyText centavos={row.vat_cents} />,
  },
  {
    key: 'vat_withheld',
    title: t(words.vatWithheld),
    render: (row: WithholdingMonth) => <MoneyText centavos={row.vat_withheld_cents} />,
  },
  {
    key: 'income_tax',
    title: t(words.incomeTax),
    render: (row: WithholdingMonth) => <MoneyText centavos={row.income_tax_cents} />,
  },
  {
    key: 'files',
    title: t(words.files),
    acts: true,
    // Of a month and what is complementary in it there is one certificate.
    render: ({ month, isFirst }: WithholdingMonth & { isFirst: boolean }) =>
      isFirst ? <Certificate period={month} of={periodText(month)} /> : null,
  },
];

function Certificate({ period, of }: { period: string; of: string }) {
  return (
    <FormatButtons
      of={of}
      name={t(words.certificateFile, { period })}
      load={(format) => callFile(withholdings.certificate, { params: { period, format } })}
    />
  );
}

/** The rules of the days on which the year's interest was paid, each as often as it changed. */
function Rules({ months }: { months: readonly WithholdingMonth[] }) {
  const rules = new Map(
    months.flatMap((month) =>
      month.rules.map((rule) => [`${rule.name} ${rule.valid_from}`, rule] as const),
    ),
  );
  return (
    <Section title={t(words.rules)}>
      <dl className={styles.rules}>
        {[...rules].map(([key, { name, rate_bp, valid_from, source }]) => (
          <div key={key}>
            <dt>{name}</dt>
            <dd>
              {t(words.rule, {
                rate: formatPercent(rate_bp),
                day: formatDate(valid_from, 'long'),
                source,
              })}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
