import { formatInTable } from '@contract/kernel/fields/mxn';
import type { TextBlock } from '@contract/kernel/text-blocks';
import { withholdingWords } from '@contract/locales/es-MX/treasury/invoices';
import { taxPaperWords as words } from '@contract/locales/es-MX/treasury/tax-papers';
import type { TaxFileFormat } from '@contract/treasury/tax-files';
import type { Adapters } from '@server/adapters/adapters';
import type { CertificateContent, TaxRule, WithheldSums } from '@server/adapters/tax-documents';
import { textPdf } from '@server/features/platform';
import type { FileAnswer } from '@server/http/implement';
import { t, texts } from '@server/i18n';
import { describeHolder } from './paper';
import { taxFile } from './tax-file';

/**
 * The certificate of what was withheld in a month or a year, of who paid the interest or of who received it, as a file
 * to save: drawn to be read (`pdf`), or as the adapter of tax documents makes it (`xml`).
 *
 * @param content amounts in centavos, rates in basis points; its months in their order
 * @throws AppError rule of a name that our PDFs cannot draw
 */
export async function certificateFile(
  { taxDocuments }: Pick<Adapters, 'taxDocuments'>,
  format: TaxFileFormat,
  content: CertificateContent,
): Promise<FileAnswer> {
  const bytes =
    format === 'xml'
      ? Buffer.from((await taxDocuments.issueCertificate(content)).xml)
      : await certificatePdf(content);
  return taxFile(t(withholdingWords.certificateFile, { period: content.period }), format, bytes);
}

function certificatePdf(content: CertificateContent) {
  const { period, provisionalOn, role, withholder, holder, months, totals } = content;
  const rules = new Set(months.flatMap((month) => month.rules.map(describeRule)));
  return textPdf({
    brand: withholder,
    title: t(words.certificateTitle, { period }),
    madeAt: new Date(`${period.padEnd(7, '-12')}-01T12:00:00Z`),
    facts: [
      t(words.noEffect),
      ...(provisionalOn ? [t(words.provisional, { on: provisionalOn })] : []),
      ...describeHolder(holder),
      t(words.withholder, { name: withholder }),
    ],
    blocks: [
      paragraph(t(words.certificateOf[role])),
      { kind: 'drawn', label: '', text: 'months' },
      ...months.flatMap(({ month, concerns }) =>
        concerns ? [paragraph(t(words.complement, { month, concerns }))] : [],
      ),
      { kind: 'heading', label: '', text: t(words.rules) },
      ...[...rules].map(paragraph),
    ],
    tables: [
      {
        name: 'months',
        columns: Object.values(texts(words.columns)),
        rows: months.map((month) => [
          month.concerns ? `${month.month}*` : month.month,
          ...cells(month),
        ]),
        sums: [t(words.total), ...cells(totals)],
      },
    ],
    closing: [t(words.pesos), t(words.noEffectHelp)],
  });
}

const paragraph = (text: string): TextBlock => ({ kind: 'paragraph', label: '', text });

const describeRule = ({ name, rate, validFrom, source }: TaxRule) =>
  t(words.rule, { name, rate, day: validFrom, source });

const cells = (sums: WithheldSums) => [
  formatInTable(sums.interest),
  formatInTable(sums.lateInterest),
  formatInTable(sums.vat),
  formatInTable(sums.vatWithheld),
  formatInTable(sums.incomeTax),
];
