import { CellLines } from '@portal/ui/table/CellLines';
import type { Column } from '@portal/ui/table/columns';

/** What a figure counts of a row, one line each; a file has them in one cell. */
export const linesColumn = <Row,>(
  key: string,
  title: string,
  lines: (row: Row) => readonly string[],
): Column<Row> => ({
  key,
  title,
  render: (row) => (
    <CellLines>
      {lines(row).map((line) => (
        <div key={line}>{line}</div>
      ))}
    </CellLines>
  ),
  csv: (row) => lines(row).join('; '),
});
