import type { TextBlock, TextTable } from '@contract/kernel/text-blocks';
import { ShortTable } from '../table/ShortTable';
import styles from './text-blocks.module.css';

interface TextBlocksProps {
  blocks: readonly TextBlock[];
  /** What stands in the places that are drawn; a text without them shows the names of those. */
  tables?: readonly TextTable[];
}

/** A text of headings, clauses, points and paragraphs, as its reader has it. */
export function TextBlocks({ blocks, tables = [] }: TextBlocksProps) {
  return (
    <div className={styles.blocks}>
      {blocks.map((block, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines repeat, and stay in their order.
        <Block key={at} {...block} tables={tables} />
      ))}
    </div>
  );
}

function Block({ kind, label, text, tables }: TextBlock & { tables: readonly TextTable[] }) {
  if (kind === 'heading') return <h3>{text}</h3>;
  const table = kind === 'drawn' && tables.find(({ name }) => name === text);
  if (table) return <DrawnTable table={table} />;
  return (
    <p data-kind={kind}>
      {label ? <strong>{kind === 'clause' ? `${label} ` : `${label}: `}</strong> : null}
      {text}
    </p>
  );
}

interface TableRow {
  at: number;
  cells: readonly string[];
}

function DrawnTable({ table: { name, columns, rows, sums } }: { table: TextTable }) {
  const all = sums.length > 0 ? [...rows, sums] : rows;
  return (
    <ShortTable
      label={name}
      rows={all.map((cells, at): TableRow => ({ at, cells }))}
      rowKey={({ at }) => at}
      columns={columns.map((title, at) => ({
        key: title,
        title,
        render: ({ cells }: TableRow) => cells[at],
      }))}
    />
  );
}
