import { curpDoubts } from '@contract/kernel/fields/curp-doubts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { julio, lucia, mariana, sellers, tomas } from './demo-cast';
import { factsOf } from './demo-facts';
import { demoTown } from './demo-town';

it('gives everyone of the demo a CURP that contradicts neither their name, their sex nor their birth', () => {
  const { investors, applicants } = demoTown();
  const people = [lucia, tomas, mariana, julio, ...sellers, ...applicants, ...investors];
  fc.assert(
    fc.property(fc.constantFrom(...people.map(({ name }) => name)), fc.nat(2_000), (name, n) => {
      const { curp, sex, bornOn } = factsOf(name, n);
      expect(curpDoubts(curp, { full_name: name, sex, birth_day: bornOn })).toEqual([]);
    }),
    { numRuns: 300 },
  );
});
