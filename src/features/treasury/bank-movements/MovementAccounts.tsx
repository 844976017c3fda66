import { treasury } from '@contract/locales/es-MX/treasury/bank-movements';
import { bankMovements } from '@contract/treasury/bank-movements';
import { t } from '@portal/i18n';
import { useAct } from '@portal/refine/use-act';
import { formatClabe } from '@portal/ui/format';
import { CopyText } from '@portal/ui/kit/CopyText';
import { DescriptionList } from '@portal/ui/kit/DescriptionList';
import { useOutcome } from '@portal/ui/kit/use-outcome';
import { Button } from 'antd';
import type { BankMovement } from './AssignDialog';

/** Both accounts of a line, to compare with the bank: revealed on request, which is audited. */
export function MovementAccounts({ movement }: { movement: BankMovement }) {
  const outcome = useOutcome();
  const reveal = useAct(bankMovements.reveal);
  const whole = reveal.data;
  return (
    <>
      <DescriptionList
        inline
        rows={[
          {
            label: t(treasury.senderClabe),
            value: accountOf(t(treasury.senderClabe), movement.sender_last4, whole?.sender_clabe),
          },
          {
            label: t(treasury.receiverClabe),
            value: accountOf(
              t(treasury.receiverClabe),
              movement.receiver_last4,
              whole?.receiver_clabe,
            ),
          },
        ]}
      />
      {whole ? null : (
        <div>
          <Button
            loading={reveal.isPending}
            onClick={() =>
              reveal.mutate(
                { params: { movementId: movement.id } },
                { onError: (thrown) => outcome.notDone(thrown) },
              )
            }
          >
            {t(treasury.reveal)}
          </Button>
        </div>
      )}
    </>
  );
}

const accountOf = (label: string, last4: string, whole: string | undefined) =>
  whole ? <CopyText value={whole} shown={formatClabe(whole)} label={label} /> : `•••• ${last4}`;
