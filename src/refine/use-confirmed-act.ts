import type { EndpointShape } from '@contract/kernel/endpoint';
import type { Answer, CallArgs } from '@portal/api/call';
import type { ReceiptContent } from '@portal/ui/kit/kept-receipts';
import { type ConfirmQuestion, useConfirm } from '@portal/ui/kit/use-confirm';
import { type SavedKind, useOutcome } from '@portal/ui/kit/use-outcome';
import { useReceipt } from '@portal/ui/kit/use-receipt';
import { useAct } from './use-act';

interface Done<E extends EndpointShape> {
  /** What is told then; without it the page tells in its own way. */
  outcome?: SavedKind;
  /** Of money and of what is sent: what the person keeps of it. */
  receipt?: (answer: Answer<E>) => ReceiptContent;
  onDone?: (answer: Answer<E>) => void;
}

/** An act outside a form that the person confirms first: done once they said yes, and how it went is told. */
export function useConfirmedAct<E extends EndpointShape>(endpoint: E) {
  const confirm = useConfirm();
  const tell = useOutcome();
  const give = useReceipt();
  const act = useAct(endpoint);

  async function ask(
    question: ConfirmQuestion,
    args: CallArgs<E>,
    { outcome, receipt, onDone }: Done<E>,
  ): Promise<void> {
    if (!(await confirm(question))) return;
    try {
      const answer = await act.mutateAsync(args);
      if (outcome) tell.saved(outcome);
      if (receipt) give(receipt(answer));
      onDone?.(answer);
    } catch (thrown) {
      tell.notDone(thrown);
    }
  }

  return { ask, isPending: act.isPending, held: act.held, variables: act.variables };
}
