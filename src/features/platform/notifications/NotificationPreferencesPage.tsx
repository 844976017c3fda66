import { Page } from '@portal/ui/kit/Page';
import { useScreenTitle } from '@portal/ui/screen-context';
import { NotificationPreferencesPanel } from './NotificationPreferencesPanel';

export function NotificationPreferencesPage() {
  const title = useScreenTitle();
  return (
    <Page title={title}>
      <NotificationPreferencesPanel />
    </Page>
  );
}
