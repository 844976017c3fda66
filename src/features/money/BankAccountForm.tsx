import { bankAccounts } from '@contract/bank-accounts';
import { money as words } from '@portal/messages/money';
import { useSend } from '@portal/refine/use-call';
import { AppForm } from '@portal/ui/form/AppForm';
import { TextInput } from '@portal/ui/form/inputs/TextInput';

/** The account in the investor's own name; changing it asks for the second factor. */
export function BankAccountForm() {
  const edit = useSend(bankAccounts.edit, ['bank-accounts']);
  return (
    <AppForm
      schema={bankAccounts.edit.body}
      initial={{ clabe: '', holder: '' }}
      submitLabel={words.saveAccount}
      outcome="updated"
      onSubmit={async (body) => void (await edit.mutateAsync({ body }))}
    >
      <TextInput name="clabe" label="CLABE" inputMode="numeric" maxLength={22} />
      <TextInput name="holder" label={words.holder} autoComplete="name" />
    </AppForm>
  );
}
