import type { ChecklistItem } from '@contract/documents/documents';
import { MAX_FILE_MEGABYTES } from '@contract/documents/file-size';
import { documents } from '@contract/locales/es-MX/documents/documents';
import { slots } from '@contract/locales/es-MX/documents/slots';
import { config } from '@portal/config';
import { t } from '@portal/i18n';
import { useReload } from '@portal/refine/use-act';
import { HeldForms } from '@portal/ui/form/held-forms';
import { FileDrop } from '@portal/ui/form/inputs/FileDrop';
import { uploadProblem } from '@portal/ui/form/inputs/upload-problem';
import { type Ended, useSending } from '@portal/ui/form/inputs/use-sending';
import { useUnloadQuestion } from '@portal/ui/form/use-leave-guard';
import { useOutcome } from '@portal/ui/kit/use-outcome';
import { Button } from 'antd';
import { useContext, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ChosenFile } from './ChosenFile';
import styles from './documents.module.css';
import { isOfFile } from './refused-file';
import { uploadFile } from './upload-file';

interface SlotUploadProps {
  item: ChecklistItem;
  label: string;
  /** The project from which the document is asked for. */
  projectId: string | undefined;
  /** The file arrived, and with it the part that had the keyboard is gone. */
  onDone: () => void;
}

/** Where a file goes into a place: open, closed with the reason, or behind a button while another is there. */
export function SlotUpload(props: SlotUploadProps) {
  const { item } = props;
  const [replacing, setReplacing] = useState(false);
  const held = useContext(HeldForms);
  const hasFile = item.state !== 'missing';
  const wanted = !hasFile || item.state === 'rechazado';

  if (held) return hasFile ? null : <p className={styles.blocked}>{held}</p>;
  if (!item.can_upload) {
    if (!wanted) return null;
    return <p className={styles.blocked}>{item.blocked_because ?? t(documents.uploadDisabled)}</p>;
  }
  // What was rejected is to be replaced; what waits or is fine, only on the user's request.
  if (!wanted && !replacing) {
    return (
      <Button
        size="small"
        type="link"
        className={styles.replace}
        onClick={() => setReplacing(true)}
      >
        {t(documents.replace)}
      </Button>
    );
  }
  return (
    <OpenSlot
      {...props}
      hasFile={hasFile}
      // However the list changes meanwhile, what was chosen stays.
      onChosen={() => setReplacing(true)}
      onBack={wanted ? null : () => setReplacing(false)}
      onDone={() => {
        setReplacing(false);
        props.onDone();
      }}
    />
  );
}

interface OpenSlotProps extends SlotUploadProps {
  hasFile: boolean;
  onChosen: () => void;
  /** Leaves the file that is there; null where one is wanted. */
  onBack: (() => void) | null;
}

/** Choose, look, send: one file at a time. */
function OpenSlot({ item, label, projectId, hasFile, onChosen, onBack, onDone }: OpenSlotProps) {
  const [file, setFile] = useState<File>();
  const outcome = useOutcome();
  const reload = useReload();
  const input = useRef<HTMLInputElement>(null);
  const stored = item.document?.id;
  const [before, setBefore] = useState(stored);
  const sending = useSending((chosen, { onProgress, signal }) =>
    uploadFile({ place: item, file: chosen, replaces: hasFile, projectId, onProgress, signal }),
  );
  useUnloadQuestion(() => sending.percent !== undefined);

  // Its answer was lost, or it was given up too late: what was sent is there all the same.
  const isThere = sending.ended !== undefined && stored !== before;

  /** Back to the chooser, the keyboard with it, and opened by the same press. */
  function chooseOther() {
    flushSync(() => {
      sending.forget();
      setFile(undefined);
    });
    input.current?.focus();
    input.current?.click();
  }

  async function send(chosen: File) {
    setBefore(stored);
    const arrived = await sending.start(chosen);
    // Given up at the last moment it may be there all the same.
    void reload();
    if (!arrived) return;
    outcome.document(
      item.verification_requiered
        ? t(documents.uploadedToVerify, { brand: config().brand })
        : t(documents.uploaded),
    );
    setFile(undefined);
    onDone();
  }

  if (file && !isThere) {
    return (
      <ChosenFile
        file={file}
        label={label}
        percent={sending.percent}
        problem={sending.ended && problemOf(sending.ended, hasFile)}
        mayPass={!sending.ended || mayPass(sending.ended)}
        onSend={() => void send(file)}
        onCancel={sending.cancel}
        onOther={chooseOther}
      />
    );
  }
  return (
    <>
      <FileDrop
        label={label}
        extensions={item.file_type}
        megabytes={MAX_FILE_MEGABYTES}
        onFile={(chosen) => {
          onChosen();
          sending.forget();
          setFile(chosen);
        }}
        input={input}
        camera
      />
      {onBack ? (
        <Button size="small" type="link" className={styles.replace} onClick={onBack}>
          {t(slots.keepStored)}
        </Button>
      ) : null}
    </>
  );
}

function problemOf(ended: Ended, hasFile: boolean): string {
  if (ended.by === 'failure') return uploadProblem(ended.thrown, hasFile);
  return hasFile ? `${t(slots.cancelled)} ${t(documents.previousStays)}` : t(slots.cancelled);
}

const mayPass = (ended: Ended): boolean => ended.by === 'person' || !isOfFile(ended.thrown);
