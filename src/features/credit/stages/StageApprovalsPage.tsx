import { href } from '@contract/kernel/screens';
import { table } from '@portal/messages/common';
import { stageWords as words } from '@portal/messages/credit';
import { Page } from '@portal/ui/kit/Page';
import { useScreenTitle } from '@portal/ui/screen-context';
import { StageAction } from './StageAction';
import { StageTable } from './StageTable';
import { stageColumns } from './stage-columns';

const columns = [
  ...stageColumns((projectId) => href('backofficeProjectShow', { projectId })),
  {
    key: 'action',
    title: table.action,
    render: (stage: Parameters<typeof StageAction>[0]['stage']) => <StageAction stage={stage} />,
  },
];

/** Installations to approve and suppliers to pay. */
export function StageApprovalsPage() {
  const title = useScreenTitle();
  return (
    <Page title={title}>
      <StageTable label={words.list} empty={words.none} columns={columns} />
    </Page>
  );
}
