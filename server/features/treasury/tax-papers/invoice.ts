import { toCentavos } from '@contract/kernel/fields/centavos';
import { formatInTable } from '@contract/kernel/fields/mxn';
import { taxPaperWords as words } from '@contract/locales/es-MX/treasury/tax-papers';
import type { InvoiceKind } from '@contract/treasury/invoices';
import type { InvoiceContent } from '@server/adapters/tax-documents';
import { textPdf } from '@server/features/platform';
import { t, texts } from '@server/i18n';
import { describeHolder } from './paper';

/** An invoice drawn to be read; the same content always makes the same bytes. */
export function invoicePdf(
  brand: string,
  content: InvoiceContent & { kind: InvoiceKind },
): Promise<Buffer> {
  const { folio, kind, isCancelled, day, project, issuer, holder, concepts, total } = content;
  return textPdf({
    brand,
    title: t(words.invoiceTitle[kind], { folio }),
    madeAt: new Date(`${day}T12:00:00Z`),
    facts: [
      t(words.noEffect),
      ...(isCancelled ? [t(words.cancelled)] : []),
      t(words.dated, { day }),
      t(words.project, { folio: project }),
      t(words.issuer, { name: issuer }),
      ...describeHolder(holder),
    ],
    blocks: [{ kind: 'drawn', label: '', text: 'concepts' }],
    tables: [
      {
        name: 'concepts',
        columns: Object.values(texts(words.conceptColumns)),
        rows: concepts.map(({ description, amount, vat }) => [
          description,
          formatInTable(amount),
          vat === null ? '—' : formatInTable(vat),
          formatInTable(toCentavos(amount + (vat ?? 0))),
        ]),
        sums: [t(words.total), '', '', formatInTable(total)],
      },
    ],
    closing: [
      ...(kind === 'system' ? [t(words.vatByInstaller)] : []),
      t(words.pesos),
      t(words.noEffectHelp),
    ],
  });
}
