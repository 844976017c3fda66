import { accreditationFileName } from '@contract/locales/es-MX/people/accreditation-names';
import { type AccreditationFile, accreditations } from '@contract/people/accreditations';
import { callFile } from '@portal/api/call';
import { t } from '@portal/i18n';
import { PdfFrame } from '@portal/ui/paper/PdfFrame';

interface AccreditationFileViewProps {
  accreditationId: string;
  file: AccreditationFile;
}

/** A data sheet or a certificate in place, with its download. */
export function AccreditationFileView({ accreditationId, file }: AccreditationFileViewProps) {
  const { kind, file_name: fileName, uploaded_at: uploadedAt } = file;
  const params = { accreditationId, kind };
  return (
    <PdfFrame
      of={`${accreditationId} ${kind} ${uploadedAt}`}
      load={(signal) => callFile(accreditations.file, { params }, { signal })}
      label={t(accreditationFileName[kind])}
      fileName={fileName}
    />
  );
}
