import { type EvidenceKind, evidenceKinds, type IncomeKind } from '@contract/credit/income-kinds';
import {
  type IncomeEvidence as Evidence,
  evidenceExtensions,
  type IncomeSourceDetail,
  incomeSources,
  MAX_EVIDENCE,
} from '@contract/credit/income-sources';
import { MAX_FILE_MEGABYTES } from '@contract/documents/file-size';
import { evidenceKindName } from '@contract/locales/es-MX/credit/income-names';
import { incomeScreen as words } from '@contract/locales/es-MX/credit/income-sources';
import { callFile, upload } from '@portal/api/call';
import { t, texts } from '@portal/i18n';
import { useReload } from '@portal/refine/use-act';
import { useConfirmedAct } from '@portal/refine/use-confirmed-act';
import { FileDrop } from '@portal/ui/form/inputs/FileDrop';
import { optionsOf } from '@portal/ui/form/inputs/options';
import { uploadProblem } from '@portal/ui/form/inputs/upload-problem';
import { useSending } from '@portal/ui/form/inputs/use-sending';
import { useUnloadQuestion } from '@portal/ui/form/use-leave-guard';
import { formatDate } from '@portal/ui/format';
import { RowList } from '@portal/ui/kit/RowList';
import { Section } from '@portal/ui/kit/Section';
import { useOutcome } from '@portal/ui/kit/use-outcome';
import { Button, Flex, Modal, Select } from 'antd';
import { lazy, Suspense, useId, useState } from 'react';
import styles from './income.module.css';

const PdfFrame = lazy(() =>
  import('@portal/ui/paper/PdfFrame').then((file) => ({ default: file.PdfFrame })),
);

/** What proves a source: looked at, and brought or taken away while the request is open. */
export function IncomeEvidence({ source }: { source: IncomeSourceDetail }) {
  const { id, kind, evidence, may_edit: mayEdit } = source;
  return (
    <Section title={t(words.evidence)} description={mayEdit ? t(words.evidenceHelp) : undefined}>
      <Flex vertical gap={16}>
        {evidence.length > 0 ? (
          <RowList>
            {evidence.map((file) => (
              <li key={file.id}>
                <EvidenceRow file={file} mayEdit={mayEdit} />
              </li>
            ))}
          </RowList>
        ) : (
          <p className={styles.plain}>{t(words.noEvidence)}</p>
        )}
        {mayEdit && evidence.length < MAX_EVIDENCE ? (
          <BringEvidence incomeSourceId={id} incomeKind={kind} />
        ) : null}
      </Flex>
    </Section>
  );
}

function EvidenceRow({ file, mayEdit }: { file: Evidence; mayEdit: boolean }) {
  const remove = useConfirmedAct(incomeSources.removeFile);
  const [open, setOpen] = useState(false);
  const { id, file_name: fileName, uploaded_at: day } = file;
  const name = t(evidenceKindName[file.kind]);
  const params = { evidenceId: id };
  return (
    <>
      <span className={styles.lines}>
        <strong>{name}</strong>
        <span>{t(words.uploaded, { file: fileName, day: formatDate(day) })}</span>
      </span>
      <Flex gap={8}>
        <Button
          size="small"
          aria-label={t(words.seeOne, { name: fileName })}
          onClick={() => setOpen(true)}
        >
          {t(words.see)}
        </Button>
        {mayEdit ? (
          <Button
            size="small"
            danger
            loading={remove.isPending}
            aria-label={t(words.removeOne, { name: fileName })}
            onClick={() =>
              void remove.ask(
                {
                  title: t(words.removeFileTitle),
                  text: t(words.removeFileText),
                  okText: t(words.removeFile),
                  danger: true,
                },
                { params },
                { outcome: 'deleted' },
              )
            }
          >
            {t(words.removeFile)}
          </Button>
        ) : null}
      </Flex>
      <Modal
        title={name}
        open={open}
        width={900}
        footer={null}
        destroyOnHidden
        onCancel={() => setOpen(false)}
      >
        <Suspense fallback={null}>
          <PdfFrame
            of={id}
            load={(signal) => callFile(incomeSources.file, { params }, { signal })}
            label={name}
            fileName={fileName}
          />
        </Suspense>
      </Modal>
    </>
  );
}

/** What usually proves each kind of income. */
const usual: Record<IncomeKind, EvidenceKind> = {
  salaried: 'payslip',
  pension: 'pension_letter',
  business: 'tax_return',
  fees: 'tax_return',
  rent: 'lease',
  other: 'bank_statement',
};

interface BringEvidenceProps {
  incomeSourceId: string;
  incomeKind: IncomeKind;
}

/** Sends a file as soon as it is chosen. */
function BringEvidence({ incomeSourceId, incomeKind }: BringEvidenceProps) {
  const label = useId();
  const [chosen, setChosen] = useState<EvidenceKind>();
  const kind = chosen ?? usual[incomeKind];
  const outcome = useOutcome();
  const reload = useReload();
  const sending = useSending((file, options) =>
    upload(incomeSources.upload, { params: { incomeSourceId }, fields: { kind } }, file, options),
  );
  useUnloadQuestion(() => sending.percent !== undefined);
  const thrown = sending.ended?.by === 'failure' ? sending.ended.thrown : undefined;

  async function send(file: File) {
    const arrived = await sending.start(file);
    // Its answer may have been lost, and the file be there all the same.
    await reload();
    if (arrived) outcome.saved('created');
  }

  return (
    <Flex vertical gap={8}>
      <label id={label} htmlFor={`${label}-kind`}>
        {t(words.evidenceKind)}
      </label>
      <Select<EvidenceKind>
        id={`${label}-kind`}
        aria-labelledby={label}
        value={kind}
        options={optionsOf(evidenceKinds, texts(evidenceKindName))}
        onChange={setChosen}
      />
      <FileDrop
        label={t(words.upload)}
        extensions={evidenceExtensions}
        megabytes={MAX_FILE_MEGABYTES}
        progress={sending.percent}
        error={thrown === undefined ? undefined : uploadProblem(thrown, false)}
        onFile={(file) => void send(file)}
      />
    </Flex>
  );
}
