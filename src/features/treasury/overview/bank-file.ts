import type { RevealedAccount } from '@contract/treasury/transfers';
import { toCsv } from '@portal/ui/table/csv';

const heading = ['clabe_beneficiario', 'nombre_beneficiario', 'monto', 'concepto', 'referencia'];

/** Most letters of a name and of a concept that travel with a transfer (SPEI). */
const MOST = 40;

/** As banks take a text: capitals without accents, digits and single spaces. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, ' ')
    .trim()
    .slice(0, MOST)
    .trim();

/** Pesos with two decimals, without anything between thousands. */
const pesos = (centavos: number) => (centavos / 100).toFixed(2);

/** Transfers as the file that is taken to the bank. */
export const bankFile = (transfers: readonly RevealedAccount[]): string =>
  toCsv(
    heading,
    transfers.map(({ clabe, holder, amount_cents, concept, reference }) => [
      clabe,
      plain(holder),
      pesos(amount_cents),
      plain(concept),
      reference,
    ]),
  );
