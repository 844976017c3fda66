import { invoiceWords as words } from '@contract/locales/es-MX/treasury/invoices';
import { type TaxFileFormat, taxFileFormat } from '@contract/treasury/tax-files';
import { t } from '@portal/i18n';
import { FileButton } from '@portal/ui/kit/FileButton';
import { Space } from 'antd';

interface FormatButtonsProps {
  /** What it is, for screen readers. */
  of: string;
  /** The file's, without its extension. */
  name: string;
  load: (format: TaxFileFormat) => Promise<Blob>;
}

/** A tax document as a PDF and as XML. */
export function FormatButtons({ of, name, load }: FormatButtonsProps) {
  return (
    <Space size={8}>
      {taxFileFormat.options.map((format) => (
        <FileButton
          key={format}
          size="small"
          name={`${name}.${format}`}
          aria-label={t(words.download, { format: format.toUpperCase(), name: of })}
          load={() => load(format)}
        >
          {format.toUpperCase()}
        </FileButton>
      ))}
    </Space>
  );
}
