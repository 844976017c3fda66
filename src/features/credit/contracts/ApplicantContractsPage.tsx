import { type ContractItem, contractStatusName, contracts } from '@contract/credit/contracts';
import { href } from '@contract/kernel/screens';
import { credit, contractWords as words } from '@portal/messages/credit';
import { ResourceTable } from '@portal/refine/ResourceTable';
import { DateText } from '@portal/ui/kit/DateText';
import { Page } from '@portal/ui/kit/Page';
import { StatusTag } from '@portal/ui/kit/StatusTag';
import { useScreenTitle } from '@portal/ui/screen-context';
import type { Column } from '@portal/ui/table/columns';
import { csvInstant } from '@portal/ui/table/csv-values';
import { Link } from 'react-router';

const tones = { pending: 'warning', signed: 'success', void: 'neutral' } as const;

const columns: readonly Column<ContractItem>[] = [
  {
    key: 'title',
    title: credit.contract,
    render: ({ title, project_id }) => (
      <Link to={href('pendingContracts', { projectId: project_id })}>{title}</Link>
    ),
    csv: ({ title }) => title,
  },
  {
    key: 'status',
    title: credit.status,
    render: ({ status }) => (
      <StatusTag tone={tones[status]}>{contractStatusName[status]}</StatusTag>
    ),
    csv: ({ status }) => contractStatusName[status],
  },
  {
    key: 'created_at',
    title: credit.created,
    sortable: true,
    render: ({ created_at }) => <DateText iso={created_at} />,
    csv: ({ created_at }) => csvInstant(created_at),
  },
  {
    key: 'sha256',
    title: words.hash,
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
        label={words.mine}
        endpoint={contracts.list}
        columns={columns}
        rowKey={({ id }) => id}
        empty={{ text: words.none }}
      />
    </Page>
  );
}
