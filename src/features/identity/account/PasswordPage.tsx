import { Page } from '@portal/ui/kit/Page';
import { useScreenTitle } from '@portal/ui/screen-context';
import { PasswordPanel } from './PasswordPanel';

export function PasswordPage() {
  const title = useScreenTitle();
  return (
    <Page title={title}>
      <PasswordPanel />
    </Page>
  );
}
