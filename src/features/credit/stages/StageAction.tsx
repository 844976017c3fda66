import type { ListedStage } from '@contract/credit/stage-item';
import { stages } from '@contract/credit/stages';
import { credit, stageWords } from '@contract/locales/es-MX/credit/credit';
import { creditReceipts } from '@contract/locales/es-MX/credit/receipts';
import { stagePayments } from '@contract/treasury/stage-payments';
import { UnlessWaiting } from '@portal/features/platform';
import { type TransferAct, TransferDialog } from '@portal/features/treasury';
import { t, texts } from '@portal/i18n';
import { useAct } from '@portal/refine/use-act';
import { useConfirmedAct } from '@portal/refine/use-confirmed-act';
import { useMay } from '@portal/refine/use-may';
import { formatDate, formatMoney } from '@portal/ui/format';
import { Button, Flex } from 'antd';
import { useState } from 'react';

/** What staff can do with a stage now: approve it, or write down its payment. */
export function StageAction({ stage }: { stage: ListedStage }) {
  const mayApprove = useMay('stages.approve');
  const mayPay = useMay('stages.pay');
  const offered =
    (stage.status === 'waiting' && mayApprove) || (stage.status === 'payable' && mayPay);
  if (!offered) return null;
  return (
    <UnlessWaiting objectId={stage.id}>
      {stage.status === 'waiting' ? <Approve stage={stage} /> : <Pay stage={stage} />}
    </UnlessWaiting>
  );
}

const rowsOf = (stage: ListedStage) => [
  { label: t(credit.folio), value: stage.folio },
  { label: t(credit.supplier), value: stage.supplier_name },
  { label: t(credit.amount), value: formatMoney(stage.amount_cents) },
];

function Approve({ stage }: { stage: ListedStage }) {
  const approve = useConfirmedAct(stages.approve);
  async function ask() {
    await approve.ask(
      {
        title: t(stageWords.approveTitle),
        text: t(stageWords.approveText),
        rows: [
          ...rowsOf(stage),
          {
            label: t(stageWords.paymentThen),
            value: stage.account_refusal ?? t(stageWords.payableAtOnce),
          },
        ],
        okText: t(stageWords.approve),
      },
      { params: { stageId: stage.id } },
      {
        receipt: () => ({
          ...texts(creditReceipts.stageApproved),
          folio: stage.folio,
          amount: stage.amount_cents,
          rows: [{ label: t(credit.supplier), value: stage.supplier_name }],
        }),
      },
    );
  }
  const ready = stage.evidence === 'verified';
  return (
    <Button
      size="small"
      type="primary"
      disabled={!ready}
      title={ready ? undefined : t(stageWords.needsEvidence)}
      loading={approve.isPending}
      onClick={() => void ask()}
    >
      {t(stageWords.approve)}
    </Button>
  );
}

function Pay({ stage }: { stage: ListedStage }) {
  const [act, setAct] = useState<TransferAct>();
  const pay = useAct(stagePayments.pay);
  const { id, amount_cents: cents, pay_refusal: refusal, bounced_on: bouncedOn } = stage;
  const warning =
    stage.bounced_account && bouncedOn
      ? t(stageWords.bouncedAccount, { day: formatDate(bouncedOn) })
      : null;
  return (
    <Flex vertical gap={4} align="flex-start">
      {refusal ? <span>{refusal}</span> : null}
      <Button
        size="small"
        type="primary"
        disabled={refusal !== null}
        title={refusal ?? undefined}
        onClick={() => setAct({ kind: 'send', id, cents, rows: rowsOf(stage), warning })}
      >
        {t(stageWords.pay)}
      </Button>
      <TransferDialog
        noun="stages"
        act={act}
        sendTitle={t(stageWords.pay)}
        onClose={() => setAct(undefined)}
        onSend={(stageId, body) => pay.mutateAsync({ params: { stageId }, body })}
      />
    </Flex>
  );
}
