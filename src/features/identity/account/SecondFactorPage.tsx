import { Page } from '@portal/ui/kit/Page';
import { useScreenTitle } from '@portal/ui/screen-context';
import { SecondFactorPanel } from './SecondFactorPanel';

export function SecondFactorPage() {
  const title = useScreenTitle();
  return (
    <Page title={title}>
      <SecondFactorPanel />
    </Page>
  );
}
