import { creditLine as words } from '@contract/locales/es-MX/treasury/credit-lines';
import { creditLineDraws, drawActs, type ShownDraw } from '@contract/treasury/credit-line-draws';
import { UnlessWaiting } from '@portal/features/platform';
import { t, texts } from '@portal/i18n';
import { useAct } from '@portal/refine/use-act';
import { useConfirmedAct } from '@portal/refine/use-confirmed-act';
import { useMay } from '@portal/refine/use-may';
import { formatMoney } from '@portal/ui/format';
import { useReceipt } from '@portal/ui/kit/use-receipt';
import { ReasonDialog } from '@portal/ui/ReasonDialog';
import { Alert, Button } from 'antd';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { TransferDialog } from '../transfers/TransferDialog';
import styles from './credit-lines.module.css';

const ReceiptForm = lazy(() =>
  import('./ReceiptForm').then((file) => ({ default: file.ReceiptForm })),
);

/** What its viewer may do with a draw: cancel it, decide it, pay it out, write down what came for it. */
export function DrawActs({ draw }: { draw: ShownDraw }) {
  const isOwn = useMay('credit-lines.ask');
  const decides = useMay('credit-lines.decide');
  const pays = useMay('credit-lines.pay');
  const acts = drawActs[draw.status];
  if (isOwn) return acts.includes('cancel') ? <Cancel draw={draw} /> : null;
  const shown = [
    ...(decides && acts.includes('approve') ? [<Approve key="approve" draw={draw} />] : []),
    ...(pays && acts.includes('pay') ? [<Pay key="pay" draw={draw} />] : []),
    ...(pays && acts.includes('receive') ? [<Receive key="receive" draw={draw} />] : []),
    ...(decides && acts.includes('reject') ? [<Reject key="reject" draw={draw} />] : []),
  ];
  if (shown.length === 0) return null;
  return (
    <UnlessWaiting objectId={draw.id}>
      <div className={styles.acts}>{shown}</div>
    </UnlessWaiting>
  );
}

interface OfDraw {
  draw: ShownDraw;
}

const rowsOf = (draw: ShownDraw) => [
  { label: t(words.folio), value: draw.folio },
  { label: t(words.installer), value: draw.supplier_name },
  { label: t(words.principal), value: formatMoney(draw.principal_cents) },
  { label: t(words.received), value: formatMoney(draw.received_cents) },
];

const toReceipt = (draw: ShownDraw) => ({ folio: draw.folio, amount: draw.principal_cents });

function Cancel({ draw }: OfDraw) {
  const { ask, isPending, held } = useConfirmedAct(creditLineDraws.cancel);
  const question = {
    title: t(words.cancelTitle),
    okText: t(words.cancel),
    rows: rowsOf(draw),
    danger: true,
  };
  const receipt = () => ({ ...texts(words.receipts.cancelled), ...toReceipt(draw) });
  return (
    <div className={styles.acts}>
      <Button
        danger
        loading={isPending}
        disabled={held}
        onClick={() => void ask(question, { params: { drawId: draw.id } }, { receipt })}
      >
        {t(words.cancel)}
      </Button>
    </div>
  );
}

function Approve({ draw }: OfDraw) {
  const { ask, isPending, held } = useConfirmedAct(creditLineDraws.approve);
  const question = {
    title: t(words.approveTitle),
    okText: t(words.approve),
    rows: rowsOf(draw),
  };
  const receipt = () => ({ ...texts(words.receipts.approved), ...toReceipt(draw) });
  return (
    <Button
      type="primary"
      loading={isPending}
      disabled={held}
      onClick={() => void ask(question, { params: { drawId: draw.id } }, { receipt })}
    >
      {t(words.approve)}
    </Button>
  );
}

function Reject({ draw }: OfDraw) {
  const [open, setOpen] = useState(false);
  const reject = useAct(creditLineDraws.reject);
  const give = useReceipt();
  return (
    <>
      <Button danger onClick={() => setOpen(true)}>
        {t(words.reject)}
      </Button>
      <ReasonDialog
        open={open}
        title={t(words.reject)}
        help={t(words.rejectHelp)}
        rows={rowsOf(draw)}
        okText={t(words.reject)}
        danger
        onClose={() => setOpen(false)}
        onReason={async (reason) => {
          await reject.mutateAsync({ params: { drawId: draw.id }, body: { reason } });
          give({ ...texts(words.receipts.rejected), ...toReceipt(draw) });
        }}
      />
    </>
  );
}

function Pay({ draw }: OfDraw) {
  const [open, setOpen] = useState(false);
  const pay = useAct(creditLineDraws.pay);
  const refusal: ReactNode = draw.pay_refusal ? (
    <Alert type="warning" showIcon message={draw.pay_refusal} />
  ) : null;
  return (
    <>
      {refusal ?? (
        <Button type="primary" onClick={() => setOpen(true)}>
          {t(words.pay)}
        </Button>
      )}
      <TransferDialog
        noun="credit-line-draws"
        sendTitle={t(words.pay)}
        next={t(words.sentNext)}
        act={
          open
            ? { kind: 'send', id: draw.id, cents: draw.received_cents, rows: rowsOf(draw) }
            : undefined
        }
        onClose={() => setOpen(false)}
        onSend={(drawId, body) => pay.mutateAsync({ params: { drawId }, body })}
      />
    </>
  );
}

function Receive({ draw }: OfDraw) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t(words.receive)}</Button>
      <Suspense fallback={null}>
        {open ? <ReceiptForm draw={draw} onClose={() => setOpen(false)} /> : null}
      </Suspense>
    </>
  );
}
