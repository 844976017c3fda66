import { type CommitmentItem, commitments } from '@contract/funding/commitments';
import { credit } from '@contract/locales/es-MX/credit/credit';
import { commitmentStatusName } from '@contract/locales/es-MX/funding/commitments';
import { investing } from '@contract/locales/es-MX/funding/investing';
import { fundingReceipts } from '@contract/locales/es-MX/funding/receipts';
import { t, texts } from '@portal/i18n';
import { useConfirmedAct } from '@portal/refine/use-confirmed-act';
import { useRead } from '@portal/refine/use-read';
import { formatMoney } from '@portal/ui/format';
import { DateText } from '@portal/ui/kit/DateText';
import { MoneyText } from '@portal/ui/kit/MoneyText';
import { RowList } from '@portal/ui/kit/RowList';
import { Section } from '@portal/ui/kit/Section';
import { Button } from 'antd';

/** What the investor has in this offer, and the way out until the money is delivered. */
export function OwnCommitments({ opportunityId }: { opportunityId: string }) {
  const { data } = useRead(commitments.list, {
    query: { opportunity_id: opportunityId, limit: 20 },
  });
  if (!data || data.items.length === 0) return null;
  return (
    <Section title={t(investing.myCommitments)}>
      <RowList>
        {data.items.map((item) => (
          <Commitment key={item.id} item={item} />
        ))}
      </RowList>
    </Section>
  );
}

function Commitment({ item }: { item: CommitmentItem }) {
  const cancel = useConfirmedAct(commitments.cancel);

  async function withdraw() {
    await cancel.ask(
      {
        title: t(investing.withdrawTitle),
        text: t(investing.withdrawText),
        rows: [
          { label: t(credit.folio), value: item.folio },
          { label: t(credit.amount), value: formatMoney(item.amount_cents) },
        ],
        okText: t(investing.withdraw),
        danger: true,
      },
      { params: { commitmentId: item.id } },
      {
        receipt: (done) => ({
          ...texts(fundingReceipts.withdrawn),
          folio: item.folio,
          amount: done.amount_cents,
        }),
      },
    );
  }

  return (
    <li>
      <span>
        <MoneyText centavos={item.amount_cents} /> · {t(commitmentStatusName[item.status])} ·{' '}
        <DateText iso={item.created_at} />
      </span>
      {item.can_cancel ? (
        <Button size="small" danger loading={cancel.isPending} onClick={() => void withdraw()}>
          {t(investing.withdraw)}
        </Button>
      ) : null}
    </li>
  );
}
