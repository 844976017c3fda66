import { type ContractItem, contracts } from '@contract/credit/contracts';
import { href } from '@contract/kernel/screens';
import { contractStatusName } from '@contract/locales/es-MX/credit/contracts';
import { contractWords, credit } from '@contract/locales/es-MX/credit/credit';
import { t } from '@portal/i18n';

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
    title: t(credit.contract),
    render: ({ title, project_id }) => (
      <Link to={href('pendingContracts', { projectId: project_id })}>{title}</Link>
    ),
    csv: ({ title }) => title,
  },
  {
    key: 'status',
    title: t(credit.status),
    render: ({ status }) => (
      <StatusTag tone={tones[status]}>{t(contractStatusName[status])}</StatusTag>
    ),
    csv: ({ status }) => t(contractStatusName[status]),
  },
  {
    key: 'created_at',
    title: t(credit.created),
    sortable: true,
    render: ({ created_at }) => <DateText iso={created_at} />,
    csv: ({ created_at }) => csvInstant(created_at),
  },
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
