import { expect, it } from 'vitest';
import { rejection, rejectionReasons } from '../../credit/decisions';
import { productCatalog } from '../../credit/product-catalog';
import { tags } from '../../identity/restrictions';
import { programUsers } from '../../people/program-users';
import { workProfiles } from '../../people/work-profiles';
import { zoneForm } from '../../program/zones';

const { technologies, states } = workProfiles.edit.body.shape;
const many = (count: number, choice: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => choice(i));

it.each([
  ['marks of a person', tags, many(11, (i) => `marca ${i}`), 10],
  ['what a company sells', technologies, many(6, () => 'photovoltaic'), productCatalog.length],
  ['where it works', states, many(33, () => 'Jalisco'), 32],
  [
    'zones of a person',
    programUsers.edit.body.shape.zone_ids,
    many(101, () => '0192a1c4-0000-7000-8000-000000000000'),
    100,
  ],
  ['municipalities of a zone', zoneForm.shape.municipalities, many(601, (i) => `m ${i}`), 600],
  ['postal codes of a zone', zoneForm.shape.postal_codes, many(3001, () => '44100'), 3000],
  [
    'reasons of a rejection',
    rejection.shape.reasons,
    [...rejectionReasons, rejectionReasons[0]],
    rejectionReasons.length,
  ],
])('says the limit of %s as of any other selection', (_field, schema, chosen, count) => {
  const messages = schema.safeParse(chosen).error?.issues.map(({ message }) => message);
  expect(messages).toEqual([`Elige ${count} como máximo`]);
  expect(schema.safeParse(chosen.slice(0, count)).success).toBe(true);
});
