import { Stack } from '@portal/ui/kit/Columns';
import { Page } from '@portal/ui/kit/Page';
import { useScreenTitle } from '@portal/ui/screen-context';
import { NotificationPreferencesPanel } from './NotificationPreferencesPanel';
import { ReceivedNotices } from './ReceivedNotices';

/** What a person was notified of, and by which ways they want to be. */
export function NoticesPage() {
  return (
    <Page title={useScreenTitle()}>
      <Stack>
        <NotificationPreferencesPanel />
        <ReceivedNotices />
      </Stack>
    </Page>
  );
}
