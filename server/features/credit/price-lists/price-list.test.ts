import { toBasisPoints } from '@contract/kernel/fields/basis-points';
import { toCentavos } from '@contract/kernel/fields/centavos';
import { toDay } from '@contract/kernel/fields/day';
import { pdfWords } from '@tests/support/pdf-words';
import { expect, it } from 'vitest';
import { priceListPdf } from './price-list';

const panel = {
  kind: 'equipment' as const,
  code: 'PAN-550',
  name: 'Panel monocristalino',
  brand: 'Solaria',
  model: 'M550',
  unit: 'pieza',
  priceCents: toCentavos(350_000),
  vatBp: toBasisPoints(1600),
  withVatCents: toCentavos(406_000),
};
const visit = {
  ...panel,
  ...{ kind: 'service' as const, code: 'VIS', name: 'Visita técnica', brand: '', model: '' },
  ...{ unit: 'visita', priceCents: toCentavos(80_000), withVatCents: toCentavos(80_000) },
  vatBp: toBasisPoints(0),
};
const list = (items: Parameters<typeof priceListPdf>[0]['items']) =>
  priceListPdf({
    ...{ brand: 'Solfondo', company: 'Sol del Norte', day: toDay('2026-11-30') },
    items,
  });

it('says each price with its tax, by kind, and the day of it', async () => {
  const said = (await pdfWords(await list([visit, panel]))).replace(/\s+/g, ' ');
  for (const words of [
    'Lista de precios de Sol del Norte',
    'Precios al 30 de noviembre de 2026',
    'Panel monocristalino Solaria M550 (PAN-550): $3,500.00 MXN por pieza, más IVA de 16%: $4,060.00 MXN',
    'Visita técnica (VIS): $800.00 MXN por visita, sin IVA',
  ]) {
    expect(said).toContain(words);
  }
  expect(said.indexOf('Equipos')).toBeLessThan(said.indexOf('Servicios'));
});

it('leaves out a kind of which there is nothing, and always makes the same bytes', async () => {
  expect(await pdfWords(await list([panel]))).not.toContain('Servicios');
  expect(await list([panel])).toEqual(await list([panel]));
});
