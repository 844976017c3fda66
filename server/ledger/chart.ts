import type { Account } from './accounts';
import * as chart from './accounts';
import type { AccountOwner } from './families';

/** Stand for the parts of a code. */
const INVESTOR = '{investorId}';
const APPLICANT = '{applicantId}';
const SUPPLIER = '{supplierId}';
const PROJECT = '{projectId}';
const LOAN = '{loanId}';
const ORDER = '{orderId}';
const STAGE = 777_777;
const other: Account = { ...chart.custodyBank, code: '{code}' };

/** One account of each family, with what stands for its parts in the code. */
const patterns: readonly Account[] = [
  chart.custodyBank,
  chart.unidentified,
  chart.investorAvailable(INVESTOR),
  chart.investorReserved(INVESTOR),
  chart.investorInTransit(INVESTOR),
  chart.investorDebt(INVESTOR),
  chart.fundingPool(PROJECT),
  chart.supplierPayable(SUPPLIER, PROJECT, STAGE),
  chart.applicantUnapplied(APPLICANT),
  chart.recoverable(APPLICANT, other),
  chart.paidTwice(ORDER),
  chart.companyContributed,
  chart.loanCollection(LOAN),
  chart.incomeTaxWithheld,
  chart.vatWithheld,
  chart.feesToTransfer,
  chart.payoutInTransit(ORDER),
  chart.companyBank,
  chart.openingFeeIncome,
  chart.investorFeeIncome,
  chart.vatCharged,
  chart.heldInCustody,
  chart.ownersMoney,
  chart.creditLineDraw(SUPPLIER, ORDER),
  chart.creditLineFee,
  chart.creditLineInterest,
  chart.creditLineLateInterest,
  chart.creditLineToTransfer,
  chart.creditLineInCustody,
  chart.principalRight(LOAN, INVESTOR),
  chart.principalDebt(LOAN),
  chart.writtenOffRight(LOAN, INVESTOR),
  chart.writtenOffDebt(LOAN),
  chart.fundingTarget(PROJECT),
  chart.fundingRoom(PROJECT),
  chart.fundingCommitted(PROJECT),
];

const readers = patterns.map((account) => ({
  account,
  code: new RegExp(
    `^${account.code
      .replace(String(STAGE), '\\d+')
      .replace('{code}', '.+')
      .replaceAll(/\{(\w+)\}/g, '(?<$1>[^:]+)')}$`,
  ),
}));

/** The account that a code names, owner and all; undefined when the chart has none. */
export function accountOfCode(code: string): Account | undefined {
  for (const { account, code: pattern } of readers) {
    const parts = pattern.exec(code)?.groups;
    if (!pattern.test(code)) continue;
    const { code: _code, family, book, side, noNegative, ...owners } = account;
    const names = Object.keys(owners) as (keyof AccountOwner)[];
    return {
      code,
      family,
      book,
      side,
      noNegative,
      ...Object.fromEntries(names.map((name) => [name, parts?.[name]])),
    };
  }
  return undefined;
}
