import { roleName } from '@contract/locales/es-MX/identity/roles';
import { personFiles as words } from '@contract/locales/es-MX/people/person-files';
import type { PersonData } from '@contract/people/person-files';
import { AlsoOf } from '@portal/features/platform';
import { t } from '@portal/i18n';
import { Stack } from '@portal/ui/kit/Columns';
import { DescriptionList } from '@portal/ui/kit/DescriptionList';
import { Section } from '@portal/ui/kit/Section';
import { accountText } from '../bank-accounts/account-text';

/** Where a person is paid in each of their profiles, and who else registered the same account. */
export function AccountsSection({ file: { accounts } }: { file: PersonData }) {
  return (
    <Section title={t(words.bankAccounts)}>
      {accounts.length === 0 ? <p>{t(words.noBankAccount)}</p> : null}
      {accounts.map((account) => (
        <Stack key={account.role}>
          <DescriptionList
            rows={[{ label: t(roleName[account.role]), value: accountText(account) }]}
          />
          <AlsoOf people={account.also_of} />
        </Stack>
      ))}
    </Section>
  );
}
