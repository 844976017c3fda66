import { useScreenTitle } from '@portal/lib/screen-context';
import { Page } from '@portal/ui/parts/Page';
import { MovementTable } from './MovementTable';

export function MovementListPage() {
  return (
    <Page title={useScreenTitle()}>
      <MovementTable />
    </Page>
  );
}
