import type { EndpointShape } from '@contract/kernel/endpoint';
import type { Answer, CallArgs } from '@portal/api/call';
import type { ConfirmQuestion } from '@portal/ui/kit/use-confirm';
import { Button, type ButtonProps } from 'antd';
import { useConfirmedAct } from './use-confirmed-act';

interface ConfirmedButtonProps<E extends EndpointShape>
  extends Pick<ButtonProps, 'size' | 'type' | 'danger' | 'aria-label' | 'children'> {
  endpoint: E;
  args: CallArgs<E>;
  question: Omit<ConfirmQuestion, 'danger'>;
  onDone: (answer: Answer<E>) => void;
}

/** A button whose act is confirmed first; out of use while it is done, and for an account that may not do it. */
export function ConfirmedButton<E extends EndpointShape>({
  endpoint,
  args,
  question,
  onDone,
  ...button
}: ConfirmedButtonProps<E>) {
  const { ask, isPending, held } = useConfirmedAct(endpoint);
  const danger = button.danger ?? false;
  return (
    <Button
      {...button}
      disabled={held}
      loading={isPending}
      onClick={() => void ask({ ...question, danger }, args, { onDone })}
    />
  );
}
