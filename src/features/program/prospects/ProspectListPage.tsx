import { prospectStatusName } from '@contract/locales/es-MX/program/prospect-statuses';
import { prospect } from '@contract/locales/es-MX/program/prospects';
import { type Prospect, prospectStatuses, prospects } from '@contract/program/prospects';
import { zones } from '@contract/program/zones';
import { t, texts } from '@portal/i18n';
import { ResourceTable } from '@portal/refine/ResourceTable';
import { useChoices } from '@portal/refine/use-choices';
import { optionsOf } from '@portal/ui/form/inputs/options';
import { formatPhone } from '@portal/ui/format';
import { Page } from '@portal/ui/kit/Page';
import { useScreenTitle } from '@portal/ui/screen-context';
import { dateColumn } from '@portal/ui/table/column-kinds';
import type { Column } from '@portal/ui/table/columns';
import { Button } from 'antd';
import { useState } from 'react';
import { ProspectDrawer } from './ProspectDrawer';
import { ProspectStatusTag } from './ProspectStatusTag';
import styles from './prospects.module.css';
import { UploadLink } from './UploadLink';

const columnsWith = (open: (id: string) => void): readonly Column<Prospect>[] => [
  {
    key: 'business_name',
    title: t(prospect.business),
    sortable: true,
    render: ({ id, business_name }) => (
      <Button type="link" size="small" className={styles.business} onClick={() => open(id)}>
        {business_name}
      </Button>
    ),
    csv: (row) => row.business_name,
  },
  {
    key: 'contact',
    title: t(prospect.contact),
    csv: (row) => row.contact_name,
  },
  {
    key: 'phone',
    title: t(prospect.phone),
    csv: (row) => formatPhone(row.phone),
  },
  {
    key: 'email',
    title: t(prospect.email),
    defaultHidden: true,
    render: (row) => row.email,
    csv: (row) => row.email ?? '',
  },
  {
    key: 'municipality',
    title: t(prospect.municipality),
    csv: (row) => `${row.municipality}, ${row.state}`,
  },
  { key: 'zone', title: t(prospect.zone), csv: (row) => row.zone },
  {
    key: 'status',
    title: t(prospect.status),
    render: (row) => <ProspectStatusTag status={row.status} />,
    csv: (row) => t(prospectStatusName[row.status]),
  },
  dateColumn('created_at', t(prospect.added), (row) => row.created_at, { sortable: true }),
];

/** The program's prospects, found and filtered, each with its history; only administrators are offered the upload. */
export function ProspectListPage() {
  const title = useScreenTitle();
  const { selectProps } = useChoices(zones.list, { label: (zone) => zone.name });
  const [opened, setOpened] = useState<string>();
  const [columns] = useState(() => columnsWith(setOpened));
  return (
    <Page title={title} action={<UploadLink />}>
      <ResourceTable
        id="prospects"
        label={title}
        endpoint={prospects.list}
        columns={columns}
        rowKey={({ id }) => id}
        searchable
        dense
        empty={{ text: t(prospect.none), action: <UploadLink /> }}
        filters={[
          {
            name: 'status',
            label: t(prospect.status),
            options: optionsOf(prospectStatuses, texts(prospectStatusName)),
          },
          {
            name: 'zone_id',
            label: t(prospect.zone),
            options: selectProps.options,
          },
        ]}
      />
      <ProspectDrawer prospectId={opened} onClose={() => setOpened(undefined)} />
    </Page>
  );
}
