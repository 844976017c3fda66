import { bankAccountByKind } from '@contract/locales/es-MX/people/bank-account';
import { bankAccounts } from '@contract/people/bank-accounts';
import { t } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useRead } from '@portal/refine/use-read';
import { usePersonKind } from '@portal/session/use-person-kind';
import { BankAccountSections } from './BankAccountSections';

/** One's bank account among what else an account has: where refunds or stages are paid to. */
export function BankAccountPanel({
  use,
}: {
  use: keyof (typeof bankAccountByKind)['individual']['uses'];
}) {
  const { uses } = bankAccountByKind[usePersonKind()];
  const query = useRead(bankAccounts.show, {});
  return (
    <Loaded query={query}>
      {({ account }) => <BankAccountSections account={account} use={t(uses[use])} />}
    </Loaded>
  );
}
