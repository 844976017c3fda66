import type { Alert, AlertFacts } from '@contract/compliance/alerts';
import { alertList, alertPage as words } from '@contract/locales/es-MX/compliance/alerts';
import { t } from '@portal/i18n';
import { DateText } from '@portal/ui/kit/DateText';
import { DescriptionList, type DescriptionRow } from '@portal/ui/kit/DescriptionList';
import { MoneyText } from '@portal/ui/kit/MoneyText';
import { Section } from '@portal/ui/kit/Section';
import { ShortTable } from '@portal/ui/table/ShortTable';
import styles from './alerts.module.css';

/** What the rule saw of the person. */
export function AlertFactsSection({ alert }: { alert: Alert }) {
  const { facts } = alert;
  return (
    <Section title={t(words.facts)} description={t(words.factsHelp)}>
      <DescriptionList
        rows={[
          { label: t(alertList.person), value: `${alert.person} · ${alert.email}` },
          { label: t(alertList.amount), value: <MoneyText centavos={alert.amount_cents} /> },
          { label: t(alertList.happened), value: <DateText iso={alert.happened_on} /> },
          ...rowsOf(facts),
        ]}
      />
      {facts.deposits.length > 0 ? (
        <div className={styles.deposits}>
          <ShortTable
            label={t(words.deposits)}
            rows={facts.deposits.map((deposit, n) => ({ ...deposit, n }))}
            rowKey={({ n }) => n}
            columns={[
              {
                key: 'on',
                title: t(words.deposit),
                wraps: true,
                render: ({ on, tracking_key }) => (
                  <>
                    <DateText iso={on} />
                    <div className={styles.quiet}>{tracking_key}</div>
                  </>
                ),
              },
              {
                key: 'amount_cents',
                title: t(alertList.amount),
                render: ({ amount_cents }) => <MoneyText centavos={amount_cents} />,
                sum: ({ amount_cents }) => amount_cents,
              },
            ]}
          />
        </div>
      ) : null}
    </Section>
  );
}

function rowsOf(facts: AlertFacts): DescriptionRow[] {
  const { limit_cents: limit, udis, days, monthly_income_cents: income, loan } = facts;
  return [
    ...(limit === null ? [] : [{ label: t(words.limit), value: <MoneyText centavos={limit} /> }]),
    ...(udis
      ? [{ label: t(words.udis), value: t(words.udisOf, { count: udis.count, value: udis.value }) }]
      : []),
    ...(days === null ? [] : [{ label: t(loan ? words.within : words.days), value: days }]),
    ...(income === null
      ? []
      : [{ label: t(words.income), value: <MoneyText centavos={income} /> }]),
    ...(loan
      ? [
          { label: t(words.credit), value: loan.folio },
          { label: t(words.delivered), value: <DateText iso={loan.delivered_on} /> },
          { label: t(words.settled), value: <DateText iso={loan.settled_on} /> },
          { label: t(words.term), value: t(words.months, { count: loan.term_months }) },
        ]
      : []),
  ];
}
