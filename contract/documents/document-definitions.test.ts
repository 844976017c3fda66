import { describe, expect, it } from 'vitest';
import { t } from '../kernel/words';
import { type DocumentFacts, holds } from './document-conditions';
import { applies, documentDefinitions } from './document-definitions';
import { rejectReason } from './documents';

const individual: DocumentFacts = {
  person: 'individual',
  product: 'photovoltaic',
  project_status: 'in_review',
  amount_cents: 100_000_00,
};

describe('definitions', () => {
  it('have a number and a place of their own', () => {
    const numbers = documentDefinitions.map(({ doc_id }) => doc_id);
    const places = documentDefinitions.map(({ db_table, db_field }) => `${db_table}/${db_field}`);
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(new Set(places).size).toBe(places.length);
  });

  it('are plain data, conditions included', () => {
    expect(JSON.parse(JSON.stringify(documentDefinitions))).toEqual(documentDefinitions);
  });

  it('are found under the association that they declare', () => {
    for (const { extras, db_table, db_field } of documentDefinitions) {
      const { association } = extras;
      if (association) expect([association.table, association.key]).toEqual([db_table, db_field]);
    }
  });
});

describe('conditions', () => {
  it('ask a deed and a power of attorney of companies only', () => {
    const asked = (facts: DocumentFacts) =>
      documentDefinitions
        .filter((one) => one.condition && applies(one, facts))
        .map((one) => t(one.name));
    expect(asked(individual)).toEqual(['CURP', 'Fotografía del medidor']);
    expect(asked({ ...individual, person: 'legal_entity', product: 'heater' })).toEqual([
      'Acta constitutiva',
      'Poder notarial',
    ]);
  });

  it('combine, and an unknown fact satisfies no comparison', () => {
    const large = { fact: 'amount_cents', at_least: 50_000_00 } as const;
    const sun = { fact: 'product', in: ['photovoltaic'] } as const;
    expect(holds({ all: [large, sun] }, individual)).toBe(true);
    expect(holds({ any: [{ not: large }, { not: sun }] }, individual)).toBe(false);
    expect(holds(large, { ...individual, amount_cents: null })).toBe(false);
  });
});

describe('a reason for rejection', () => {
  it.each(['borrosa', ' vence ', 'ilegí', '12345'])('takes %j', (text) => {
    expect(rejectReason.safeParse(text).success).toBe(true);
  });
  it.each(['', '    ', ' mal  ', 'ab\u200B\u200B\u200Bcd', '😀😀😀', 'x'.repeat(501)])(
    'refuses %j',
    (text) => {
      expect(rejectReason.safeParse(text).success).toBe(false);
    },
  );
});
