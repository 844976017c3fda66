import type { EquipmentItem } from '@contract/credit/equipment';
import { toCentavos } from '@contract/kernel/fields/centavos';
import { toDay } from '@contract/kernel/fields/day';
import { pdfWords } from '@tests/support/pdf-words';
import { expect, it } from 'vitest';
import { priceListPdf } from './price-list';

const price = {
  ...{ id: '1', number: 1, valid_from: '2026-11-30', cost_cents: null, margin_bp: null },
  ...{ price_cents: toCentavos(350_000), vat_bp: 1600, with_vat_cents: toCentavos(406_000) },
};
const panel: EquipmentItem = {
  ...{ id: '1', kind: 'equipment', code: 'PAN-550', name: 'Panel monocristalino' },
  ...{ brand: 'Solaria', model: 'M550', unit: 'pieza', product_id: 1, active: true, version: 1 },
  ...{ price, next_price: null },
};
const free = toCentavos(80_000);
const visit: EquipmentItem = {
  ...panel,
  ...{ kind: 'service', code: 'VIS', name: 'Visita técnica', brand: '', model: '', unit: 'visita' },
  price: { ...price, price_cents: free, vat_bp: 0, with_vat_cents: free },
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
