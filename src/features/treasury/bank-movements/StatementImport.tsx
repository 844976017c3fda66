import { MAX_FILE_MEGABYTES } from '@contract/documents/file-size';
import { treasury } from '@contract/locales/es-MX/treasury/bank-movements';
import { bankMovements, statementColumns } from '@contract/treasury/bank-movements';
import { upload } from '@portal/api/call';
import { waitingText } from '@portal/features/treasury/bank-movements/waiting-text';
import { t } from '@portal/i18n';
import { useReload } from '@portal/refine/use-act';
import { type Failure, toFailure, waits } from '@portal/ui/failure';
import { FileDrop } from '@portal/ui/form/inputs/FileDrop';
import { toCsv } from '@portal/ui/table/csv';
import { saveTextFile } from '@portal/ui/table/export-rows';
import { Alert, Button, Space } from 'antd';
import { useState } from 'react';

type Outcome = Awaited<ReturnType<typeof send>>;

const send = (file: File) => upload(bankMovements.importFile, {}, file);

/** The bank's statement as a file; each line is registered as if the bank had reported it. */
export function StatementImport() {
  const reload = useReload();
  const [file, setFile] = useState<File>();
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const [failure, setFailure] = useState<Failure>();

  async function take(chosen: File) {
    setFile(chosen);
    setBusy(true);
    setOutcome(undefined);
    setFailure(undefined);
    try {
      setOutcome(await send(chosen));
      await reload();
    } catch (thrown) {
      setFailure(toFailure(thrown));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Space direction="vertical" size="middle">
      <p>{t(treasury.importHelp)}</p>
      <FileDrop
        label={t(treasury.file)}
        extensions={['csv']}
        megabytes={MAX_FILE_MEGABYTES}
        fileName={file?.name}
        disabled={busy}
        onFile={(chosen) => void take(chosen)}
      />
      {outcome ? (
        <Alert
          type={outcome.unidentified + outcome.waiting > 0 ? 'warning' : 'success'}
          showIcon
          message={t(treasury.imported, {
            fresh: t(treasury.newMovements, { count: outcome.fresh }),
            lines: t(treasury.lines, { count: outcome.lines }),
          })}
          description={waitingText(outcome.unidentified, outcome.waiting) || null}
        />
      ) : null}
      {failure ? <Problems failure={failure} /> : null}
      <Button onClick={saveTemplate}>{t(treasury.template)}</Button>
    </Space>
  );
}

function Problems({ failure }: { failure: Failure }) {
  return (
    <Alert
      type={waits(failure) ? 'info' : 'error'}
      showIcon
      message={failure.message}
      description={
        <ul>
          {Object.entries(failure.fields ?? {}).map(([line, message]) => (
            <li key={line}>
              {line}: {message}
            </li>
          ))}
        </ul>
      }
    />
  );
}

function saveTemplate() {
  const csv = toCsv(statementColumns, [], { byteOrderMark: true });
  saveTextFile('plantilla-banco.csv', csv, 'text/csv');
}
