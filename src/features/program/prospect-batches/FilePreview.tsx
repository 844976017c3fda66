import { repeatedHeadings } from '@contract/kernel/sheets/columns';
import { sheets } from '@contract/locales/es-MX/kernel/sheets';
import { uploads } from '@contract/locales/es-MX/program/prospect-uploads';
import { prospectBatches } from '@contract/program/prospect-batches';
import { prospectSheet, type RememberedColumns } from '@contract/program/prospect-columns';
import { t } from '@portal/i18n';
import { useRead } from '@portal/refine/use-read';
import { Alert } from 'antd';
import { useEffect, useMemo, useState } from 'react';
import { BatchRows } from './BatchColumns';
import type { Preview, TextPreview } from './preview';
import PreviewWorker from './preview.worker?worker';

/** What is seen of a chosen file; undefined while it is read. */
export function useFilePreview(file: File): Preview | undefined {
  const columns = useRead(prospectBatches.columns, {});
  const remembered = useMemo(
    () => new Map(columns.data?.items.map(({ heading, field }) => [heading, field])),
    [columns.data],
  );
  // Where they cannot be had the server finds them again: the file is shown all the same.
  const isAsked = columns.data === undefined && !columns.isError;
  return usePreview(file, isAsked ? undefined : remembered);
}

interface FilePreviewProps {
  preview: Preview | undefined;
  /** Of what is said of a file that is not taken. */
  id: string;
}

/** The first rows of a chosen file, and which column is taken for what, before it is sent. */
export function FilePreview({ preview, id }: FilePreviewProps) {
  if (!preview) return <p role="status">{t(uploads.preview.reading)}</p>;
  if (preview.kind === 'book') return <p role="status">{t(uploads.preview.book)}</p>;
  if (preview.kind === 'none' || preview.kind === 'foreign') {
    const words = preview.kind === 'foreign' ? sheets.foreign[preview.what] : uploads.preview.none;
    const why = <span id={id}>{t(words)}</span>;
    return <Alert type="warning" showIcon message={why} />;
  }
  return <TextRows preview={preview} />;
}

function usePreview(file: File, remembered: RememberedColumns | undefined): Preview | undefined {
  const [seen, setSeen] = useState<{ file: File; preview: Preview }>();
  useEffect(() => {
    if (!remembered) return;
    const worker = new PreviewWorker();
    worker.onmessage = ({ data }: MessageEvent<Preview>) => setSeen({ file, preview: data });
    // A file that cannot be read here is the server's to refuse.
    worker.onerror = () => setSeen({ file, preview: { kind: 'none' } });
    worker.postMessage({ file, remembered });
    return () => worker.terminate();
  }, [file, remembered]);
  return seen?.file === file ? seen.preview : undefined;
}

function TextRows({ preview }: { preview: TextPreview }) {
  const { encoding, delimiter, lines, headings, rows, columns } = preview;
  const isUnknown = Object.keys(columns).length === 0;
  const missing = prospectSheet.missingFields(columns).map((field) => t(uploads.fields[field]));
  return (
    <>
      <p role="status">
        {t(uploads.preview.how, {
          count: lines,
          encoding: t(sheets.encodings[encoding]),
          delimiter: t(uploads.preview.delimiters[delimiterNames[delimiter]]),
        })}
      </p>
      {isUnknown ? <Alert type="warning" showIcon message={t(uploads.preview.noHeadings)} /> : null}
      {missing.length > 0 && !isUnknown ? (
        <Alert
          type="info"
          showIcon
          message={t(uploads.preview.missing, { fields: missing.join(', ') })}
        />
      ) : null}
      {repeatedHeadings(headings).map((heading) => (
        <Alert key={heading} type="warning" showIcon message={t(sheets.sameHeading, { heading })} />
      ))}
      <BatchRows headings={headings} rows={rows} columns={columns} />
    </>
  );
}

const delimiterNames = { ',': 'comma', ';': 'semicolon', '\t': 'tab', '|': 'bar' } as const;
