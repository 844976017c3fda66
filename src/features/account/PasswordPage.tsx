import { useScreenTitle } from '@portal/lib/screen-context';
import { Page } from '@portal/ui/parts/Page';
import { PasswordPanel } from './PasswordPanel';

export function PasswordPage() {
  const title = useScreenTitle();
  return (
    <Page title={title}>
      <PasswordPanel />
    </Page>
  );
}
