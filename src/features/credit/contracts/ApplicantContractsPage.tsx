import { type ContractItem, contracts } from '@contract/credit/contracts';
import { href } from '@contract/kernel/screens';
import { contractWords } from '@contract/locales/es-MX/credit/contract-screens';
import { contractStatusName } from '@contract/locales/es-MX/credit/contracts';
import { credit } from '@contract/locales/es-MX/credit/credit';
import { t } from '@portal/i18n';
import { ResourceTable } from '@portal/refine/ResourceTable';
import { Page } from '@portal/ui/kit/Page';
import { useScreenTitle } from '@portal/ui/screen-context';
import { dateColumn, stateColumn } from '@portal/ui/table/column-kinds';
import type { Column } from '@portal/ui/table/columns';
import { Link } from 'react-router';

const tones = { pending: 'warning', signed: 'success', void: 'neutral' } as const;

const columns: readonly Column<ContractItem>[] = [
  {
    key: 'title',
    title: t(credit.contract),
    render: ({ title, project_id }) => (
      <Link to={href('pendingContracts', { projectId: project_id })}>{title}</Link>
    ),
    csv: ({ title }) => title,
  },
  stateColumn('status', t(credit.status), ({ status }) => ({
    tone: tones[status],
    text: t(contractStatusName[status]),
  })),
  dateColumn('created_at', t(credit.created), ({ created_at }) => created_at, { sortable: true }),
  {
    key: 'sha256',
    title: t(contractWords.hash),
    defaultHidden: true,
    csv: ({ sha256 }) => sha256,
  },
];

/** Every contract of the applicant, signed or waiting. */
export function ApplicantContractsPage() {
  const title = useScreenTitle();
  return (
    <Page title={title}>
      <ResourceTable
        id="contracts"
        label={t(contractWords.mine)}
        endpoint={contracts.list}
        columns={columns}
        rowKey={({ id }) => id}
        empty={{ text: t(contractWords.none) }}
      />
    </Page>
  );
}
