import { transfer as transferWords } from '@contract/locales/es-MX/treasury/transfers';
import { payouts } from '@contract/treasury/payouts';
import { stagePayments } from '@contract/treasury/stage-payments';
import type { TransferNoun } from '@contract/treasury/transfers';
import { withdrawals } from '@contract/treasury/withdrawals';
import { UnlessWaiting } from '@portal/features/platform';
import { t } from '@portal/i18n';
import { useAct } from '@portal/refine/use-act';
import { ReasonDialog } from '@portal/ui/ReasonDialog';
import { Alert, Button } from 'antd';
import { useState } from 'react';

export interface LeftOutTransfer {
  noun: TransferNoun;
  id: string;
  concept: string;
  reason: string;
  listed: boolean;
}

/** What is not in the file and why; that what was in an earlier one may be listed again is asked of a second person. */
export function LeftOut({ transfers }: { transfers: readonly LeftOutTransfer[] }) {
  const [chosen, setChosen] = useState<LeftOutTransfer>();
  const relist = {
    withdrawals: useAct(withdrawals.relist),
    payouts: useAct(payouts.relist),
    stages: useAct(stagePayments.relist),
  };

  function again({ noun, id }: LeftOutTransfer, reason: string) {
    const body = { reason };
    if (noun === 'stages') return relist.stages.mutateAsync({ params: { stageId: id }, body });
    if (noun === 'payouts') return relist.payouts.mutateAsync({ params: { payoutId: id }, body });
    return relist.withdrawals.mutateAsync({ params: { withdrawalId: id }, body });
  }

  return (
    <>
      {transfers.length > 0 ? (
        <Alert
          type="info"
          showIcon
          message={t(transferWords.leftOut, { count: transfers.length })}
          description={
            <ul>
              {transfers.map((transfer) => (
                <li key={transfer.id}>
                  {transfer.concept}: {transfer.reason}{' '}
                  {transfer.listed ? (
                    <UnlessWaiting objectId={transfer.id}>
                      <Button
                        size="small"
                        aria-label={`${t(transferWords.relist)}: ${transfer.concept}`}
                        onClick={() => setChosen(transfer)}
                      >
                        {t(transferWords.relist)}
                      </Button>
                    </UnlessWaiting>
                  ) : null}
                </li>
              ))}
            </ul>
          }
        />
      ) : null}
      <ReasonDialog
        open={chosen !== undefined}
        title={t(transferWords.relist)}
        help={t(transferWords.relistHelp)}
        rows={chosen ? [{ label: t(transferWords.transfer), value: chosen.concept }] : []}
        okText={t(transferWords.relist)}
        onClose={() => setChosen(undefined)}
        onReason={async (reason) => {
          if (chosen) await again(chosen, reason);
        }}
      />
    </>
  );
}
