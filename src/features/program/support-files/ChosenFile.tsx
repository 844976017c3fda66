import { MAX_FILE_MEGABYTES } from '@contract/documents/file-size';
import { support } from '@contract/locales/es-MX/program/support-files';
import { supportExtensions } from '@contract/program/support-files';
import { t } from '@portal/i18n';
import { toFailure } from '@portal/ui/failure';
import { FileDrop } from '@portal/ui/form/inputs/FileDrop';
import { type Sending, useSending } from '@portal/ui/form/inputs/use-sending';
import { useRef, useState } from 'react';

type Send = (file: File, options: Sending) => Promise<unknown>;

/** The file of a form, which is sent with what else it asks; without one the form says so in its place. */
export function useChosenFile() {
  const [file, setFile] = useState<File>();
  const [isMissing, setMissing] = useState(false);
  const how = useRef<Send>(undefined);
  const sending = useSending(async (chosen, options) => how.current?.(chosen, options));
  const { thrown } = sending.ended?.by === 'failure' ? sending.ended : { thrown: undefined };
  const failure = thrown === undefined ? undefined : toFailure(thrown);
  return {
    file,
    percent: sending.percent,
    isSending: sending.percent !== undefined,
    problem: isMissing ? t(support.chooseFile) : (failure?.fields?.file ?? failure?.message),
    choose(chosen: File) {
      sending.forget();
      setMissing(false);
      setFile(chosen);
    },
    /** True when it arrived. */
    async send(by: Send): Promise<boolean> {
      how.current = by;
      setMissing(file === undefined);
      return file !== undefined && sending.start(file);
    },
  };
}

export function ChosenFile({ chosen }: { chosen: ReturnType<typeof useChosenFile> }) {
  return (
    <FileDrop
      label={t(support.file)}
      extensions={supportExtensions}
      megabytes={MAX_FILE_MEGABYTES}
      fileName={chosen.file?.name}
      progress={chosen.percent}
      error={chosen.problem}
      onFile={chosen.choose}
    />
  );
}
