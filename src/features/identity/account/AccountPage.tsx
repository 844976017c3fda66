import { BankAccountPanel, PhonePanel, PrivacyPanels } from '@portal/features/people';
import { actingUser } from '@portal/session/state';
import { useSession } from '@portal/session/use-session';
import { Page } from '@portal/ui/kit/Page';
import { useScreenTitle } from '@portal/ui/screen-context';
import { EmailPanel } from '../email-changes/EmailPanel';
import { ThemePanel } from './ThemePanel';

/** An applicant's or an installer's account: where money goes to, how they are reached, and their data. */
export function AccountPage() {
  const title = useScreenTitle();
  const role = useSession((state) => actingUser(state)?.role);
  return (
    <Page title={title}>
      <BankAccountPanel use={role === 'supplier' ? 'stages' : 'returns'} />
      <EmailPanel />
      <PhonePanel />
      <ThemePanel />
      <PrivacyPanels />
    </Page>
  );
}
