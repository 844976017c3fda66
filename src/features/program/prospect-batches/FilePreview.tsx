import { uploads } from '@contract/locales/es-MX/program/prospect-uploads';
import { type BatchField, batchFields } from '@contract/program/prospect-cells';
import { missingFields } from '@contract/program/prospect-columns';
import { t } from '@portal/i18n';
import { Alert } from 'antd';
import { useEffect, useState } from 'react';
import styles from './batches.module.css';
import type { Preview, TextPreview } from './preview';
import PreviewWorker from './preview.worker?worker';

/** The first rows of a chosen file, and which column is taken for what, before it is sent. */
export function FilePreview({ file }: { file: File }) {
  const preview = usePreview(file);
  if (!preview) return <p role="status">{t(uploads.preview.reading)}</p>;
  if (preview.kind === 'book') return <p role="status">{t(uploads.preview.book)}</p>;
  if (preview.kind === 'none') {
    return <Alert type="warning" showIcon message={t(uploads.preview.none)} />;
  }
  return <TextRows preview={preview} />;
}

function usePreview(file: File): Preview | undefined {
  const [seen, setSeen] = useState<{ file: File; preview: Preview }>();
  useEffect(() => {
    const worker = new PreviewWorker();
    worker.onmessage = ({ data }: MessageEvent<Preview>) => setSeen({ file, preview: data });
    // A file that cannot be read here is the server's to refuse.
    worker.onerror = () => setSeen({ file, preview: { kind: 'none' } });
    worker.postMessage(file);
    return () => worker.terminate();
  }, [file]);
  return seen?.file === file ? seen.preview : undefined;
}

function TextRows({ preview }: { preview: TextPreview }) {
  const { encoding, delimiter, lines, headings, rows, columns } = preview;
  const missing = missingFields(columns).map((field) => t(uploads.fields[field]));
  return (
    <>
      <p role="status">
        {t(uploads.preview.how, {
          lines,
          encoding: t(uploads.encodings[encoding]),
          delimiter: t(uploads.preview.delimiters[delimiterNames[delimiter]]),
        })}
      </p>
      {missing.length > 0 ? (
        <Alert
          type="info"
          showIcon
          message={t(uploads.preview.missing, { fields: missing.join(', ') })}
        />
      ) : null}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
      <section className={styles.preview} aria-label={t(uploads.preview.rows)} tabIndex={0}>
        <table>
          <thead>
            <tr>
              {headings.map((heading, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns are told by their place
                <th key={column} scope="col">
                  {heading}
                  <span className={styles.field}>{fieldName(fieldAt(columns, column))}</span>
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
    </>
  );
}

const delimiterNames = { ',': 'comma', ';': 'semicolon', '\t': 'tab', '|': 'bar' } as const;

const fieldAt = (columns: TextPreview['columns'], column: number) =>
  batchFields.find((field) => columns[field] === column);

const fieldName = (field: BatchField | undefined) =>
  field ? t(uploads.preview.as, { field: t(uploads.fields[field]) }) : t(uploads.preview.unused);
