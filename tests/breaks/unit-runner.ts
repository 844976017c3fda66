import path from 'node:path';
import { createVitest } from 'vitest/node';
import type { FailedTest } from './break';

/** Runs unit and API tests of a copy of the tree in one Vitest: its database serves every run, its workers one each. */
export async function createUnitRunner(root: string) {
  const vitest = await createVitest('test', {
    root,
    watch: false,
    reporters: [{}],
  });
  return {
    async run(files: readonly string[]): Promise<FailedTest[]> {
      const paths = files.map((file) => path.join(root, file));
      const specifications = paths.map((file) => vitest.getRootProject().createSpecification(file));
      // It would report what earlier runs found, too.
      vitest.state.filesMap.clear();
      const { testModules } = await vitest.runTestSpecifications(specifications);
      return testModules.flatMap(({ moduleId, children }) =>
        [...children.allTests('failed')].map(({ fullName }) => ({
          file: path.relative(root, moduleId),
          title: fullName,
        })),
      );
    },
    /** A file was written: its next import reads it again. */
    invalidate: (file: string) => vitest.invalidateFile(path.join(root, file)),
    close: () => vitest.close(),
  };
}
