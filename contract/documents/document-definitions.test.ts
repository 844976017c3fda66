import { describe, expect, it } from 'vitest';
import { t } from '../kernel/words';
import { associableWith, relationOf } from './definition-parts';
import { readCondition } from './document-condition-schema';
import type { DocumentFacts } from './document-conditions';
import { applies, documentDefinitions, placeOf } from './document-definitions';
import { rejectReason } from './documents';

const individual: DocumentFacts = {
  person: 'individual',
  role: ['client'],
  address_state: 'Yucatán',
  tag: [],
  has_co_obligor: false,
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

  it('are associated with a table that theirs leads to, and no two share a place', () => {
    for (const { extras, db_table } of documentDefinitions) {
      const { association } = extras;
      if (!association) continue;
      expect(associableWith[db_table]).toContain(association.table);
      expect(association.relation).toBe(relationOf[association.table]);
    }
    const places = documentDefinitions.map((one) => Object.values(placeOf(one)).join('/'));
    expect(new Set(places).size).toBe(places.length);
  });

  it('have conditions of the closed language', () => {
    for (const { condition, extras } of documentDefinitions) {
      for (const rule of [condition, extras.association?.condition]) {
        if (rule) expect(readCondition(rule)).toEqual({ ok: true, condition: rule });
      }
    }
  });
});

/** What is asked of a person's own by conditions. */
const asked = (facts: Partial<DocumentFacts>) =>
  documentDefinitions
    .filter((one) => one.condition && applies(one, { ...individual, ...facts }))
    .map((one) => t(one.name));

describe('each audience is asked for its papers', () => {
  it.each<[string, Partial<DocumentFacts>, string[]]>([
    [
      'an applicant who is a person',
      {},
      [
        'Identificación oficial',
        'CURP',
        'Fotografía del medidor',
        'Estado de cuenta bancario',
        'Comprobante de ingresos',
      ],
    ],
    [
      'an applicant company',
      { person: 'legal_entity', product: 'heater' },
      [
        'Identificación oficial',
        'Acta constitutiva',
        'Poder notarial',
        'Estado de cuenta bancario',
        'Estados financieros',
        'Estructura accionaria y beneficiario controlador',
      ],
    ],
    [
      'an installer who is a person',
      { role: ['supplier'], product: null },
      [
        'Identificación oficial',
        'CURP',
        'Estado de cuenta bancario',
        'Opinión de cumplimiento de obligaciones fiscales',
        'Certificado de competencia laboral',
        'Seguro de responsabilidad civil',
      ],
    ],
    [
      'a seller',
      { role: ['supplier_agent'], product: null },
      ['CURP', 'Certificado de competencia laboral'],
    ],
    [
      'an investor company',
      { role: ['investor'], person: 'legal_entity', product: null },
      [
        'Acta constitutiva',
        'Poder notarial',
        'Estado de cuenta bancario',
        'Estructura accionaria y beneficiario controlador',
        'Comprobante del origen de los recursos',
      ],
    ],
    [
      'a credit with a co-obligor that is being installed',
      { role: [], has_co_obligor: true, project_status: 'installing' },
      [
        'CURP',
        'Fotografía del medidor',
        'Comprobante de domicilio del obligado solidario',
        'Solicitud de interconexión',
        'Contrato de interconexión',
      ],
    ],
  ])('%s', (_, facts, names) => {
    expect(asked(facts)).toEqual(names);
  });

  it('of which a credit cannot do without few', () => {
    const required = documentDefinitions.filter(({ is_required }) => is_required);
    expect(required.map(({ doc_id }) => doc_id)).toEqual([1, 5, 6, 10, 21]);
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
