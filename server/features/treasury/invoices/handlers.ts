import { Readable } from 'node:stream';
import { invoiceWords } from '@contract/locales/es-MX/treasury/invoices';
import { taxPaperWords as words } from '@contract/locales/es-MX/treasury/tax-papers';
import { invoices as contract, type InvoiceKind, MAX_ARCHIVED } from '@contract/treasury/invoices';
import { type TaxFileFormat, taxFileFormat } from '@contract/treasury/tax-files';
import type { Adapters } from '@server/adapters/adapters';
import type { InvoiceContent, TaxHolder } from '@server/adapters/tax-documents';
import { zipFiles } from '@server/adapters/zip-file';
import { notFound, refused } from '@server/http/errors';
import { implement } from '@server/http/implement';
import { t } from '@server/i18n';
import { ownApplicantId, taxHolder } from '../tax-papers/holder';
import { invoicePdf } from '../tax-papers/invoice';
import { taxFile } from '../tax-papers/tax-file';
import {
  countInvoices,
  findInvoice,
  type InvoiceRow,
  invoicesToArchive,
  listInvoices,
} from './repository';

export const invoiceHandlers = implement(contract, {
  async list({ db, scope, query, config }) {
    const page = await listInvoices(db, ownApplicantId(scope), query);
    return {
      ...page,
      items: page.items.map((row) => ({
        id: row.id,
        folio: row.folio,
        kind: row.kind,
        status: row.isCancelled ? ('cancelled' as const) : ('unstamped' as const),
        occurred_on: row.day,
        loan_id: row.loanId,
        project_folio: row.project,
        issuer: nameIssuer(row, config.brand),
        base_cents: row.base,
        vat_cents: row.vat,
        total_cents: row.total,
      })),
    };
  },

  async archive({ db, scope, query, principal, adapters, vault, config, whenGone, record }) {
    const gone = whenGone();
    const applicantId = ownApplicantId(scope);
    const found = await countInvoices(db, applicantId, query);
    if (found === 0) throw refused(t(words.noneFound));
    if (found > MAX_ARCHIVED) throw refused(t(words.tooMany, { found, most: MAX_ARCHIVED }));
    const rows = await invoicesToArchive(db, applicantId, query);
    const holder = await taxHolder(db, vault, principal.userId);
    const bytes = await zipFiles(makeFiles(rows, { holder, adapters, brand: config.brand }), gone);
    await record(applicantId, { rows: rows.length });
    return {
      stream: Readable.from([bytes]),
      size: bytes.length,
      mediaType: 'application/zip',
      fileName: t(invoiceWords.archiveFile),
      disposition: 'attachment' as const,
    };
  },

  async file({ db, scope, params, principal, adapters, vault, config, record }) {
    const { invoiceId, format } = params;
    const row = await findInvoice(db, ownApplicantId(scope), invoiceId);
    if (!row) throw notFound();
    const holder = await taxHolder(db, vault, principal.userId);
    const bytes = await makeFile(row, format, { holder, adapters, brand: config.brand });
    await record(row.folio, { format });
    return taxFile(row.folio, format, bytes);
  },
});

interface Making {
  holder: TaxHolder;
  adapters: Adapters;
  brand: string;
}

/** Both files of each document, made as the zip takes them. */
async function* makeFiles(rows: readonly InvoiceRow[], making: Making) {
  for (const row of rows) {
    for (const format of taxFileFormat.options) {
      yield {
        name: `${row.folio}.${format}`,
        bytes: await makeFile(row, format, making),
        changedAt: new Date(`${row.day}T12:00:00Z`),
      };
    }
  }
}

async function makeFile(
  row: InvoiceRow,
  format: TaxFileFormat,
  { holder, adapters, brand }: Making,
): Promise<Buffer> {
  const content: InvoiceContent & { kind: InvoiceKind } = {
    folio: row.folio,
    kind: row.kind,
    isCancelled: row.isCancelled,
    day: row.day,
    project: row.project,
    issuer: nameIssuer(row, brand),
    holder,
    concepts: row.concepts.map((concept) => ({
      ...concept,
      description: t(words.concepts[concept.code]),
    })),
    total: row.total,
  };
  if (format === 'pdf') return invoicePdf(brand, content);
  return Buffer.from((await adapters.taxDocuments.issueInvoice(content)).xml);
}

/** Who charges it: the installer their system, the house the rest. */
const nameIssuer = ({ kind, supplier }: InvoiceRow, brand: string) =>
  kind === 'system' ? supplier : brand;
