import { money } from '@contract/locales/es-MX/treasury/money';
import { deposits } from '@contract/treasury/deposits';
import type { Answer } from '@portal/api/call';
import { t } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { ResourceTable } from '@portal/refine/ResourceTable';
import { useRead } from '@portal/refine/use-read';
import { usePersonKind } from '@portal/session/use-person-kind';
import { DescriptionList } from '@portal/ui/kit/DescriptionList';
import { Page } from '@portal/ui/kit/Page';
import { Section } from '@portal/ui/kit/Section';
import { SkeletonLines } from '@portal/ui/kit/Skeletons';
import { useScreenTitle } from '@portal/ui/screen-context';
import { dayColumn, moneyColumn, stateColumn } from '@portal/ui/table/column-kinds';
import type { Column } from '@portal/ui/table/columns';
import { QRCodeSVG } from 'qrcode.react';
import { RecurringOffer } from '../recurring-orders/RecurringOffer';
import { transferRows } from './transfer-rows';

const depositTones = { credited: 'success', held: 'warning', returned: 'neutral' } as const;

type Deposit = Answer<typeof deposits.list>['items'][number];

const columns: readonly Column<Deposit>[] = [
  dayColumn('occurred_on', t(money.date), (row) => row.occurred_on, { sortable: true }),
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
  stateColumn('status', t(money.status), (row) => ({
    tone: depositTones[row.status],
    text: t(money.depositStatuses[row.status]),
  })),
  moneyColumn('amount', t(money.amount), (row) => row.amount_cents),
];

/** Where an investor's transfers go, and those that arrived. */
export function DepositFundsPage() {
  const query = useRead(deposits.instructions, {});
  return (
    <Page title={useScreenTitle()} explanation={t(money.depositHelp[usePersonKind()])}>
      <Section title={t(money.clabe)}>
        <Loaded query={query} skeleton={<SkeletonLines />}>
          {({ clabe, bank, beneficiary }) => (
            <DescriptionList
              rows={[
                ...transferRows({ clabe, bank, beneficiary }),
                {
                  label: t(money.qr),
                  value: <QRCodeSVG value={clabe} title={t(money.qr)} size={136} marginSize={2} />,
                },
              ]}
            />
          )}
        </Loaded>
      </Section>
      <RecurringOffer kind="deposit" />
      <Section title={t(money.deposits)} flush>
        <ResourceTable
          id="deposits"
          label={t(money.deposits)}
          endpoint={deposits.list}
          rowKey={({ id }) => id}
          empty={{ text: t(money.noDeposits) }}
          columns={columns}
        />
      </Section>
    </Page>
  );
}
