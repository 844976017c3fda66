import type { Centavos } from '@contract/kernel/fields/centavos';
import type { Day } from '@contract/kernel/fields/day';
import { centsToDecimal } from '@contract/kernel/fields/mxn';
import { directDebitWords } from '@contract/locales/es-MX/treasury/direct-debits-server';
import { texts } from '@server/i18n';
import { csvHead, csvRow } from './csv-file';

/** A charge as the bank is asked to make it. */
export interface DebitOrder {
  /** Comes back in the concept of the bank's line. */
  reference: string;
  /** The account that is charged, and its holder. */
  clabe: string;
  holder: string;
  amount: Centavos;
  /** The day from which it is charged. */
  on: Day;
  /** The personal account to which the money goes, by which its line is known. */
  creditTo: string;
  concept: string;
}

/** Asks the bank to charge accounts that people authorised. */
export interface DirectDebits {
  /** Orders in the form in which they are given to the bank; the same orders always make the same bytes. */
  orderFile(orders: readonly DebitOrder[]): { mediaType: string; extension: string; bytes: Buffer };
}

/** By hand: staff take a CSV to the bank's own page, and what it answers comes with its statement. */
export const directDebitsByFile: DirectDebits = {
  orderFile(orders) {
    const { columns } = directDebitWords;
    const rows = orders.map(({ reference, clabe, holder, amount, on, creditTo, concept }) =>
      csvRow([reference, clabe, holder, centsToDecimal(amount), on, creditTo, concept]),
    );
    return {
      mediaType: 'text/csv; charset=utf-8',
      extension: 'csv',
      bytes: Buffer.from(csvHead(Object.values(texts(columns))) + rows.join('')),
    };
  },
};
