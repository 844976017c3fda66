import { roleName } from '@contract/locales/es-MX/identity/roles';
import { table } from '@contract/locales/es-MX/kernel/table';
import { programUserWords } from '@contract/locales/es-MX/people/program-users';
import {
  type ProgramUser,
  type ProgramUserState,
  programRoles,
  programUserStates,
  programUsers,
} from '@contract/people/program-users';
import { t, texts } from '@portal/i18n';
import { ResourceTable } from '@portal/refine/ResourceTable';
import { useMay } from '@portal/refine/use-may';
import { optionsOf } from '@portal/ui/form/inputs/options';
import type { Tone } from '@portal/ui/kit/tones';
import { PersonLink } from '@portal/ui/PersonLink';
import { stateColumn, timeColumn } from '@portal/ui/table/column-kinds';
import type { Column } from '@portal/ui/table/columns';
import { useState } from 'react';
import { EditProgramUser } from './EditProgramUser';
import { ProgramUserActs } from './ProgramUserActs';

const tones: Record<ProgramUserState, Tone> = {
  invited: 'warning',
  active: 'success',
  deactivated: 'neutral',
};

export const programUserColumns: readonly Column<ProgramUser>[] = [
  {
    key: 'full_name',
    title: t(programUserWords.name),
    render: ({ own, user_id: userId, full_name: name }) => (
      <PersonLink userId={userId} name={own ? t(programUserWords.you, { name }) : name} />
    ),
    csv: ({ full_name }) => full_name,
  },
  { key: 'email', title: t(programUserWords.email), csv: ({ email }) => email },
  { key: 'role', title: t(programUserWords.role), csv: ({ role }) => t(roleName[role]) },
  {
    key: 'zones',
    title: t(programUserWords.zones),
    csv: ({ zones }) => zones?.map(({ name }) => name).join(', ') ?? t(programUserWords.allZones),
  },
  stateColumn('state', t(programUserWords.state), ({ state }) => ({
    tone: tones[state],
    text: t(programUserWords.states[state]),
  })),
  timeColumn('last_login_at', t(programUserWords.lastLogin), ({ last_login_at }) => last_login_at, {
    none: t(programUserWords.never),
  }),
];

const filters = [
  {
    name: 'role',
    label: t(programUserWords.role),
    options: optionsOf(programRoles, texts(roleName)),
  },
  {
    name: 'state',
    label: t(programUserWords.state),
    options: optionsOf(programUserStates, texts(programUserWords.states)),
  },
];

interface ProgramUserTableProps {
  /** The program that staff look at; people of a program see their own. */
  programId?: string;
  prefix?: string;
}

/** The people of a program, with what may be done to each. */
export function ProgramUserTable({ programId, prefix }: ProgramUserTableProps) {
  const [editing, setEditing] = useState<ProgramUser>();
  const manages = useMay('program-users.edit');
  const acts: Column<ProgramUser> = {
    key: 'action',
    title: t(table.action),
    render: (member) => <ProgramUserActs member={member} onEdit={setEditing} />,
  };
  return (
    <>
      <ResourceTable
        id="program-users"
        label={t(programUserWords.title)}
        endpoint={programUsers.list}
        columns={manages ? [...programUserColumns, acts] : programUserColumns}
        rowKey={({ id }) => id}
        prefix={prefix}
        fixed={programId ? { program_id: programId } : {}}
        searchable
        dense
        filters={filters}
        empty={{ text: t(programUserWords.none) }}
      />
      <EditProgramUser
        member={editing}
        programId={programId}
        onClose={() => setEditing(undefined)}
      />
    </>
  );
}
