import { implementations } from '@server/features/implementations';
import { listTexts } from '@tests/support/contract-texts';
import { findSteepGrowth, hostileUnits } from '@tests/support/growth';
import { expect, test } from 'vitest';
import * as z from 'zod';

const texts = implementations.flatMap(({ endpoint }) => listTexts(endpoint));

const isLength = (check: z.core.$ZodCheck<never>) =>
  check instanceof z.core.$ZodCheckMaxLength || check instanceof z.core.$ZodCheckLengthEquals;

/** A form whose pattern is anchored and holds so many characters and no more. */
const isFixed = ({ _zod }: z.core.$ZodString) => 'format' in _zod.def && _zod.def.format === 'uuid';

test('aborts at the length of every text before anything else reads it', () => {
  expect(texts.length).toBeGreaterThan(800);
  const unbounded = texts.filter(({ schema }) => {
    const [first] = schema._zod.def.checks ?? [];
    return !isFixed(schema) && !(first && isLength(first) && first._zod.def.abort);
  });
  expect(unbounded.map(({ place }) => place)).toEqual([]);
});

/** The schema without its maxima, so that its patterns read all of a text. */
function unbind(schema: z.core.$ZodString): z.core.$ZodString {
  const checks = schema._zod.def.checks?.filter((check) => !isLength(check));
  return z.core.clone(schema, { ...schema._zod.def, checks });
}

/** What its checks do, in their own words: hundreds of fields share a few dozen. */
const describeChecks = ({ _zod }: z.core.$ZodString) =>
  JSON.stringify(
    _zod.def.checks?.map((check) => ({ ...check._zod.def })),
    (_, value: unknown) =>
      typeof value === 'function' || value instanceof RegExp ? String(value) : value,
  );

const kinds = new Map(
  texts.map(({ place, schema }) => {
    const unbound = unbind(schema);
    return [describeChecks(unbound), { place, unbound }] as const;
  }),
);

test.each([...kinds.values()].map(({ place, unbound }) => [place, unbound] as const))(
  'reads a megabyte in proportion to its length: %s',
  (_, schema) => {
    for (const unit of hostileUnits) {
      expect([unit, findSteepGrowth((text) => z.safeParse(schema, text), unit)]).toEqual([
        unit,
        null,
      ]);
    }
  },
);
