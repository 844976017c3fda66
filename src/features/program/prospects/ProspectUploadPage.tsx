import { href } from '@contract/kernel/screens';
import { prospect } from '@contract/locales/es-MX/program/prospects';
import { prospectBatches } from '@contract/program/prospect-batches';
import { MAX_UPLOAD_MEGABYTES, uploadColumns } from '@contract/program/prospects';
import { upload } from '@portal/api/call';
import { t } from '@portal/i18n';
import { useReload } from '@portal/refine/use-act';
import { toFailure } from '@portal/ui/failure';
import { FileDrop } from '@portal/ui/form/inputs/FileDrop';
import { Page } from '@portal/ui/kit/Page';
import { Section } from '@portal/ui/kit/Section';
import { useScreenTitle } from '@portal/ui/screen-context';
import { toCsv } from '@portal/ui/table/csv';
import { saveTextFile } from '@portal/ui/table/export-rows';
import { Alert, Button, Space } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { BatchTable } from './BatchTable';
import { ProblemTable } from './ProblemTable';
import styles from './prospects.module.css';

type Review = Awaited<ReturnType<typeof send>>;

const send = (file: File, mode: 'preview' | 'commit') =>
  upload(prospectBatches.upload, { fields: { mode } }, file);

/** A file of prospects: reviewed first, then taken in whole or not at all; earlier ones can be undone. */
export function ProspectUploadPage() {
  const title = useScreenTitle();
  const reload = useReload();
  const [file, setFile] = useState<File>();
  const [review, setReview] = useState<Review>();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function run(chosen: File, mode: 'preview' | 'commit') {
    setBusy(true);
    setFailure(undefined);
    try {
      setReview(await send(chosen, mode));
      if (mode === 'commit') {
        await reload();
      }
    } catch (thrown) {
      const { message, fields } = toFailure(thrown);
      setFailure(fields?.file ?? message);
    } finally {
      setBusy(false);
    }
  }

  function choose(chosen: File) {
    setFile(chosen);
    setReview(undefined);
    void run(chosen, 'preview');
  }

  const sound = review && review.problem_count === 0;
  const done = review?.batch_id;
  return (
    <Page
      title={title}
      explanation={t(prospect.uploadHelp)}
      action={<Button onClick={saveTemplate}>{t(prospect.template)}</Button>}
    >
      <Section title={t(prospect.file)}>
        <div className={styles.prospect}>
          <FileDrop
            label={t(prospect.file)}
            extensions={['csv']}
            megabytes={MAX_UPLOAD_MEGABYTES}
            fileName={file?.name}
            disabled={busy}
            error={failure}
            onFile={choose}
          />
          {done && review ? (
            <Alert
              type="success"
              showIcon
              message={t(prospect.done, { count: review.rows })}
              action={<Link to={href('prospectList')}>{t(prospect.seeList)}</Link>}
            />
          ) : null}
          {sound && !done && file ? (
            <Space direction="vertical">
              <Alert type="success" showIcon message={t(prospect.review, { count: review.rows })} />
              <Button type="primary" loading={busy} onClick={() => void run(file, 'commit')}>
                {t(prospect.commit, { count: review.rows })}
              </Button>
            </Space>
          ) : null}
          {review && !sound ? (
            <>
              <Alert
                type="error"
                showIcon
                message={t(prospect.problems, { count: review.problem_count })}
              />
              <ProblemTable problems={review.problems} />
            </>
          ) : null}
        </div>
      </Section>
      <Section title={t(prospect.batches)} flush>
        <BatchTable />
      </Section>
    </Page>
  );
}

function saveTemplate() {
  const csv = toCsv(Object.keys(uploadColumns), [], { byteOrderMark: true });
  saveTextFile('plantilla-prospectos.csv', csv, 'text/csv');
}
