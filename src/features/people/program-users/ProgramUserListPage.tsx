import { Page } from '@portal/ui/kit/Page';
import { useScreenTitle } from '@portal/ui/screen-context';
import { InviteProgramUser } from './InviteProgramUser';
import { ProgramUserTable } from './ProgramUserTable';

/** The people of one's own program. */
export function ProgramUserListPage() {
  return (
    <Page title={useScreenTitle()} action={<InviteProgramUser />}>
      <ProgramUserTable />
    </Page>
  );
}
