import { prospect as words } from '@portal/messages/money';
import { ShortTable } from '@portal/ui/table/ShortTable';

interface Problem {
  row: number;
  column: string;
  message: string;
}

const left = 'left' as const;

const columns = [
  { key: 'row', title: words.row, render: ({ row }: Problem) => row },
  { key: 'column', title: words.column, align: left, render: ({ column }: Problem) => column },
  { key: 'message', title: words.problem, align: left, render: ({ message }: Problem) => message },
];

/** What keeps a file from entering, by row and column as a spreadsheet shows them. */
export function ProblemTable({ problems }: { problems: readonly Problem[] }) {
  return (
    <ShortTable
      label={words.problem}
      columns={columns}
      rows={problems}
      rowKey={({ row, column, message }) => `${row} ${column} ${message}`}
    />
  );
}
