import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Cells, placeKey, readCells, type ZoneFinder } from '../prospect-batches/rules';
import { zoneAt } from './rules';

const zones = ['norte', 'sur', 'centro'];
const codes = ['44100', '44110', '06000'];
const municipalities = ['Guadalajara', 'Zapopan'];

/** A catalogue in which each code is of one zone at most, and a municipality of any number. */
const catalogue = fc.record({
  byCode: fc.dictionary(fc.constantFrom(...codes), fc.constantFrom(...zones)),
  byPlace: fc.dictionary(
    fc.constantFrom(...municipalities),
    fc.uniqueArray(fc.constantFrom(...zones), { minLength: 1 }),
  ),
});

const place = fc.record({
  postal_code: fc.constantFrom(...codes, '99999', ''),
  municipality: fc.constantFrom(...municipalities, 'Tonalá'),
  zone: fc.constantFrom('', 'Sur'),
});

const rest: Omit<Cells, 'postal_code' | 'municipality' | 'zone'> = {
  business_name: 'Abarrotes Luz',
  contact_name: 'Rosa Luna',
  phone: '33 1234 5678',
  email: '',
  state: 'Jalisco',
  rfc: '',
};

test('a postal code wins over its municipality, which counts when one zone alone covers it; a named zone over both', () => {
  fc.assert(
    fc.property(catalogue, place, ({ byCode, byPlace }, cells) => {
      const finder: ZoneFinder = {
        byName: new Map(zones.map((name) => [name, name])),
        byCode: new Map(Object.entries(byCode)),
        byPlace: new Map(
          Object.entries(byPlace).map(([name, ids]) => [placeKey(name, 'Jalisco'), ids]),
        ),
      };
      const covering = byPlace[cells.municipality] ?? [];
      const ofCode = byCode[cells.postal_code];
      const { zoneId } = readCells({ ...rest, ...cells }, finder);
      const asked = { ofCode, ofMunicipality: covering };
      if (cells.zone) expect(zoneId).toBe('sur');
      else if (ofCode) expect([zoneId, zoneAt(asked)]).toEqual([ofCode, ofCode]);
      else {
        const only = covering.length === 1 ? covering[0] : null;
        expect([zoneId, zoneAt(asked)]).toEqual([only, only]);
      }
    }),
  );
});
