import { money } from '@contract/locales/es-MX/treasury/money';
import { deposits } from '@contract/treasury/deposits';
import { t } from '@portal/i18n';

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
    <Page title={useScreenTitle()} explanation={t(money.depositHelp)}>
      <Section title={t(money.clabe)}>
        <Loaded query={query} skeleton={<SkeletonLines />}>
          {({ clabe, bank, beneficiary }) => (
            <DescriptionList
              rows={[
                {
                  label: t(money.clabe),
                  value: (
                    <CopyText value={clabe} shown={formatClabe(clabe)} label={t(money.clabe)} />
                  ),
                },
                { label: t(money.bank), value: bank ?? t(money.unknown) },
                { label: t(money.beneficiary), value: beneficiary },
                {
                  label: t(money.qr),
                  value: <QRCodeSVG value={clabe} title={t(money.qr)} size={136} marginSize={2} />,
                },
              ]}
            />
          )}
        </Loaded>
      </Section>
      <Section title={t(money.deposits)} flush>
        <ResourceTable
          id="deposits"
          label={t(money.deposits)}
          endpoint={deposits.list}
          rowKey={({ id }) => id}
          empty={{ text: t(money.noDeposits) }}
          columns={[
            {
              key: 'occurred_on',
              title: t(money.date),
              sortable: true,
              render: (row) => <DateText iso={row.occurred_on} />,
              csv: (row) => csvDay(row.occurred_on),
            },
            {
              key: 'sender',
              title: t(money.sender),
              csv: (row) => row.sender_name,
            },
            {
              key: 'tracking',
              title: t(money.trackingKey),
              csv: (row) => row.tracking_key,
            },
            {
              key: 'status',
              title: t(money.status),
              render: (row) => (
                <StatusTag tone={depositTones[row.status]}>
                  {t(money.depositStatuses[row.status])}
                </StatusTag>
              ),
              csv: (row) => t(money.depositStatuses[row.status]),
            },
            {
              key: 'amount',
              title: t(money.amount),
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
