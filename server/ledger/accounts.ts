/**
 * The chart of accounts (ledger.md section 3). A code holds the ids it is about, so an account needs no
 * registration: the first posting opens it.
 */
export interface Account {
  code: string;
  /** Client money, the operator's own, or rights and targets that are no cash. */
  book: 'custodia' | 'empresa' | 'memo';
  /** The side on which it stands: what we have is a debit, what we owe a credit. */
  side: 'debit' | 'credit';
  /** Whether the database refuses to let it stand on the other side. */
  noNegative: boolean;
}

const owed = (code: string): Account => ({
  code,
  book: 'custodia',
  side: 'credit',
  noNegative: true,
});
const memo = (code: string, side: Account['side']): Account => ({
  code,
  book: 'memo',
  side,
  noNegative: true,
});

/** Mirror of the custody bank account: must equal the bank's statement line by line. */
export const custodyBank: Account = {
  code: 'banco:custodia',
  book: 'custodia',
  side: 'debit',
  noNegative: true,
};

/** Deposits whose owner nobody knows yet. */
export const unidentified = owed('conciliacion:sin_identificar');

export const investorAvailable = (investorId: string) => owed(`inv:${investorId}:disponible`);
export const investorReserved = (investorId: string) => owed(`inv:${investorId}:reservado`);
export const investorInTransit = (investorId: string) =>
  owed(`inv:${investorId}:retiro_en_transito`);

/**
 * What an investor used of a deposit that then was no money: the bank sent it back, or its line never was.
 * What they have next pays it.
 */
export const investorDebt = (investorId: string): Account => ({
  code: `inv:${investorId}:recuperable`,
  book: 'custodia',
  side: 'debit',
  noNegative: true,
});

/** Whether an account holds an investor's money. */
export const isInvestors = ({ code }: Account) => code.startsWith('inv:');

/** Money of the commitments once a project is fully funded, until it is paid out. */
export const fundingPool = (projectId: string) => owed(`proyecto:${projectId}:fondeo`);

/** What a supplier is owed at one stage of one project. */
export const supplierPayable = (supplierId: string, projectId: string, stage: number) =>
  owed(`proveedor:${supplierId}:por_pagar:${projectId}:${stage}`);

/** Money received from an applicant and not yet applied; what stays is their balance in favour. */
export const applicantUnapplied = (applicantId: string) =>
  owed(`solicitante:${applicantId}:por_aplicar`);

/**
 * What was paid out of an applicant's money that then was not there, by the account that it should come
 * back from: nobody is overdrawn, the applicant's next payments bring it back.
 */
export const recoverable = (applicantId: string, from: Account): Account => ({
  code: `solicitante:${applicantId}:${from.code}:recuperable`,
  book: 'custodia',
  side: 'debit',
  noNegative: true,
});

/**
 * What left twice, because its return was told falsely: the operator makes custody whole, and sees to it with
 * whoever got it.
 */
export const paidTwice = (orderId: string): Account => ({
  code: `pagado_dos_veces:${orderId}:recuperable`,
  book: 'custodia',
  side: 'debit',
  noNegative: true,
});

/** What the operator put into custody for money that is to be recovered: clients' accounts are whole. */
export const companyContributed = owed('aporte:empresa');

/** Transit of one repayment between its application and its distribution. */
export const loanCollection = (loanId: string) => owed(`credito:${loanId}:cobro`);

export const incomeTaxWithheld = owed('impuesto:isr_retenido');
export const vatWithheld = owed('impuesto:iva_retenido');

/** Fees and their VAT, to be moved to the operator's own bank account. */
export const feesToTransfer = owed('comision:por_traspasar');

/** Fees, taxes or a favour balance on their way out, of one order. */
export const payoutInTransit = (payoutId: string) => owed(`pago:${payoutId}:en_transito`);

const company = (code: string, side: Account['side']): Account => ({
  code,
  book: 'empresa',
  side,
  noNegative: true,
});

/** The operator's own bank account, its income from fees, and the VAT that it charged. */
export const companyBank = company('banco:empresa', 'debit');
export const openingFeeIncome = company('ingreso:comision_apertura', 'credit');
export const investorFeeIncome = company('ingreso:comision_inversionista', 'credit');
export const vatCharged = company('iva:trasladado', 'credit');

/** What the operator has in custody, and money of its owners that never was in its account here. */
export const heldInCustody = company('aporte:custodia', 'debit');
export const ownersMoney = company('capital:aportado', 'credit');

/** Principal that a loan owes to one investor, and its counterpart, the loan's whole debt. */
export const principalRight = (loanId: string, investorId: string) =>
  memo(`derecho:${loanId}:${investorId}:capital`, 'debit');
export const principalDebt = (loanId: string) => memo(`deuda:${loanId}:capital`, 'credit');

/** What a published project asks for: the target, the room that is left in it, and what is committed. */
export const fundingTarget = (projectId: string) => memo(`proyecto:${projectId}:meta`, 'debit');
export const fundingRoom = (projectId: string) => memo(`proyecto:${projectId}:cupo`, 'credit');
export const fundingCommitted = (projectId: string) =>
  memo(`proyecto:${projectId}:comprometido`, 'credit');
