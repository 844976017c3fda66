import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brandName, equipmentKey, modelName } from './equipment-model';

const keyOf = (brand: string, model: string) => equipmentKey({ brand, model });

describe('the key of an equipment', () => {
  it.each([
    ['Jinko Solar', 'JKM-550M-72HL4'],
    ['JINKOSOLAR', 'jkm550m72hl4'],
    ['jinko–solar', ' JKM 550M_72HL4 '],
    ['Jinkó Solar', 'JKM−550M‑72HL4'],
  ])('is one however people spell it: %s %s', (brand, model) => {
    expect(keyOf(brand, model)).toBe('jinkosolar|jkm550m72hl4');
  });

  it('tells models apart by their signs, and n from ñ', () => {
    const models = ['X1.5', 'X15', 'X1/5', 'X1+5', 'Peña 1', 'Pena 1'];
    expect(new Set(models.map((model) => keyOf('Marca', model))).size).toBe(models.length);
  });

  it('never mixes brand and model, and is not changed by a second reading', () => {
    const text = fc.string({ maxLength: 60 });
    fc.assert(
      fc.property(text, text, (brand, model) => {
        const [first = '', second = '', ...more] = keyOf(brand, model).split('|');
        expect(more).toEqual([]);
        expect(keyOf(first, second)).toBe(`${first}|${second}`);
      }),
    );
  });
});

describe('brand and model', () => {
  it('are one tidy line of bounded length with a letter or a digit', () => {
    expect(brandName.parse('  Canadian \n Solar ')).toBe('Canadian Solar');
    expect(modelName.safeParse('—').error?.issues[0]?.message).toBe(
      'Escribe al menos una letra o un número.',
    );
    expect(brandName.safeParse('a'.repeat(60)).success).toBe(true);
    expect(brandName.safeParse('a'.repeat(61)).success).toBe(false);
    expect(modelName.safeParse('a'.repeat(81)).success).toBe(false);
  });
});
