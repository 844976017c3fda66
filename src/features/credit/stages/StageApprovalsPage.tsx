import type { ListedStage } from '@contract/credit/stage-item';
import { href } from '@contract/kernel/screens';
import { stageWords } from '@contract/locales/es-MX/credit/credit';
import { stageEvidenceWords as evidenceWords } from '@contract/locales/es-MX/credit/stage-evidence';
import { table } from '@contract/locales/es-MX/kernel/table';
import { t } from '@portal/i18n';
import { Page } from '@portal/ui/kit/Page';
import { useScreenTitle } from '@portal/ui/screen-context';
import { Link } from 'react-router';
import { StageAction } from './StageAction';
import { StageTable } from './StageTable';
import { stageColumns } from './stage-columns';

/** Of what is paid already: hidden at first, so that what is to be done is seen without moving the table. */
const ofPaid: readonly string[] = ['paid_at', 'tracking_key'];

const columns = [
  ...stageColumns({
    project: (projectId) => href('backofficeProjectShow', { projectId }),
    stage: (stageId) => href('stageEvidence', { stageId }),
  }).map((column) => ({
    ...column,
    defaultHidden: ofPaid.includes(column.key),
  })),
  {
    key: 'plan',
    title: t(evidenceWords.column),
    render: ({ id }: ListedStage) => (
      <Link to={href('stageEvidence', { stageId: id })}>{t(evidenceWords.open)}</Link>
    ),
  },
  {
    key: 'action',
    title: t(table.action),
    render: (stage: ListedStage) => <StageAction stage={stage} />,
  },
];

/** Installations to approve and suppliers to pay. */
export function StageApprovalsPage() {
  const title = useScreenTitle();
  return (
    <Page title={title}>
      <StageTable label={t(stageWords.list)} empty={t(stageWords.none)} columns={columns} />
    </Page>
  );
}
