import { useScreenTitle } from '@portal/lib/screen-context';
import { Page } from '@portal/ui/parts/Page';
import { SecondFactorPanel } from './SecondFactorPanel';

export function SecondFactorPage() {
  const title = useScreenTitle();
  return (
    <Page title={title}>
      <SecondFactorPanel />
    </Page>
  );
}
