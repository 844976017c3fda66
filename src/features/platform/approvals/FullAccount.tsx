import { bankAccount } from '@contract/locales/es-MX/people/bank-account';
import { creditLineDraws } from '@contract/treasury/credit-line-draws';
import { payouts } from '@contract/treasury/payouts';
import { stagePayments } from '@contract/treasury/stage-payments';
import type { RevealedAccount, TransferNoun } from '@contract/treasury/transfers';
import { withdrawals } from '@contract/treasury/withdrawals';
import { t } from '@portal/i18n';
import { useAct } from '@portal/refine/use-act';
import { formatClabe, formatDate, formatDateTime } from '@portal/ui/format';
import { CopyText } from '@portal/ui/kit/CopyText';
import { useOutcome } from '@portal/ui/kit/use-outcome';
import { useSingle } from '@portal/ui/use-single';
import { Alert, Button } from 'antd';
import { AlsoOf } from './AlsoOf';

/** Each noun's own way to show accounts whole. */
export const reveals = {
  withdrawals: withdrawals.reveal,
  payouts: payouts.reveal,
  stages: stagePayments.reveal,
  'credit-line-draws': creditLineDraws.reveal,
} as const;

/** The account that a transfer goes to: revealed on request, which is audited. */
export function FullAccount({ noun, id }: { noun: TransferNoun; id: string }) {
  const outcome = useOutcome();
  const reveal = useAct(reveals[noun]);
  const show = useSingle(async () => {
    try {
      await reveal.mutateAsync({ body: { ids: [id] } });
    } catch (thrown) {
      outcome.notDone(thrown);
    }
  });
  const [item] = reveal.data?.items ?? [];
  const [leftOut] = reveal.data?.left_out ?? [];
  if (leftOut) return <Alert type="warning" showIcon message={leftOut.reason} />;
  if (item) return <Revealed account={item} />;
  return (
    <Button loading={reveal.isPending} onClick={() => void show()}>
      {t(bankAccount.reveal)}
    </Button>
  );
}

/** All of it, in whose name, and since when it is known here. */
function Revealed({ account }: { account: RevealedAccount }) {
  const { clabe, holder, registered_at: registered, told_since: since, also_of: others } = account;
  return (
    <div>
      <CopyText value={clabe} shown={formatClabe(clabe)} label={t(bankAccount.whole)} />
      <div>{holder}</div>
      {registered ? (
        <div>{t(bankAccount.registered, { when: formatDateTime(registered) })}</div>
      ) : null}
      <div>
        {since
          ? t(bankAccount.reportedSince, { day: formatDate(since) })
          : t(bankAccount.neverReported)}
      </div>
      <AlsoOf people={others} />
    </div>
  );
}
