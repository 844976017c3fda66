import { Page } from '@portal/ui/kit/Page';
import { useScreenTitle } from '@portal/ui/screen-context';
import { MovementTable } from './MovementTable';

export function MovementListPage() {
  return (
    <Page title={useScreenTitle()}>
      <MovementTable />
    </Page>
  );
}
