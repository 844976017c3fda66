import { templateWords as words } from '@contract/locales/es-MX/platform/templates';
import { type TemplateVersion, templates } from '@contract/platform/templates';
import { callFile } from '@portal/api/call';
import { t } from '@portal/i18n';
import { PdfFrame } from '@portal/ui/paper/PdfFrame';
import { Modal } from 'antd';

interface VersionPdfProps {
  templateName: string;
  version: TemplateVersion;
  onClose: () => void;
}

/** A version of a contract as the PDF that people would sign, with examples. */
export function VersionPdf({ templateName, version, onClose }: VersionPdfProps) {
  const { number } = version;
  const params = { templateName, number };
  return (
    <Modal open width={860} footer={null} title={t(words.pdfTitle, { number })} onCancel={onClose}>
      <PdfFrame
        of={`${number}-${version.version}`}
        load={(signal) => callFile(templates.file, { params }, { signal })}
        label={t(words.pdfTitle, { number })}
        fileName={`${templateName}-${number}.pdf`}
      />
    </Modal>
  );
}
