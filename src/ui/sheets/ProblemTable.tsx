import { prospect } from '@contract/locales/es-MX/program/prospects';
import { t } from '@portal/i18n';
import { ShortTable } from '@portal/ui/table/ShortTable';

interface Problem {
  row: number;
  column: string;
  message: string;
}

const left = 'left' as const;

const columns = [
  { key: 'row', title: t(prospect.row), render: ({ row }: Problem) => row },
  {
    key: 'column',
    title: t(prospect.column),
    align: left,
    render: ({ column }: Problem) => column,
  },
  {
    key: 'message',
    title: t(prospect.problem),
    align: left,
    render: ({ message }: Problem) => message,
  },
];

/** What keeps a file from entering, by row and column as a spreadsheet shows them. */
export function ProblemTable({ problems }: { problems: readonly Problem[] }) {
  return (
    <ShortTable
      label={t(prospect.problem)}
      columns={columns}
      rows={problems}
      rowKey={({ row, column, message }) => `${row} ${column} ${message}`}
    />
  );
}
