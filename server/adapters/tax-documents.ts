import type { BasisPoints } from '@contract/kernel/fields/basis-points';
import type { Centavos } from '@contract/kernel/fields/centavos';
import type { Day } from '@contract/kernel/fields/day';
import { centsToDecimal } from '@contract/kernel/fields/mxn';
import { xmlDocument, xmlElement } from './xml-text';

/** Who a document is for, as the tax authority knows them; null what they have not said. */
export interface TaxHolder {
  name: string;
  rfc: string | null;
  curp: string | null;
  regime: string | null;
  fiscalPostalCode: string | null;
}

/** What an invoice charges, or documents that was paid. */
export interface InvoiceConcept {
  /** As the schema names it: `interest`, `late_interest`, `opening_fee`, `collection_fee` or `system`. */
  code: string;
  description: string;
  /** Without VAT; with it where `vat` is null. */
  amount: Centavos;
  /** Null where the installer's own invoice says how much of the amount is VAT. */
  vat: Centavos | null;
}

export interface InvoiceContent {
  folio: string;
  kind: string;
  isCancelled: boolean;
  day: Day;
  project: string;
  issuer: string;
  holder: TaxHolder;
  concepts: readonly InvoiceConcept[];
  total: Centavos;
}

/** A dated rule that taxes were withheld by. */
export interface TaxRule {
  name: string;
  rate: BasisPoints;
  validFrom: Day;
  source: string;
}

export interface WithheldSums {
  interest: Centavos;
  lateInterest: Centavos;
  /** VAT charged on both, and the part of it that was withheld. */
  vat: Centavos;
  vatWithheld: Centavos;
  incomeTax: Centavos;
}

export interface WithheldMonth extends WithheldSums {
  /** '2026-03' */
  month: string;
  /** The month reported before that it is complementary to, or null. */
  concerns: string | null;
  rules: readonly TaxRule[];
}

export interface CertificateContent {
  /** '2026' or '2026-03' */
  period: string;
  /** The day on which it was made, of a period to which more may come; null once all of it was reported. */
  provisionalOn: Day | null;
  /** Whether the holder paid the interest or received it. */
  role: 'applicant' | 'investor';
  /** Who withheld: the house. */
  withholder: string;
  holder: TaxHolder;
  months: readonly WithheldMonth[];
  totals: WithheldSums;
}

/** A document as its XML has it; `unstamped` without a folio of the tax authority. */
interface TaxDocument {
  status: 'unstamped';
  xml: string;
}

/** Makes the documents that a tax authority knows. */
export interface TaxDocuments {
  issueInvoice(content: InvoiceContent): Promise<TaxDocument>;
  issueCertificate(content: CertificateContent): Promise<TaxDocument>;
}

/** The version of our own schema, which docs/tax-documents.md describes. */
const schema = {
  xmlns: 'urn:solfondo:documentos-fiscales:1',
  version: '1',
  sinValidezFiscal: 'true',
  moneda: 'MXN',
} as const;

/** For a house without a service that stamps: documents of our own schema, marked as without fiscal effect. */
export const unstampedDocuments: TaxDocuments = {
  issueInvoice: async (content) => ({ status: 'unstamped', xml: invoiceXml(content) }),
  issueCertificate: async (content) => ({ status: 'unstamped', xml: certificateXml(content) }),
};

const holderElement = (name: string, { rfc, curp, regime, ...holder }: TaxHolder) =>
  xmlElement(name, {
    nombre: holder.name,
    rfc,
    curp,
    regimen: regime,
    codigoPostal: holder.fiscalPostalCode,
  });

const pesos = (cents: Centavos | null) => (cents === null ? null : centsToDecimal(cents));

const invoiceXml = (content: InvoiceContent) =>
  xmlDocument(
    xmlElement(
      'Comprobante',
      {
        ...schema,
        folio: content.folio,
        tipo: content.kind,
        estado: content.isCancelled ? 'cancelado' : 'vigente',
        fecha: content.day,
        proyecto: content.project,
        total: pesos(content.total),
      },
      [
        xmlElement('Emisor', { nombre: content.issuer }),
        holderElement('Receptor', content.holder),
        xmlElement(
          'Conceptos',
          {},
          content.concepts.map(({ code, description, amount, vat }) =>
            xmlElement('Concepto', {
              clave: code,
              descripcion: description,
              importe: pesos(amount),
              iva: pesos(vat),
            }),
          ),
        ),
      ],
    ),
  );

const sumAttributes = (sums: WithheldSums) => ({
  interes: pesos(sums.interest),
  interesMoratorio: pesos(sums.lateInterest),
  iva: pesos(sums.vat),
  ivaRetenido: pesos(sums.vatWithheld),
  isrRetenido: pesos(sums.incomeTax),
});

const certificateXml = (content: CertificateContent) =>
  xmlDocument(
    xmlElement(
      'Constancia',
      {
        ...schema,
        periodo: content.period,
        titular: content.role === 'applicant' ? 'solicitante' : 'inversionista',
        estado: content.provisionalOn ? 'provisional' : 'definitiva',
        al: content.provisionalOn,
      },
      [
        xmlElement('Retenedor', { nombre: content.withholder }),
        holderElement('Titular', content.holder),
        xmlElement('Meses', {}, content.months.map(monthElement)),
        xmlElement('Totales', sumAttributes(content.totals)),
      ],
    ),
  );

const monthElement = (month: WithheldMonth) =>
  xmlElement(
    'Mes',
    { mes: month.month, complementariaDe: month.concerns, ...sumAttributes(month) },
    month.rules.map(({ name, rate, validFrom, source }) =>
      xmlElement('Regla', {
        nombre: name,
        tasa: (rate / 10_000).toFixed(4),
        desde: validFrom,
        fuente: source,
      }),
    ),
  );
