import { productName } from '@contract/credit/product-catalog';
import { participations } from '@contract/funding/participations';
import { toDay } from '@contract/kernel/fields/day';
import { participation } from '@contract/locales/es-MX/funding/participations';
import type { Answer } from '@portal/api/call';
import { t } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useRecord } from '@portal/refine/use-read';
import { useViewLog } from '@portal/session/use-log';
import { DateText } from '@portal/ui/kit/DateText';
import { EmptyState } from '@portal/ui/kit/EmptyState';
import { MoneyText } from '@portal/ui/kit/MoneyText';
import { Page } from '@portal/ui/kit/Page';
import { Section } from '@portal/ui/kit/Section';
import { StatCard, StatRow } from '@portal/ui/kit/StatCard';
import { StatusTag } from '@portal/ui/kit/StatusTag';
import { useParam, useScreenTitle } from '@portal/ui/screen-context';
import { ShortTable } from '@portal/ui/table/ShortTable';
import { CollectionLog } from './CollectionLog';
import { ParticipationState } from './ParticipationState';

type Detail = Answer<typeof participations.show>;
type Received = Detail['payments'][number];
type Expected = Detail['schedule'][number];

/** One participation: what it brought, with its tax apart, and what is still to come. */
export function ParticipationPage() {
  const participationId = useParam('participationId');
  const query = useRecord(participations.show, { params: { participationId } });
  const title = useScreenTitle(query.data);
  useViewLog('project_viewed', query.data?.id);
  return (
    <Loaded query={query} title={title}>
      {(detail) => (
        <Page
          title={title}
          explanation={productName(detail.product_id)}
          action={<ParticipationState row={detail} />}
        >
          <StatRow>
            <StatCard
              label={t(participation.invested)}
              value={<MoneyText centavos={detail.invested_cents} />}
            />
            <StatCard
              label={t(participation.outstanding)}
              value={<MoneyText centavos={detail.outstanding_cents} />}
            />
            <StatCard
              label={t(participation.interest)}
              value={<MoneyText centavos={detail.received_interest_cents} />}
            />
            <StatCard
              label={t(participation.withheld)}
              value={<MoneyText centavos={detail.withheld_isr_cents} />}
            />
          </StatRow>
          {detail.written_off ? <WrittenOff of={detail.written_off} /> : null}
          <Section
            title={t(participation.received)}
            description={t(participation.receivedHelp)}
            flush
          >
            {detail.payments.length > 0 ? (
              <ShortTable
                label={t(participation.received)}
                columns={receivedColumns(detail.payments)}
                rows={detail.payments}
                rowKey={({ id }) => id}
              />
            ) : (
              <EmptyState text={t(participation.noneReceived)} />
            )}
          </Section>
          <Section
            title={t(participation.schedule)}
            description={t(participation.scheduleHelp)}
            flush
          >
            {detail.schedule.length > 0 ? (
              <ShortTable
                label={t(participation.schedule)}
                columns={expectedColumns(detail.schedule)}
                rows={detail.schedule}
                rowKey={({ n }) => n}
              />
            ) : (
              <EmptyState
                text={
                  detail.status === 'settled'
                    ? t(participation.nothingLeft)
                    : t(participation.notDelivered)
                }
              />
            )}
          </Section>
          {detail.status !== 'reserved' && detail.status !== 'firm' ? (
            <CollectionLog participationId={detail.id} />
          ) : null}
        </Page>
      )}
    </Loaded>
  );
}

/** When the credit was written off, what that took of the participation and what came back. */
function WrittenOff({ of }: { of: NonNullable<Detail['written_off']> }) {
  return (
    <Section
      title={t(participation.writtenOffOn, { day: toDay(of.on) })}
      description={t(participation.writtenOffHelp)}
    >
      <StatRow>
        <StatCard
          label={t(participation.writtenOff)}
          value={<MoneyText centavos={of.principal_cents} />}
        />
        <StatCard
          label={t(participation.recovered)}
          value={<MoneyText centavos={of.recovered_cents} />}
        />
      </StatRow>
    </Section>
  );
}

const added = <Row,>(key: string, title: string, of: (row: Row) => number) => ({
  key,
  title,
  render: (row: Row) => <MoneyText centavos={of(row)} currency="plain" />,
  sum: of,
});

/** Only where there is any: most loans have neither. */
const vatAndFee = <Row extends { vat_cents: number; fee_cents: number }>(rows: readonly Row[]) => [
  ...(rows.some((row) => row.vat_cents > 0)
    ? [added<Row>('vat', t(participation.vat), (row) => row.vat_cents)]
    : []),
  ...(rows.some((row) => row.fee_cents > 0)
    ? [added<Row>('fee', t(participation.fee), (row) => 0 - row.fee_cents)]
    : []),
];

const receivedColumns = (rows: readonly Received[]) => [
  {
    key: 'day',
    title: t(participation.day),
    render: (row: Received) => <DateText iso={row.received_on} />,
  },
  // Only where there is one: most credits are paid on their days.
  ...(rows.some((row) => row.is_early)
    ? [
        {
          key: 'concept',
          title: t(participation.concept),
          render: (row: Received) =>
            t(row.is_early ? participation.early : participation.instalment),
        },
      ]
    : []),
  added<Received>('capital', t(participation.capitalColumn), (row) => row.capital_cents),
  added<Received>('interest', t(participation.interestColumn), (row) => row.interest_cents),
  added<Received>('late', t(participation.lateInterest), (row) => row.late_interest_cents),
  added<Received>('isr', t(participation.isr), (row) => 0 - row.isr_cents),
  ...vatAndFee(rows),
  added<Received>('net', t(participation.net), (row) => row.net_cents),
];

const expectedColumns = (rows: readonly Expected[]) => [
  { key: 'n', title: t(participation.n), render: (row: Expected) => row.n },
  {
    key: 'due',
    title: t(participation.due),
    render: (row: Expected) =>
      row.overdue ? (
        <StatusTag tone="danger">{t(participation.overdue)}</StatusTag>
      ) : (
        <DateText iso={row.due_on} />
      ),
  },
  added<Expected>('capital', t(participation.capitalColumn), (row) => row.capital_cents),
  added<Expected>('interest', t(participation.interestColumn), (row) => row.interest_cents),
  added<Expected>('isr', t(participation.isr), (row) => 0 - row.isr_cents),
  ...vatAndFee(rows),
  added<Expected>('net', t(participation.net), (row) => row.net_cents),
];
