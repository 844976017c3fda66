import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '@server/project-root';
import { transformSync } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { isApplicable } from './break';
import { breaks } from './breaks';

const locate = (file: string) => path.join(projectRoot, file);

describe('the list of breaks', () => {
  it('has at least 64 rows, each with a name of its own', () => {
    expect(breaks.length).toBeGreaterThanOrEqual(64);
    expect(new Set(breaks.map(({ name }) => name)).size).toBe(breaks.length);
  });

  it('finds the text of each row exactly once in its file and changes it', () => {
    const stale = breaks.filter(
      (each) =>
        each.find === each.replace || !isApplicable(each, readFileSync(locate(each.file), 'utf8')),
    );
    expect(stale.map(({ name }) => name)).toEqual([]);
  });

  it('leaves code that still parses', () => {
    for (const { file, find, replace } of breaks) {
      if (!/\.tsx?$/.test(file)) continue;
      const source = readFileSync(locate(file), 'utf8').replace(find, () => replace);
      expect(
        () => transformSync(source, { loader: 'tsx', logLevel: 'silent' }),
        file,
      ).not.toThrow();
    }
  });

  it('names test files that exist', () => {
    const files = breaks.flatMap(({ caughtBy }) => caughtBy);
    expect(files.filter((file) => !existsSync(locate(file)))).toEqual([]);
  });
});
