import { placeIn } from '@contract/credit/geo';
import { harmlessCell } from '@contract/kernel/csv-cell';
import { parsePercent } from '@contract/kernel/fields/basis-points';
import { parsePesos } from '@contract/kernel/fields/centavos';
import { keptName } from '@contract/kernel/fields/file-extension';
import { receivedName } from '@contract/kernel/fields/file-name';
import { mexicanStateNamed } from '@contract/kernel/fields/mexican-state';
import { passwordProblem } from '@contract/kernel/fields/password';
import { folded } from '@contract/kernel/folded';
import { headingKey } from '@contract/kernel/sheets/columns';
import { parseUdiDays } from '@contract/platform/udi-days';
import { containing } from '@server/db/search-text';
import { isCommonPassword } from '@server/features/identity/auth/common-passwords';
import { implementations } from '@server/features/implementations';
import { readValue } from '@server/features/platform/settings/parse-value';
import { blocksOf } from '@server/features/platform/templates/contract-rules';
import { inDoubleBraces } from '@server/features/platform/templates/named-places';
import { namesIn } from '@server/features/platform/templates/places';
import { readCells } from '@server/features/program/prospect-batches/rules';
import { joinedNumber } from '@server/features/program/prospects/filters';
import { listTexts } from '@tests/support/contract-fields';
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

const noZones = { byName: new Map(), byCode: new Map(), byPlace: new Map() };

const readers: Record<string, (text: string) => unknown> = {
  parsePesos,
  parsePercent,
  parseUdiDays,
  placeIn,
  folded,
  containing,
  headingKey,
  harmlessCell,
  receivedName,
  keptName,
  mexicanStateNamed,
  passwordProblem,
  namesIn,
  inDoubleBraces,
  joinedNumber,
  isCommonPassword: (text) => isCommonPassword(`a${text}a`),
  readRate: (text) => readValue('iva_rate', text),
  readAmount: (text) => readValue('two_person_amount', text),
  readCells: (text) => readCells({ municipality: text }, noZones),
  readHeading: (text) => blocksOf(`# ${text}\u2028x`, []),
  readPoint: (text) => blocksOf(`- ${text}\u2028x`, []),
  readClause: (text) => blocksOf(`1. ${text}\u2028x`, []),
};

test.each(Object.entries(readers))('%s takes no longer than in proportion', (_, read) => {
  for (const unit of hostileUnits) {
    expect([unit, findSteepGrowth(read, unit)]).toEqual([unit, null]);
  }
});

test('says nothing but its length of a megabyte', () => {
  const issues = new Set(
    [...new Set(texts.map(({ schema }) => schema))]
      .filter((schema) => !isFixed(schema))
      .map((schema) => z.safeParse(schema, 'a'.repeat(1024 * 1024)).error?.issues)
      .map((found) => found?.map(({ code }) => code).join()),
  );
  expect([...issues]).toEqual(['too_big']);
});

test.each([...kinds.values()].map(({ place, unbound }) => [place, unbound] as const))(
  'reads a text in proportion to its length: %s',
  (_, schema) => {
    for (const unit of hostileUnits) {
      expect([unit, findSteepGrowth((text) => z.safeParse(schema, text), unit)]).toEqual([
        unit,
        null,
      ]);
    }
  },
);
