import { href } from '@contract/kernel/screens';
import { programs as programsWords } from '@contract/locales/es-MX/program/programs';
import { type Program, programs } from '@contract/program/programs';
import { t } from '@portal/i18n';
import { ResourceTable } from '@portal/refine/ResourceTable';
import { useAct } from '@portal/refine/use-act';
import { useMay } from '@portal/refine/use-may';
import { Page } from '@portal/ui/kit/Page';
import { useScreenTitle } from '@portal/ui/screen-context';
import { dateColumn, stateColumn } from '@portal/ui/table/column-kinds';
import type { Column } from '@portal/ui/table/columns';
import { Link } from 'react-router';
import { ProgramName } from './ProgramName';
import { programState } from './program-state';

const columns: readonly Column<Program>[] = [
  {
    key: 'name',
    title: t(programsWords.name),
    sortable: true,
    render: ({ id, name }) => <Link to={href('programShow', { programId: id })}>{name}</Link>,
    csv: ({ name }) => name,
  },
  stateColumn('state', t(programsWords.state), programState),
  { key: 'zones', title: t(programsWords.zones), align: 'right', csv: ({ zones }) => zones },
  { key: 'users', title: t(programsWords.users), align: 'right', csv: ({ users }) => users },
  {
    key: 'prospects',
    title: t(programsWords.prospects),
    align: 'right',
    render: ({ prospects }) => prospects.toLocaleString('es-MX'),
    csv: ({ prospects }) => prospects,
  },
  dateColumn('created_at', t(programsWords.created), ({ created_at }) => created_at, {
    sortable: true,
  }),
];

const filters = [
  {
    name: 'state',
    label: t(programsWords.state),
    options: [
      { value: 'active', label: t(programsWords.active) },
      { value: 'inactive', label: t(programsWords.inactive) },
    ],
  },
];

/** Every program; a name leads to its zones and people. */
export function ProgramListPage() {
  const title = useScreenTitle();
  const may = useMay('programs.create');
  const create = useAct(programs.create);
  const add = may ? (
    <ProgramName
      label={t(programsWords.add)}
      type="primary"
      schema={programs.create.body}
      initial={{ name: '' }}
      outcome="created"
      onSave={(body) => create.mutateAsync({ body })}
    />
  ) : null;
  return (
    <Page title={title} action={add}>
      <ResourceTable
        id="programs"
        label={title}
        endpoint={programs.list}
        columns={columns}
        rowKey={({ id }) => id}
        searchable
        filters={filters}
        empty={{ text: t(programsWords.none) }}
      />
    </Page>
  );
}
