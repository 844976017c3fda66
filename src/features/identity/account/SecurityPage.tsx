import { Page } from '@portal/ui/kit/Page';
import { useScreenTitle } from '@portal/ui/screen-context';
import { PasswordPanel } from './PasswordPanel';
import { SecondFactorPanel } from './SecondFactorPanel';
import { SessionsPanel } from './SessionsPanel';

/** Everything that protects one's account, whichever area it belongs to. */
export function SecurityPage() {
  const title = useScreenTitle();
  return (
    <Page title={title}>
      <SecondFactorPanel />
      <PasswordPanel />
      <SessionsPanel />
    </Page>
  );
}
