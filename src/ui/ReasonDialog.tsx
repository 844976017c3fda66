import { reason } from '@contract/kernel/fields/reason';
import { credit } from '@contract/locales/es-MX/credit/credit';
import { t } from '@portal/i18n';
import { AppForm } from '@portal/ui/form/AppForm';
import { FormModal } from '@portal/ui/form/FormDialog';
import { TextAreaWithCounter } from '@portal/ui/form/inputs/TextAreaWithCounter';
import { DescriptionList, type DescriptionRow } from '@portal/ui/kit/DescriptionList';
import type { SavedKind } from '@portal/ui/kit/use-outcome';
import { Flex } from 'antd';
import type { ReactNode } from 'react';
import * as z from 'zod';

const schema = z.strictObject({ reason });

interface ReasonDialogProps {
  open: boolean;
  title: string;
  /** What is about to happen, and who reads the reason. */
  help?: string;
  /** What else changes with it, between the help and the reason. */
  children?: ReactNode;
  /** What it is about, repeated. */
  rows?: readonly DescriptionRow[];
  okText: string;
  /** It ends something for good. */
  danger?: boolean;
  /** The notification when it is done; none when `onReason` shows its own. */
  outcome?: SavedKind;
  onClose: () => void;
  /** Failures are shown in the form. */
  onReason: (reason: string) => Promise<unknown>;
}

/** Asks why, for actions that affect another person. */
export function ReasonDialog({
  open,
  title,
  help,
  children,
  rows,
  okText,
  danger,
  outcome,
  onClose,
  onReason,
}: ReasonDialogProps) {
  return (
    <FormModal open={open} title={title} onClose={onClose}>
      <Flex vertical gap={16}>
        {help ? <p>{help}</p> : null}
        {children}
        {rows ? <DescriptionList inline rows={rows} /> : null}
        <AppForm
          schema={schema}
          initial={{ reason: '' }}
          onSubmit={async (values) => void (await onReason(values.reason))}
          outcome={outcome}
          onDone={onClose}
          submitLabel={okText}
          danger={danger}
          onCancel={onClose}
        >
          <TextAreaWithCounter name="reason" label={t(credit.reason)} maximum={500} rows={3} />
        </AppForm>
      </Flex>
    </FormModal>
  );
}
