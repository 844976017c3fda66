import { sheets } from '@contract/locales/es-MX/kernel/sheets';
import { t } from '@portal/i18n';
import styles from './sheets.module.css';

interface FirstRowsProps {
  headings: readonly string[];
  rows: readonly (readonly string[])[];
  /** What each column is taken for, by its place; of what is used for nothing there is none. */
  fields: ReadonlyMap<number, string>;
}

/** The first rows of a file as they are read, and which column is taken for what. */
export function FirstRows({ headings, rows, fields }: FirstRowsProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
    <section className={styles.preview} aria-label={t(sheets.firstRows)} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {headings.map((heading, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns are told by their place
              <th key={column} scope="col">
                {heading}
                <span className={styles.field}>{takenFor(fields.get(column))}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows are told by their place
            <tr key={row}>
              {headings.map((_, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns are told by their place
                <td key={column}>{cells[column]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const takenFor = (field: string | undefined) =>
  field === undefined ? t(sheets.unused) : t(sheets.as, { field });

/** What each column of a file is taken for, by its place, as `FirstRows` shows it. */
export function fieldsByColumn<Field extends string>(
  fields: readonly { name: Field; label: string }[],
  columns: { readonly [F in Field]?: number } | null,
): Map<number, string> {
  return new Map(
    fields.flatMap(({ name, label }) => {
      const column = columns?.[name];
      return column === undefined ? [] : [[column, label] as const];
    }),
  );
}
