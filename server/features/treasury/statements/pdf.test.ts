import { toCentavos } from '@contract/kernel/fields/centavos';
import { addDays, toDay } from '@contract/kernel/fields/day';
import { pdfWords } from '@tests/support/pdf-words';
import { expect, it } from 'vitest';
import { statementPdf } from './pdf';

const [from, to] = [toDay('2026-01-01'), toDay('2026-12-31')];
const one = toCentavos(100);

/** A year of an investor whom each line brings 1.00. */
const drawn = async (count: number) => {
  const bytes = await statementPdf(
    {
      version: 1,
      folio: 'EC-7K3M9-2QXTB',
      kind: 'investor',
      period: '2026',
      from,
      to,
      brand: 'Solfondo',
      holder: 'Lucía Cruz Peña',
      owner: '01890a5d-ac96-774b-bcce-b302099a8057',
      support: 'soporte@ejemplo.mx',
      issued_at: '2027-01-02T12:00:00.000Z',
      opening: toCentavos(0),
      closing: toCentavos(count * 100),
      lines: Array.from({ length: count }, (_, index) => ({
        on: addDays(from, index % 365),
        late: false,
        label: `Abono ${index + 1}.`,
        project: null,
        cents: one,
        balance: toCentavos((index + 1) * 100),
        parts: [{ type: 'deposit' as const, label: 'Depósito', cents: one }],
      })),
      totals: [{ type: 'deposit', cents: toCentavos(count * 100) }],
      holdings: null,
      credits: [],
    },
    {
      sha256: 'a'.repeat(64),
      seq: 1,
      link: 'b'.repeat(64),
      address: 'https://ejemplo.mx/verificar',
    },
  );
  return pdfWords(bytes);
};

it('lists two thousand movements and says where all of them are', {
  timeout: 120_000,
}, async () => {
  const more = 'Aquí están los primeros 2,000 de 2,001 movimientos. El XML y el CSV';
  const words = await drawn(2_001);
  expect(words).toContain('Abono 2000.');
  expect(words).not.toContain('Abono 2001.');
  expect(words).toContain(more);
  expect(words).toContain('Saldo disponible al cierre: $2,001.00 MXN');
  const few = await drawn(2);
  expect(few).toContain('Abono 2.');
  expect(few).not.toContain('Aquí están los primeros');
});
