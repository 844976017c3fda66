import { PhonePanel, PrivacyPanels } from '@portal/features/people';
import { actingUser } from '@portal/session/state';
import { useSession } from '@portal/session/use-session';
import { Page } from '@portal/ui/kit/Page';
import { useScreenTitle } from '@portal/ui/screen-context';
import { EmailPanel } from '../email-changes/EmailPanel';
import { PasswordPanel } from './PasswordPanel';
import { SecondFactorPanel } from './SecondFactorPanel';
import { SessionsPanel } from './SessionsPanel';

/**
 * Everything that protects one's account, whichever area it belongs to; of roles without a page `perfil/cuenta`, what
 * stands there too.
 */
export function SecurityPage() {
  const title = useScreenTitle();
  const role = useSession((state) => actingUser(state)?.role);
  const hasAccountPage = role === 'client' || role === 'supplier';
  return (
    <Page title={title}>
      <SecondFactorPanel />
      <PasswordPanel />
      <SessionsPanel />
      {hasAccountPage ? null : (
        <>
          <EmailPanel />
          <PhonePanel />
          <PrivacyPanels />
        </>
      )}
    </Page>
  );
}
