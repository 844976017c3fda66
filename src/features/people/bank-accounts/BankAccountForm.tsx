import { bankAccount } from '@contract/locales/es-MX/people/bank-account';
import { bankAccounts } from '@contract/people/bank-accounts';
import { call } from '@portal/api/call';
import { t } from '@portal/i18n';
import { useAct } from '@portal/refine/use-act';
import { useRead } from '@portal/refine/use-read';
import { AppForm } from '@portal/ui/form/AppForm';
import { TextInput } from '@portal/ui/form/inputs/TextInput';
import { formatDeadline } from '@portal/ui/format';
import { Alert } from 'antd';
import { useState } from 'react';

interface BankAccountFormProps {
  /** For a form that was opened: it was saved, or its person wants none of it. */
  onClose?: () => void;
}

/** The account in its owner's name; changing it asks for the second factor. */
export function BankAccountForm({ onClose }: BankAccountFormProps) {
  const edit = useAct(bankAccounts.edit);
  const [saved, setSaved] = useState(0);
  const { data } = useRead(bankAccounts.show, {});
  /** Empty again: sent twice, the account would rest anew, and its digits are not left in sight. */
  const close = () => {
    setSaved((count) => count + 1);
    onClose?.();
  };
  if (data?.held_until) {
    return (
      <Alert
        type="warning"
        showIcon
        message={t(bankAccount.held, { when: formatDeadline(data.held_until) })}
      />
    );
  }
  return (
    <AppForm
      key={saved}
      schema={bankAccounts.edit.body}
      initial={{ clabe: '', holder: '', version: data?.version ?? 0 }}
      submitLabel={t(bankAccount.save)}
      outcome="updated"
      onDone={close}
      // Of the account that is kept only its last digits are shown.
      onUseSaved={close}
      {...(onClose && { onCancel: onClose })}
      onSubmit={async (body) => {
        // Before a code is asked for that a refusal would spend.
        await call(bankAccounts.check, { body });
        await edit.mutateAsync({ body });
      }}
    >
      {data?.rest_hours ? (
        <Alert type="info" showIcon message={t(bankAccount.willRest, { count: data.rest_hours })} />
      ) : null}
      <TextInput name="clabe" label="CLABE" inputMode="numeric" maxLength={40} />
      <TextInput name="holder" label={t(bankAccount.holder)} autoComplete="name" />
    </AppForm>
  );
}
