import { Page } from '@portal/ui/kit/Page';
import { useScreenTitle } from '@portal/ui/screen-context';
import { PhonePanel } from './PhonePanel';

export function PhonePage() {
  const title = useScreenTitle();
  return (
    <Page title={title}>
      <PhonePanel />
    </Page>
  );
}
