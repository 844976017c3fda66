import { withdrawals } from '@contract/withdrawals';
import { formatClabe } from '@portal/lib/format';
import { money, treasury as words } from '@portal/messages/money';
import { useSend } from '@portal/refine/use-call';
import { toFailure } from '@portal/ui/failure';
import { CopyText } from '@portal/ui/parts/CopyText';
import { useOutcome } from '@portal/ui/parts/use-outcome';
import { Button } from 'antd';

/** The account that a withdrawal goes to: whole once somebody asks for it, which is written down. */
export function FullAccount({ withdrawalId }: { withdrawalId: string }) {
  const outcome = useOutcome();
  const reveal = useSend(withdrawals.reveal);
  const [item] = reveal.data?.items ?? [];
  if (item) {
    return <CopyText value={item.clabe} shown={formatClabe(item.clabe)} label={money.account} />;
  }
  return (
    <Button
      loading={reveal.isPending}
      onClick={() =>
        reveal.mutate(
          { body: { ids: [withdrawalId] } },
          { onError: (thrown) => outcome.failed(toFailure(thrown).message) },
        )
      }
    >
      {words.reveal}
    </Button>
  );
}
