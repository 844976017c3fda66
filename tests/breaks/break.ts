/** A deliberate mistake in the product, and the tests that must notice it. */
export interface Break {
  /** What goes wrong for people. */
  name: string;
  file: string;
  /** Occurs exactly once in the file. */
  find: string;
  replace: string;
  /** Every one of these test files must fail: `*.test.ts` in Vitest, `*.spec.ts` in the browser. */
  caughtBy: readonly [string, ...string[]];
}

export interface FailedTest {
  file: string;
  title: string;
}

export const isApplicable = ({ find }: Break, source: string): boolean =>
  source.split(find).length === 2;
