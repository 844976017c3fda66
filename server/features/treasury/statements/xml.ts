import { type BasisPoints, toBasisPoints } from '@contract/kernel/fields/basis-points';
import { centsToDecimal } from '@contract/kernel/fields/mxn';
import { xmlDocument, xmlElement } from '@server/adapters/xml-text';
import type { StatementContent, StatementCredit, StatementLine } from './content';
import type { Proof } from './proof';
import { nextInstalment } from './rules';

/** The namespace of the schema in docs/estado-de-cuenta-1.0.xsd; another major version is another namespace. */
const XML_NAMESPACE = 'urn:estado-de-cuenta:1';
const XML_VERSION = '1.0';

/** A statement as XML, by docs/estado-de-cuenta-1.0.xsd: amounts in pesos, rates in percent a year. */
export function statementXml(content: StatementContent, { sha256, seq, link }: Proof): string {
  const { kind, lines, totals, holdings, credits } = content;
  const root = xmlElement(
    'EstadoDeCuenta',
    {
      xmlns: XML_NAMESPACE,
      version: XML_VERSION,
      folio: content.folio,
      tipo: kind === 'investor' ? 'inversionista' : 'solicitante',
      periodo: content.period,
      desde: content.from,
      hasta: content.to,
      emisor: content.brand,
      titular: content.holder,
      emitido: content.issued_at,
      moneda: 'MXN',
      saldoInicial: centsToDecimal(content.opening),
      saldoFinal: centsToDecimal(content.closing),
      huella: sha256,
      eslabon: String(seq),
      huellaEslabon: link,
    },
    [
      xmlElement('Movimientos', {}, lines.map(lineElement)),
      xmlElement(
        'Totales',
        {},
        totals.map(({ type, cents }) =>
          xmlElement('Total', { tipo: type, importe: centsToDecimal(cents) }),
        ),
      ),
      ...(holdings
        ? [
            xmlElement('Tenencias', {
              comprometido: centsToDecimal(holdings.reserved),
              retirosEnCamino: centsToDecimal(holdings.in_transit),
              capitalPorCobrar: centsToDecimal(holdings.principal),
              capitalCastigado: centsToDecimal(holdings.written_off),
            }),
          ]
        : []),
      ...(kind === 'applicant' ? [xmlElement('Creditos', {}, credits.map(creditElement))] : []),
    ],
  );
  return xmlDocument(root);
}

const lineElement = (line: StatementLine) =>
  xmlElement(
    'Movimiento',
    {
      fecha: line.on,
      concepto: line.label,
      proyecto: line.project,
      importe: centsToDecimal(line.cents),
      saldo: centsToDecimal(line.balance),
      conocidoDespues: line.late ? 'true' : null,
    },
    line.parts.map(({ type, label, cents }) =>
      xmlElement('Parte', { tipo: type, concepto: label, importe: centsToDecimal(cents) }),
    ),
  );

const creditElement = (credit: StatementCredit) =>
  xmlElement('Credito', {
    folio: credit.folio,
    monto: centsToDecimal(credit.principal),
    plazoMeses: String(credit.term_months),
    tasaAnual: rate(toBasisPoints(credit.annual_rate_bp)),
    tasaMoratoriaAnual: rate(toBasisPoints(credit.late_rate_bp)),
    cat: credit.cat_bp === null ? null : rate(toBasisPoints(credit.cat_bp)),
    capitalInicial: centsToDecimal(credit.opening),
    entregado: centsToDecimal(credit.delivered),
    capitalPagado: centsToDecimal(credit.repaid),
    saldoInsoluto: centsToDecimal(credit.closing),
    comisionApertura: centsToDecimal(credit.fee),
    vencido: credit.due && centsToDecimal(credit.due.overdue),
    diasDeAtraso: credit.due && String(credit.due.days_late),
    fechaLimite: credit.due?.next_on ?? null,
    ...dueAttributes(credit.due),
  });

/** Who owes nothing overdue pays one amount in time; who does owes more every day, beside the next instalment. */
function dueAttributes(due: StatementCredit['due']) {
  const isLate = due !== null && due.overdue > 0;
  const next = isLate && due.next_on !== null ? nextInstalment(due) : null;
  return {
    pagoSinMoratorios: due && !isLate ? centsToDecimal(due.to_pay) : null,
    siguienteMensualidad: next === null ? null : centsToDecimal(next),
  };
}

/** Percent with two decimals: "18.90". */
const rate = (basisPoints: BasisPoints) => (basisPoints / 100).toFixed(2);
