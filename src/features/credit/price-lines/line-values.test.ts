import { expect, it } from 'vitest';
import { pricedLines, totalTyped } from './line-values';

const items = {
  panel: { code: 'P', name: 'Panel', unit: 'pieza', price_cents: 123_456, vat_bp: 1600 },
  work: { code: 'S', name: 'Instalación', unit: 'servicio', price_cents: 500_000, vat_bp: 0 },
};

it('adds up lines that are whole', () => {
  const lines = [
    { version_id: 'panel', quantity: 3, discount_bp: 1000 },
    { version_id: 'work', quantity: 1, discount_bp: 0 },
  ];
  const panel = '8d7f5f0e-5b0f-4f6e-9e56-0d8f2c3f3b11';
  const work = '8d7f5f0e-5b0f-4f6e-9e56-0d8f2c3f3b12';
  const chosen = { [panel]: items.panel, [work]: items.work };
  const whole = lines.map((line) => ({
    ...line,
    version_id: line.version_id === 'panel' ? panel : work,
  }));
  // 3,333.31 + 533.33 and 5,000.00
  expect(totalTyped(whole, chosen)).toBe(386_664 + 500_000);
  expect(pricedLines(whole, chosen).map(({ total_cents: total }) => total)).toEqual([
    386_664, 500_000,
  ]);
  // While a quantity is typed there is no total, and nothing of what is whole is lost.
  const typing = [{ ...whole[0], quantity: '3x' }, whole[1]];
  expect(totalTyped(typing, chosen)).toBeNull();
  expect(pricedLines(typing, chosen)).toHaveLength(1);
});

it.each([[undefined], [[]], ['x'], [[{}]]])('has no total for %j', (lines) => {
  expect(totalTyped(lines, items)).toBeNull();
});
