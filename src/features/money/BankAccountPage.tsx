import { useScreenTitle } from '@portal/lib/screen-context';
import { money as words } from '@portal/messages/money';
import { Page } from '@portal/ui/parts/Page';
import { Section } from '@portal/ui/parts/Section';
import { BankAccountForm } from './BankAccountForm';

export function BankAccountPage() {
  return (
    <Page title={useScreenTitle()} explanation={words.noAccount}>
      <Section title={words.changeAccount}>
        <BankAccountForm />
      </Section>
    </Page>
  );
}
