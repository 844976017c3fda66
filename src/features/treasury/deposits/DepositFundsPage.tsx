import { deposits } from '@contract/treasury/deposits';
import { money as words } from '@portal/messages/money';
import { Loaded } from '@portal/refine/Loaded';
import { ResourceTable } from '@portal/refine/ResourceTable';
import { useRead } from '@portal/refine/use-read';
import { formatClabe } from '@portal/ui/format';
import { CopyText } from '@portal/ui/kit/CopyText';
import { DateText } from '@portal/ui/kit/DateText';
import { DescriptionList } from '@portal/ui/kit/DescriptionList';
import { MoneyText } from '@portal/ui/kit/MoneyText';
import { Page } from '@portal/ui/kit/Page';
import { Section } from '@portal/ui/kit/Section';
import { SkeletonLines } from '@portal/ui/kit/Skeletons';
import { StatusTag } from '@portal/ui/kit/StatusTag';
import { useScreenTitle } from '@portal/ui/screen-context';
import { csvDay, csvMoney } from '@portal/ui/table/csv-values';
import { QRCodeSVG } from 'qrcode.react';

const depositTones = { credited: 'success', held: 'warning', returned: 'neutral' } as const;

/** Where an investor's transfers go, and those that arrived. */
export function DepositFundsPage() {
  const query = useRead(deposits.instructions, {});
  return (
    <Page title={useScreenTitle()} explanation={words.depositHelp}>
      <Section title={words.clabe}>
        <Loaded query={query} bones={<SkeletonLines />}>
          {({ clabe, bank, beneficiary }) => (
            <DescriptionList
              rows={[
                {
                  label: words.clabe,
                  value: <CopyText value={clabe} shown={formatClabe(clabe)} label={words.clabe} />,
                },
                { label: words.bank, value: bank ?? words.unknown },
                { label: words.beneficiary, value: beneficiary },
                {
                  label: words.qr,
                  value: <QRCodeSVG value={clabe} title={words.qr} size={136} marginSize={2} />,
                },
              ]}
            />
          )}
        </Loaded>
      </Section>
      <Section title={words.deposits} flush>
        <ResourceTable
          id="deposits"
          label={words.deposits}
          endpoint={deposits.list}
          rowKey={({ id }) => id}
          empty={{ text: words.noDeposits }}
          columns={[
            {
              key: 'occurred_on',
              title: words.date,
              sortable: true,
              render: (row) => <DateText iso={row.occurred_on} />,
              csv: (row) => csvDay(row.occurred_on),
            },
            {
              key: 'sender',
              title: words.sender,
              csv: (row) => row.sender_name,
            },
            {
              key: 'tracking',
              title: words.trackingKey,
              csv: (row) => row.tracking_key,
            },
            {
              key: 'status',
              title: words.status,
              render: (row) => (
                <StatusTag tone={depositTones[row.status]}>
                  {words.depositStatuses[row.status]}
                </StatusTag>
              ),
              csv: (row) => words.depositStatuses[row.status],
            },
            {
              key: 'amount',
              title: words.amount,
              align: 'right',
              render: (row) => <MoneyText centavos={row.amount_cents} />,
              csv: (row) => csvMoney(row.amount_cents),
            },
          ]}
        />
      </Section>
    </Page>
  );
}
