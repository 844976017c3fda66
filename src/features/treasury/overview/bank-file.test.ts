import { toCentavos } from '@contract/kernel/fields/centavos';
import { expect, it } from 'vitest';
import { bankFile } from './bank-file';

const transfer = {
  id: '1',
  clabe: '012180026050783858',
  holder: 'Lucía Hernández Ñúñez',
  amount_cents: toCentavos(150_000),
  concept: 'Devolución de saldo a favor',
  reference: '1221126',
  registered_at: null,
  told_since: null,
  also_of: [],
};

it('a file for the bank has pesos with two decimals and texts as SPEI takes them', () => {
  const firm = 'Instalaciones & Energía «Sol-Mar», S.A. de C.V. del Noroeste';
  expect(
    bankFile([
      transfer,
      {
        ...transfer,
        clabe: '032180000118359719',
        holder: firm,
        amount_cents: toCentavos(1_234_567_89),
        concept: '=Etapa 1 PR-00017',
        reference: '0000017',
      },
    ]),
  ).toBe(
    [
      'clabe_beneficiario,nombre_beneficiario,monto,concepto,referencia',
      '012180026050783858,LUCIA HERNANDEZ NUNEZ,1500.00,DEVOLUCION DE SALDO A FAVOR,1221126',
      '032180000118359719,INSTALACIONES ENERGIA SOL MAR S A DE C V,1234567.89,ETAPA 1 PR 00017,0000017',
      '',
    ].join('\r\n'),
  );
});
