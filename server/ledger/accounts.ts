import type { AccountFamily, AccountOwner, accountFamilies, ClaimFamily } from './families';

/**
 * The chart of accounts (ledger.md section 3). A code holds the ids it is about, so an account needs no
 * registration: the first posting opens it. Code and hash chain are for people to check; what looks for
 * accounts does so by family and owner.
 */
export interface Account extends AccountOwner {
  code: string;
  /** What it holds, regardless of the owner. */
  family: AccountFamily;
  /** Client money, the operator's own, or rights and targets that are no cash. */
  book: 'custodia' | 'empresa' | 'memo';
  /** The side of its balance: what we have is a debit, what we owe a credit. */
  side: 'debit' | 'credit';
  /** Whether the database refuses a balance on the other side. */
  noNegative: boolean;
}

type Family<Book extends Account['book']> = (typeof accountFamilies)[Book][number];

const owed = (code: string, family: Family<'custodia'>, owner: AccountOwner = {}): Account => ({
  code,
  family,
  ...owner,
  book: 'custodia',
  side: 'credit',
  noNegative: true,
});
/** Client money that is owed to custody. */
const claim = (code: string, family: ClaimFamily, owner: AccountOwner = {}): Account => ({
  ...owed(code, family, owner),
  side: 'debit',
});
const memo = (
  code: string,
  side: Account['side'],
  family: Family<'memo'>,
  owner: AccountOwner,
): Account => ({ code, family, ...owner, book: 'memo', side, noNegative: true });

/** Mirror of the custody bank account: must equal the bank's statement line by line. */
export const custodyBank: Account = {
  code: 'banco:custodia',
  family: 'banco',
  book: 'custodia',
  side: 'debit',
  noNegative: true,
};

/** Deposits whose owner is not known yet. */
export const unidentified = owed('conciliacion:sin_identificar', 'sin_identificar');

export const investorAvailable = (investorId: string) =>
  owed(`inv:${investorId}:disponible`, 'disponible', { investorId });
export const investorReserved = (investorId: string) =>
  owed(`inv:${investorId}:reservado`, 'reservado', { investorId });
export const investorInTransit = (investorId: string) =>
  owed(`inv:${investorId}:retiro_en_transito`, 'retiro_en_transito', { investorId });

/**
 * What an investor used of a deposit that then was no money: the bank sent it back, or its line never was.
 * What they have next pays it.
 */
export const investorDebt = (investorId: string) =>
  claim(`inv:${investorId}:recuperable`, 'recuperable_inversionista', { investorId });

/** Whether an account holds an investor's money. */
export const isInvestors = ({ book, investorId }: Account) =>
  book === 'custodia' && investorId !== undefined;

/** Money of the commitments once a project is fully funded, until it is paid out. */
export const fundingPool = (projectId: string) =>
  owed(`proyecto:${projectId}:fondeo`, 'fondeo', { projectId });

/** What a supplier is owed at one stage of one project. */
export const supplierPayable = (supplierId: string, projectId: string, stage: number) =>
  owed(`proveedor:${supplierId}:por_pagar:${projectId}:${stage}`, 'por_pagar', {
    supplierId,
    projectId,
  });

/** Money received from an applicant and not yet applied; what stays is their credit balance. */
export const applicantUnapplied = (applicantId: string) =>
  owed(`solicitante:${applicantId}:por_aplicar`, 'por_aplicar', { applicantId });

/**
 * What was paid out of an applicant's money that then was not there, by the account that it should come
 * back from: no account is overdrawn, the applicant's next payments bring it back.
 */
export const recoverable = (applicantId: string, from: Account) =>
  claim(`solicitante:${applicantId}:${from.code}:recuperable`, 'recuperable_solicitante', {
    applicantId,
  });

/**
 * What left twice, because its return was reported by mistake: the operator makes custody whole, and settles it with
 * the recipient.
 */
export const paidTwice = (orderId: string) =>
  claim(`pagado_dos_veces:${orderId}:recuperable`, 'pagado_dos_veces');

/** What the operator put into custody for money that is to be recovered: clients' accounts are whole. */
export const companyContributed = owed('aporte:empresa', 'aporte');

/** Transit of one repayment between its application and its distribution. */
export const loanCollection = (loanId: string) =>
  owed(`credito:${loanId}:cobro`, 'cobro', { loanId });

export const incomeTaxWithheld = owed('impuesto:isr_retenido', 'impuesto');
export const vatWithheld = owed('impuesto:iva_retenido', 'impuesto');

/** Fees and their VAT, to be moved to the operator's own bank account. */
export const feesToTransfer = owed('comision:por_traspasar', 'comision');

/** Fees, taxes or a credit balance on their way out, of one order. */
export const payoutInTransit = (payoutId: string) =>
  owed(`pago:${payoutId}:en_transito`, 'en_transito');

const company = (code: string, side: Account['side'], family: Family<'empresa'>): Account => ({
  code,
  family,
  book: 'empresa',
  side,
  noNegative: true,
});

/** The operator's own bank account, its income from fees, and the VAT that it charged. */
export const companyBank = company('banco:empresa', 'debit', 'banco');
export const openingFeeIncome = company('ingreso:comision_apertura', 'credit', 'ingreso');
export const investorFeeIncome = company('ingreso:comision_inversionista', 'credit', 'ingreso');
export const vatCharged = company('iva:trasladado', 'credit', 'iva');

/** What the operator has in custody, and money of its owners that never was in its account here. */
export const heldInCustody = company('aporte:custodia', 'debit', 'aporte');
export const ownersMoney = company('capital:aportado', 'credit', 'capital');

/** Capital that a draw of an installer's credit line owes to the operator, whose own money it is. */
export const creditLineDraw = (supplierId: string, drawId: string): Account => ({
  ...company(`linea:${supplierId}:${drawId}:capital`, 'debit', 'linea'),
  supplierId,
});
export const creditLineFee = company('ingreso:comision_linea', 'credit', 'ingreso');
export const creditLineInterest = company('ingreso:interes_linea', 'credit', 'ingreso');
export const creditLineLateInterest = company('ingreso:moratorio_linea', 'credit', 'ingreso');

/** What draws were paid of stages and still is in custody, there and in the operator's own book. */
export const creditLineToTransfer = owed('linea:por_traspasar', 'linea_por_traspasar');
export const creditLineInCustody = company('linea:en_custodia', 'debit', 'linea_en_custodia');

/** Principal that a loan owes to one investor, and its counterpart, the loan's whole debt. */
export const principalRight = (loanId: string, investorId: string) =>
  memo(`derecho:${loanId}:${investorId}:capital`, 'debit', 'derecho', { loanId, investorId });
export const principalDebt = (loanId: string) =>
  memo(`deuda:${loanId}:capital`, 'credit', 'deuda', { loanId });

/**
 * The same once a loan is written off: it is owed as before and no longer counted on
 * (docs/decisions/0015-write-off.md).
 */
export const writtenOffRight = (loanId: string, investorId: string) =>
  memo(`derecho:${loanId}:${investorId}:castigado`, 'debit', 'derecho_castigado', {
    loanId,
    investorId,
  });
export const writtenOffDebt = (loanId: string) =>
  memo(`deuda:${loanId}:castigado`, 'credit', 'deuda_castigada', { loanId });

/** What a published project asks for: the target, the room that is left in it, and what is committed. */
export const fundingTarget = (projectId: string) =>
  memo(`proyecto:${projectId}:meta`, 'debit', 'meta', { projectId });
export const fundingRoom = (projectId: string) =>
  memo(`proyecto:${projectId}:cupo`, 'credit', 'cupo', { projectId });
export const fundingCommitted = (projectId: string) =>
  memo(`proyecto:${projectId}:comprometido`, 'credit', 'comprometido', { projectId });
