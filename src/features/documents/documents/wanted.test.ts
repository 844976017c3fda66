import type { ChecklistItem } from '@contract/documents/documents';
import { describe, expect, it } from 'vitest';
import { isForNow, standingOf, wantedOf } from './wanted';

const paper = (name: string, state: ChecklistItem['state'], more: Partial<ChecklistItem> = {}) =>
  ({
    doc_id: 1,
    name,
    description: name,
    indication: '',
    clasification: 'user',
    clasification_2: 'identity',
    section_id: 'identity',
    field_name: 'identity',
    div_class: 'col-12',
    is_required: true,
    verification_requiered: true,
    file_type: ['pdf'],
    db_table: 'users',
    db_field: 'identity',
    owner_id: 'one',
    is_associated: false,
    assoc_index: 0,
    place: null,
    state,
    document: null,
    quarantined: false,
    earlier: 0,
    can_upload: true,
    blocked_because: null,
    asked_no_more: false,
    ...more,
  }) satisfies ChecklistItem;

describe('what is still wanted', () => {
  it('distinguishes what is missing, what was rejected and what is being reviewed', () => {
    expect(
      wantedOf([
        paper('Identificación oficial', 'rechazado'),
        paper('Recibo de luz', 'pending'),
        paper('Fotografía', 'missing', { place: 'Sitio 2' }),
        paper('CURP', 'missing', { is_required: false }),
        paper('Contrato', 'verificado'),
        paper('Factura', 'loaded'),
        paper('Medidor', 'missing', { blocked_because: 'Todavía no.' }),
      ]),
    ).toEqual({
      missing: ['Fotografía (Sitio 2)'],
      rejected: ['Identificación oficial'],
      pending: ['Recibo de luz'],
      theirs: true,
    });
  });

  it('asks nothing of who has uploaded everything, nor of who cannot upload', () => {
    expect(wantedOf([paper('Recibo de luz', 'pending')])).toMatchObject({ theirs: false });
    expect(wantedOf([paper('Recibo de luz', 'missing', { can_upload: false })])).toMatchObject({
      theirs: false,
    });
  });
});

it('is for now where it is asked for or was brought; optional places and those whose time has not come wait', () => {
  const places = [
    paper('Recibo de luz', 'missing'),
    paper('Comprobante de domicilio', 'missing', { is_required: false }),
    paper('Cotización', 'pending', { is_required: false }),
    paper('Dictamen', 'rechazado', { is_required: false }),
    paper('Fotografía', 'missing', { blocked_because: 'Todavía no.' }),
  ];
  expect(places.filter(isForNow).map(({ name }) => name)).toEqual([
    'Recibo de luz',
    'Cotización',
    'Dictamen',
  ]);
});

describe('what is said of all that is required', () => {
  const known = { later: [], isKnown: true };
  const verified = paper('Identificación oficial', 'verificado');

  it('is that it is complete only where something is required, done, and nothing else may be', () => {
    expect(standingOf([verified], known)).toBe('complete');
    expect(standingOf([verified], { ...known, isKnown: false })).toBeNull();
    expect(standingOf([], known)).toBeNull();
    expect(standingOf([paper('CURP', 'missing', { is_required: false })], known)).toBeNull();
  });

  it('is what is wanted, also where not all that is required is known', () => {
    for (const isKnown of [true, false]) {
      expect(standingOf([paper('Recibo de luz', 'missing')], { later: [], isKnown })).toBe('open');
    }
    expect(standingOf([verified], { later: ['Fotografía'], isKnown: true })).toBe('later');
    expect(standingOf([verified], { later: ['Fotografía'], isKnown: false })).toBeNull();
  });
});
