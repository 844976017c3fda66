import { MAX_FILE_MEGABYTES } from '@contract/documents/file-size';
import { accreditationFileName } from '@contract/locales/es-MX/people/accreditation-names';
import { accreditationScreen as words } from '@contract/locales/es-MX/people/accreditations';
import {
  type AccreditationFileKind,
  accreditationFileKinds,
  isOpen,
} from '@contract/people/accreditation-states';
import {
  type AccreditationDetail,
  type AccreditationFile,
  accreditationExtensions,
  accreditations,
} from '@contract/people/accreditations';
import { upload } from '@portal/api/call';
import { t } from '@portal/i18n';
import { useReload } from '@portal/refine/use-act';
import { useMay } from '@portal/refine/use-may';
import { FileDrop } from '@portal/ui/form/inputs/FileDrop';
import { uploadProblem } from '@portal/ui/form/inputs/upload-problem';
import { useSending } from '@portal/ui/form/inputs/use-sending';
import { useUnloadQuestion } from '@portal/ui/form/use-leave-guard';
import { formatDate } from '@portal/ui/format';
import { Section } from '@portal/ui/kit/Section';
import { useOutcome } from '@portal/ui/kit/use-outcome';
import { Button, Modal } from 'antd';
import { lazy, Suspense, useState } from 'react';
import styles from './accreditations.module.css';

const AccreditationFileView = lazy(() =>
  import('./AccreditationFileView').then((file) => ({ default: file.AccreditationFileView })),
);

/** The data sheet and the certificate of an accreditation: looked at, and brought while its company may. */
export function AccreditationFiles({ accreditation }: { accreditation: AccreditationDetail }) {
  const may = useMay('accreditations.edit');
  const { id, state, files } = accreditation;
  return (
    <Section title={t(words.files)} description={t(words.filesHelp)}>
      <ul className={styles.files}>
        {accreditationFileKinds.map((kind) => (
          <li key={kind}>
            <FileOfKind
              accreditationId={id}
              kind={kind}
              file={files.find((each) => each.kind === kind)}
              mayChange={may && isOpen(state)}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface FileOfKindProps {
  accreditationId: string;
  kind: AccreditationFileKind;
  file: AccreditationFile | undefined;
  mayChange: boolean;
}

function FileOfKind({ accreditationId, kind, file, mayChange }: FileOfKindProps) {
  const [changing, setChanging] = useState(false);
  const name = t(accreditationFileName[kind]);
  return (
    <>
      <h3 className={styles.name}>{name}</h3>
      {file ? (
        <div className={styles.file}>
          <span className={styles.fileName}>
            {t(words.uploaded, { file: file.file_name, day: formatDate(file.uploaded_at) })}
          </span>
          <SeeFile accreditationId={accreditationId} kind={kind} file={file} />
          {mayChange ? (
            <Button
              size="small"
              aria-label={changing ? undefined : t(words.changeOne, { name })}
              onClick={() => setChanging(!changing)}
            >
              {t(changing ? words.keep : words.change)}
            </Button>
          ) : null}
        </div>
      ) : null}
      {file || mayChange ? null : <p>{t(words.noFile)}</p>}
      {mayChange && (!file || changing) ? (
        <BringFile
          accreditationId={accreditationId}
          kind={kind}
          hasFile={file !== undefined}
          onDone={() => setChanging(false)}
        />
      ) : null}
    </>
  );
}

interface BringFileProps {
  accreditationId: string;
  kind: AccreditationFileKind;
  hasFile: boolean;
  onDone: () => void;
}

/** Sends a file as soon as it is chosen. */
function BringFile({ accreditationId, kind, hasFile, onDone }: BringFileProps) {
  const outcome = useOutcome();
  const reload = useReload();
  const sending = useSending((file, options) =>
    upload(accreditations.upload, { params: { accreditationId }, fields: { kind } }, file, options),
  );
  useUnloadQuestion(() => sending.percent !== undefined);
  const thrown = sending.ended?.by === 'failure' ? sending.ended.thrown : undefined;

  async function send(file: File) {
    const arrived = await sending.start(file);
    // Its answer may have been lost, and the file be there all the same.
    await reload();
    if (!arrived) return;
    outcome.saved('updated');
    onDone();
  }

  return (
    <FileDrop
      label={t(words.upload, { name: t(accreditationFileName[kind]) })}
      extensions={accreditationExtensions}
      megabytes={MAX_FILE_MEGABYTES}
      progress={sending.percent}
      error={thrown === undefined ? undefined : uploadProblem(thrown, hasFile)}
      onFile={(file) => void send(file)}
    />
  );
}

/** Opens a file over the page. */
function SeeFile({ accreditationId, kind, file }: Omit<FileOfKindProps, 'mayChange'>) {
  const [open, setOpen] = useState(false);
  const name = t(accreditationFileName[kind]);
  return (
    <>
      <Button size="small" aria-label={t(words.seeOne, { name })} onClick={() => setOpen(true)}>
        {t(words.see)}
      </Button>
      <Modal
        title={name}
        open={open}
        width={900}
        footer={null}
        destroyOnHidden
        onCancel={() => setOpen(false)}
      >
        {file ? (
          <Suspense fallback={null}>
            <AccreditationFileView accreditationId={accreditationId} file={file} />
          </Suspense>
        ) : null}
      </Modal>
    </>
  );
}
