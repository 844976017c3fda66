import { href } from '@contract/kernel/screens';
import { credit } from '@contract/locales/es-MX/credit/credit';
import { creditLine as words } from '@contract/locales/es-MX/treasury/credit-lines';
import { creditLineDraws, type ShownDraw } from '@contract/treasury/credit-line-draws';
import { drawComponents } from '@contract/treasury/credit-lines';
import { RecordHistory } from '@portal/features/platform';
import { t } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useRecord } from '@portal/refine/use-read';
import { catText } from '@portal/ui/cat-text';
import { formatDate, formatMoney, formatPercent } from '@portal/ui/format';
import { DateText } from '@portal/ui/kit/DateText';
import { DescriptionList } from '@portal/ui/kit/DescriptionList';
import { EmptyState } from '@portal/ui/kit/EmptyState';
import { MoneyText } from '@portal/ui/kit/MoneyText';
import { Page } from '@portal/ui/kit/Page';
import { Section } from '@portal/ui/kit/Section';
import { StatusTag } from '@portal/ui/kit/StatusTag';
import { useParam, useScreenTitle } from '@portal/ui/screen-context';
import { ShortTable } from '@portal/ui/table/ShortTable';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './credit-lines.module.css';
import { DrawActs } from './DrawActs';
import { drawState } from './draw-columns';

/** A draw as its installer sees it. */
export const SupplierDrawPage = () => (
  <DrawPage
    project={(projectId) => href('supplierProjectShow', { projectId })}
    installer={(draw) => draw.supplier_name}
  />
);

/** A draw as staff see it, with what was done to it. */
export const BackofficeDrawPage = () => (
  <DrawPage
    project={(projectId) => href('backofficeProjectShow', { projectId })}
    installer={({ supplier_id: supplierId, supplier_name: name }) => (
      <Link to={href('backofficeCreditLineShow', { supplierId })}>{name}</Link>
    )}
    history={(id) => <RecordHistory object="credit-line-draws" id={id} />}
  />
);

interface DrawPageProps {
  project: (id: string) => string;
  installer: (draw: ShownDraw) => ReactNode;
  history?: (id: string) => ReactNode;
}

function DrawPage({ project, installer, history }: DrawPageProps) {
  const drawId = useParam('drawId');
  const query = useRecord(creditLineDraws.show, { params: { drawId } });
  const title = useScreenTitle(query.data);
  return (
    <Loaded query={query} title={title}>
      {(draw) => (
        <Page title={title}>
          <Lead draw={draw} />
          <Section title={t(words.conditions)}>
            <DescriptionList
              rows={[
                { label: t(words.installer), value: installer(draw) },
                {
                  label: t(words.project),
                  value: <Link to={project(draw.project_id)}>{draw.project_folio}</Link>,
                },
                ...costOf(draw),
              ]}
            />
          </Section>
          {draw.status === 'paid' ? <Owed draw={draw} /> : null}
          {draw.paid_on ? <Payments draw={draw} /> : null}
          {history?.(draw.id)}
        </Page>
      )}
    </Loaded>
  );
}

function Lead({ draw }: { draw: ShownDraw }) {
  const { tone, text } = drawState(draw);
  const owes = draw.status === 'paid';
  return (
    <section className={styles.lead} aria-labelledby="draw-amount">
      <p id="draw-amount" className={styles.quiet}>
        {t(owes ? words.owed : words.principal)}
      </p>
      <p className={styles.figure}>
        <MoneyText centavos={owes ? draw.owed_cents : draw.principal_cents} />
      </p>
      <div>
        <StatusTag tone={tone}>{text}</StatusTag>
      </div>
      {draw.due_on ? (
        <p>
          {t(words.dueOn)} <DateText iso={draw.due_on} />
        </p>
      ) : null}
      {owes ? <p>{t(words.howToPay, { folio: draw.folio })}</p> : null}
      {draw.reason ? <p>{draw.reason}</p> : null}
      <DrawActs draw={draw} />
    </section>
  );
}

const costOf = (draw: ShownDraw) => [
  { label: t(words.principal), value: formatMoney(draw.principal_cents) },
  { label: t(words.feeWithVat), value: formatMoney(draw.fee_cents + draw.fee_vat_cents) },
  { label: t(words.received), value: formatMoney(draw.received_cents) },
  { label: t(words.term), value: t(words.daysValue, { count: draw.days }) },
  { label: t(words.rate), value: formatPercent(draw.annual_rate_bp) },
  { label: t(words.lateRate), value: formatPercent(draw.late_rate_bp) },
  { label: t(words.cat), value: `${catText(draw.cat_bp)} · ${t(credit.catHelp)}` },
  {
    label: t(words.paidOn),
    value: draw.paid_on ? formatDate(draw.paid_on) : t(credit.nothing),
  },
  { label: t(words.trackingKey), value: draw.tracking_key ?? t(credit.nothing) },
];

function Owed({ draw }: { draw: ShownDraw }) {
  return (
    <Section title={t(words.owedParts)}>
      <DescriptionList
        inline
        rows={[...drawComponents].reverse().map((component) => ({
          label: t(words.parts[component]),
          value: <MoneyText centavos={draw.owed[component]} />,
        }))}
      />
    </Section>
  );
}

function Payments({ draw: { payments } }: { draw: ShownDraw }) {
  if (payments.length === 0) {
    return (
      <Section title={t(words.payments)}>
        <EmptyState text={t(words.noPayments)} />
      </Section>
    );
  }
  return (
    <Section title={t(words.payments)} flush>
      <ShortTable
        label={t(words.payments)}
        rows={payments}
        rowKey={({ id }) => id}
        columns={[
          { key: 'on', title: t(words.on), render: ({ on }) => <DateText iso={on} /> },
          {
            key: 'source',
            title: t(words.source),
            align: 'left',
            render: ({ source, tracking_key: key }) =>
              [t(words.sources[source]), key].filter(Boolean).join(' · '),
          },
          ...[...drawComponents].reverse().map((component) => ({
            key: component,
            title: t(words.parts[component]),
            render: (row: ShownDraw['payments'][number]) => (
              <MoneyText centavos={row.parts[component]} />
            ),
          })),
          {
            key: 'amount',
            title: t(words.amount),
            sum: ({ amount_cents: amount }) => amount,
            render: ({ amount_cents: amount }) => <MoneyText centavos={amount} />,
          },
        ]}
      />
    </Section>
  );
}
