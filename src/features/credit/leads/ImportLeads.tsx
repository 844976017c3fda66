import { leadHeadings } from '@contract/credit/lead-headings';
import {
  leadExtensions,
  leadFields,
  leadUploads,
  MAX_LEAD_MEGABYTES,
} from '@contract/credit/lead-uploads';
import { leadPage, leadImport as words } from '@contract/locales/es-MX/credit/leads';
import { prospect } from '@contract/locales/es-MX/program/prospects';
import { type Answer, upload } from '@portal/api/call';
import { t } from '@portal/i18n';
import { useReload } from '@portal/refine/use-act';
import { FormModal } from '@portal/ui/form/FormDialog';
import { FileDrop } from '@portal/ui/form/inputs/FileDrop';
import { formatPhone } from '@portal/ui/format';
import { ProblemTable } from '@portal/ui/sheets/ProblemTable';
import { useFileReview } from '@portal/ui/sheets/use-file-review';
import { toCsv } from '@portal/ui/table/csv';
import { saveTextFile } from '@portal/ui/table/export-rows';
import { ShortTable } from '@portal/ui/table/ShortTable';
import { Alert, App, Button, Flex } from 'antd';
import { RepeatedLeads } from './RepeatedLeads';

type Review = Answer<typeof leadUploads.create>;

/** A file of leads in a dialog: reviewed first, then taken in whole or not at all. */
export function ImportLeads({ onClose }: { onClose: () => void }) {
  const { message } = App.useApp();
  const reload = useReload();
  const reviewed = useFileReview<Review>({
    send: (file, mode) => upload(leadUploads.create, { fields: { mode } }, file),
    async onDone({ fresh }) {
      message.success(t(words.done, { count: fresh }));
      onClose();
      await reload();
    },
  });
  return (
    <FormModal open title={t(words.title)} width={640} onClose={onClose}>
      <Flex vertical gap={16} align="stretch">
        <p>{t(words.help)}</p>
        <Flex>
          <Button onClick={saveTemplate}>{t(words.template)}</Button>
        </Flex>
        <FileDrop
          label={t(words.file)}
          extensions={leadExtensions}
          megabytes={MAX_LEAD_MEGABYTES}
          fileName={reviewed.fileName}
          disabled={reviewed.busy}
          error={reviewed.failure}
          onFile={reviewed.choose}
        />
        {reviewed.review ? (
          <Reviewed review={reviewed.review} busy={reviewed.busy} onCommit={reviewed.commit} />
        ) : null}
      </Flex>
    </FormModal>
  );
}

function saveTemplate() {
  const headings = leadFields.map((field) => leadHeadings[field][0]);
  const text = toCsv(headings, [], { byteOrderMark: true });
  saveTextFile('plantilla-prospectos.csv', text, 'text/csv');
}

interface ReviewedProps {
  review: Review;
  busy: boolean;
  onCommit: () => void;
}

/** What taking the file in would do, or what of it has to be corrected first. */
function Reviewed({ review, busy, onCommit }: ReviewedProps) {
  const { fresh, sample, repeated, repeated_count, problems, problem_count, note } = review;
  return (
    <>
      {note ? <Alert type="info" showIcon message={note} /> : null}
      {problem_count > 0 ? (
        <>
          <Alert type="error" showIcon message={t(words.problems, { count: problem_count })} />
          <ProblemTable problems={problems} />
        </>
      ) : null}
      {repeated_count > 0 ? (
        <>
          <Alert type="warning" showIcon message={t(words.repeated, { count: repeated_count })} />
          <RepeatedLeads rows={repeated} />
        </>
      ) : null}
      {problem_count === 0 && fresh === 0 ? (
        <Alert type="info" showIcon message={t(words.nothing)} />
      ) : null}
      {problem_count === 0 && fresh > 0 ? (
        <>
          <ShortTable
            label={t(words.first)}
            rows={sample}
            rowKey={({ row }) => String(row)}
            columns={[
              { key: 'row', title: t(prospect.row), render: ({ row }) => row },
              { key: 'name', title: t(leadPage.name), align: 'left', render: ({ name }) => name },
              {
                key: 'phone',
                title: t(prospect.phone),
                align: 'left',
                render: ({ phone }) => formatPhone(phone),
              },
            ]}
          />
          <Flex>
            <Button type="primary" loading={busy} onClick={onCommit}>
              {t(words.commit, { count: fresh })}
            </Button>
          </Flex>
        </>
      ) : null}
    </>
  );
}
