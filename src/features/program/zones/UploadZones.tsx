import { zoneWords } from '@contract/locales/es-MX/program/zones';
import { MAX_UPLOAD_MEGABYTES, zoneColumns, zones } from '@contract/program/zones';
import { upload } from '@portal/api/call';
import { t } from '@portal/i18n';
import { useReload } from '@portal/refine/use-act';
import { FormModal } from '@portal/ui/form/FormDialog';
import { FileDrop } from '@portal/ui/form/inputs/FileDrop';
import { ProblemTable } from '@portal/ui/sheets/ProblemTable';
import { useFileReview } from '@portal/ui/sheets/use-file-review';
import { toCsv } from '@portal/ui/table/csv';
import { saveTextFile } from '@portal/ui/table/export-rows';
import { Alert, App, Button, Flex } from 'antd';
import { useState } from 'react';
import { CodeMoves } from './CodeMoves';
import { shortened } from './ZoneCover';

type Review = Awaited<ReturnType<typeof send>>;

const send = (file: File, mode: 'preview' | 'commit', programId: string | undefined) =>
  upload(zones.upload, { fields: { mode, ...(programId && { program_id: programId }) } }, file);

/** A file of zones in a dialog: reviewed first, then taken in whole or not at all. */
export function UploadZones({ programId }: { programId: string | undefined }) {
  const { message } = App.useApp();
  const reload = useReload();
  const [open, setOpen] = useState(false);
  const { review, busy, forget, choose, commit, ...chosen } = useFileReview<Review>({
    send: (file, mode) => send(file, mode, programId),
    async onDone(answer) {
      message.success(outcome(answer));
      close();
      await reload();
    },
  });

  function close() {
    setOpen(false);
    forget();
  }

  return (
    <>
      <Button onClick={() => setOpen(true)}>{t(zoneWords.upload)}</Button>
      <FormModal open={open} title={t(zoneWords.upload)} width={640} onClose={close}>
        <Flex vertical gap={16} align="stretch">
          <p>{t(zoneWords.uploadHelp)}</p>
          <p>{t(zoneWords.uploadMunicipalities)}</p>
          <Button onClick={saveTemplate}>{t(zoneWords.template)}</Button>
          <FileDrop
            label={t(zoneWords.file)}
            extensions={['csv']}
            megabytes={MAX_UPLOAD_MEGABYTES}
            fileName={chosen.fileName}
            disabled={busy}
            error={chosen.failure}
            onFile={choose}
          />
          {review ? <Reviewed review={review} busy={busy} onCommit={commit} /> : null}
        </Flex>
      </FormModal>
    </>
  );
}

interface ReviewedProps {
  review: Review;
  busy: boolean;
  onCommit: () => void;
}

function Reviewed({ review, busy, onCommit }: ReviewedProps) {
  const { problems, problem_count: count, fresh, changed, unknown_codes: unknown } = review;
  const { padded_codes: padded, code_moves: moves } = review;
  if (count > 0) {
    return (
      <>
        <Alert type="error" showIcon message={t(zoneWords.problems, { count })} />
        <ProblemTable problems={problems} />
      </>
    );
  }
  if (fresh + changed === 0) {
    return <Alert type="info" showIcon message={t(zoneWords.nothingNew)} />;
  }
  return (
    <>
      {fresh > 0 ? (
        <Alert type="success" showIcon message={t(zoneWords.fresh, { count: fresh })} />
      ) : null}
      {changed > 0 ? (
        <Alert type="info" showIcon message={t(zoneWords.changed, { count: changed })} />
      ) : null}
      {padded.length > 0 ? (
        <Alert type="info" showIcon message={t(zoneWords.padded, { list: shortened(padded) })} />
      ) : null}
      <CodeMoves moves={moves} />
      {unknown.length > 0 ? (
        <Alert
          type="warning"
          showIcon
          message={t(zoneWords.unknownCodes, { list: shortened(unknown) })}
        />
      ) : null}
      <Button type="primary" loading={busy} onClick={onCommit}>
        {changed > 0 ? t(zoneWords.commitChanges) : t(zoneWords.commit, { count: fresh })}
      </Button>
    </>
  );
}

const outcome = ({ fresh, changed }: Review) =>
  [
    fresh > 0 ? t(zoneWords.done, { count: fresh }) : '',
    changed > 0 ? t(zoneWords.doneChanged, { count: changed }) : '',
  ]
    .filter(Boolean)
    .join(' ');

function saveTemplate() {
  const csv = toCsv([...zoneColumns], [], { byteOrderMark: true });
  saveTextFile('plantilla-zonas.csv', csv, 'text/csv');
}
