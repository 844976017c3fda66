import { treasuryReceipts } from '@contract/locales/es-MX/treasury/receipts';
import { transfer } from '@contract/locales/es-MX/treasury/transfers';
import { refuseBody, sendBody, type TransferNoun, wasListed } from '@contract/treasury/transfers';
import { FullAccount } from '@portal/features/platform';
import { t, texts } from '@portal/i18n';
import { AppForm } from '@portal/ui/form/AppForm';
import { FormModal } from '@portal/ui/form/FormDialog';
import { TextAreaWithCounter } from '@portal/ui/form/inputs/TextAreaWithCounter';
import { TextInput } from '@portal/ui/form/inputs/TextInput';
import { formatDate, formatMoney } from '@portal/ui/format';
import { DescriptionList } from '@portal/ui/kit/DescriptionList';
import { useReceipt } from '@portal/ui/kit/use-receipt';
import { Alert, Flex } from 'antd';
import type * as z from 'zod';

/** What is done with a transfer that waits: the bank took it, or it is not sent at all. */
export interface TransferAct {
  kind: 'send' | 'refuse';
  id: string;
  cents: number;
  /** When it was in a file for the bank. */
  listedAt?: string | null;
  /** What to check before it is sent. */
  warning?: string | null;
  /** Repeated before money is marked as sent, or goes back. */
  rows: readonly { label: string; value: string }[];
}

export interface TransferDialogProps {
  noun: TransferNoun;
  act: TransferAct | undefined;
  onClose: () => void;
  onSend: (id: string, body: z.output<typeof sendBody>) => Promise<unknown>;
  /** With the verb of what it is; a transfer without one cannot be refused. */
  refusal?: {
    title: string;
    /** Who reads the reason. */
    help?: string;
    onRefuse: (id: string, body: z.output<typeof refuseBody>) => Promise<unknown>;
  };
  sendTitle?: string;
  /** What follows once it was sent, where the bank's statement of the clients' account does not tell of it. */
  next?: string;
}

/** Writes down that a withdrawal, a payout or a stage left the bank, or why it does not. */
export function TransferDialog(props: TransferDialogProps) {
  const { noun, act, onClose, onSend, refusal, sendTitle = t(transfer.send) } = props;
  const { next = t(treasuryReceipts.sent.next) } = props;
  const give = useReceipt();
  const refusing = act?.kind === 'refuse' ? refusal : undefined;
  return (
    <FormModal open={act !== undefined} title={refusing?.title ?? sendTitle} onClose={onClose}>
      {act ? (
        <Flex vertical gap={16}>
          <DescriptionList inline rows={act.rows} />
          {refusing && act.listedAt ? (
            <Alert type="warning" showIcon message={wasListed(formatDate(act.listedAt))} />
          ) : null}
          {refusing ? (
            <AppForm
              schema={refuseBody}
              initial={{ reason: '' }}
              submitLabel={refusing.title}
              danger
              onDone={onClose}
              onCancel={onClose}
              onSubmit={async (body) => {
                await refusing.onRefuse(act.id, body);
                give({
                  ...texts(treasuryReceipts.refused),
                  rows: [...act.rows, { label: t(transfer.reason), value: body.reason }],
                });
              }}
            >
              <TextAreaWithCounter
                name="reason"
                label={t(transfer.reason)}
                help={refusing.help}
                maximum={300}
                rows={3}
              />
            </AppForm>
          ) : (
            <>
              {act.warning ? <Alert type="warning" showIcon message={act.warning} /> : null}
              <FullAccount key={act.id} noun={noun} id={act.id} />
              <AppForm
                schema={sendBody}
                initial={{ tracking_key: '' }}
                submitLabel={`${sendTitle}: ${formatMoney(act.cents)}`}
                onDone={onClose}
                onCancel={onClose}
                onSubmit={async (body) => {
                  await onSend(act.id, body);
                  give({
                    ...texts(treasuryReceipts.sent),
                    next,
                    rows: [
                      ...act.rows,
                      { label: t(transfer.trackingKey), value: body.tracking_key },
                    ],
                  });
                }}
              >
                <TextInput
                  name="tracking_key"
                  label={t(transfer.trackingKey)}
                  uppercase
                  maxLength={30}
                />
              </AppForm>
            </>
          )}
        </Flex>
      ) : null}
    </FormModal>
  );
}
