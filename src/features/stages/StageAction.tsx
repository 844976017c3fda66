import { type StageItem, stages } from '@contract/stages';
import { formatMoney } from '@portal/lib/format';
import { credit, stageWords as words } from '@portal/messages/credit';
import { useSend } from '@portal/refine/use-call';
import { toFailure, waits } from '@portal/ui/failure';
import { AppForm } from '@portal/ui/form/AppForm';
import { FormModal } from '@portal/ui/form/FormDialog';
import { TextInput } from '@portal/ui/form/inputs/TextInput';
import { DescriptionList } from '@portal/ui/parts/DescriptionList';
import { useConfirm } from '@portal/ui/parts/use-confirm';
import { useOutcome } from '@portal/ui/parts/use-outcome';
import { Button, Flex } from 'antd';
import { useState } from 'react';

const stale = ['stages', 'projects', 'loans'];

/** What staff can do with a stage now: approve it, or write down its payment. */
export function StageAction({ stage }: { stage: StageItem }) {
  if (stage.status === 'waiting') return <Approve stage={stage} />;
  return stage.status === 'payable' ? <Pay stage={stage} /> : null;
}

const rowsOf = (stage: StageItem) => [
  { label: credit.folio, value: stage.folio },
  { label: credit.supplier, value: stage.supplier_name },
  { label: credit.amount, value: formatMoney(stage.amount_cents) },
];

function Approve({ stage }: { stage: StageItem }) {
  const confirm = useConfirm();
  const outcome = useOutcome();
  const approve = useSend(stages.approve, stale);
  async function ask() {
    const sure = await confirm({
      title: words.approveTitle,
      text: words.approveText,
      rows: rowsOf(stage),
      okText: words.approve,
    });
    if (!sure) return;
    try {
      await approve.mutateAsync({ params: { stageId: stage.id } });
      outcome.saved('updated');
    } catch (thrown) {
      const failure = toFailure(thrown);
      if (waits(failure)) outcome.waits(failure.message);
      else outcome.failed(failure.message);
    }
  }
  const ready = stage.evidence === 'verified';
  return (
    <Button
      size="small"
      type="primary"
      disabled={!ready}
      title={ready ? undefined : words.needsEvidence}
      loading={approve.isPending}
      onClick={() => void ask()}
    >
      {words.approve}
    </Button>
  );
}

const { body: paySchema } = stages.pay;

function Pay({ stage }: { stage: StageItem }) {
  const [open, setOpen] = useState(false);
  const pay = useSend(stages.pay, stale);
  return (
    <>
      <Button size="small" type="primary" onClick={() => setOpen(true)}>
        {words.pay}
      </Button>
      <FormModal open={open} title={words.payTitle} onClose={() => setOpen(false)}>
        <Flex vertical gap={16}>
          <DescriptionList inline rows={rowsOf(stage)} />
          <AppForm
            schema={paySchema}
            initial={{ tracking_key: '' }}
            draft={`stage-payment-${stage.id}`}
            outcome="updated"
            submitLabel={`${words.pay}: ${formatMoney(stage.amount_cents)}`}
            onCancel={() => setOpen(false)}
            onSubmit={async (body) => {
              await pay.mutateAsync({ params: { stageId: stage.id }, body });
            }}
            onDone={() => setOpen(false)}
          >
            <TextInput name="tracking_key" label={words.trackingKey} uppercase maxLength={30} />
          </AppForm>
        </Flex>
      </FormModal>
    </>
  );
}
