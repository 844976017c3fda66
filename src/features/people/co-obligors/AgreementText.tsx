import type { PaperText, TextTable } from '@contract/kernel/text-blocks';
import { PublicText } from '@portal/ui/public/PublicText';
import styles from './co-obligors.module.css';

/** The words of an agreement, with its tables where they stand. */
export function AgreementText({ paper: { facts, blocks, tables, closing } }: { paper: PaperText }) {
  return (
    <>
      {facts.map((fact) => (
        <p key={fact} className="pub-muted">
          {fact}
        </p>
      ))}
      <PublicText
        blocks={blocks}
        heading="h3"
        drawn={(place) => {
          const table = tables.find(({ name }) => name === place);
          return table ? <Drawn table={table} /> : null;
        }}
      />
      {closing.map((line) => (
        <p key={line} className="pub-muted">
          {line}
        </p>
      ))}
    </>
  );
}

function Drawn({ table: { name, columns, rows, sums } }: { table: TextTable }) {
  const all = sums.length > 0 ? [...rows, sums] : rows;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrows of a keyboard move what is wider than its place.
    <section className={styles.table} aria-label={name} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {columns.map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {all.map((cells) => (
            <tr key={cells.join('|')}>
              {columns.map((title, at) => (
                <td key={title}>{cells[at]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
