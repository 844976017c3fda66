import path from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: {
    tsconfigPaths: true,
    alias: {
      'virtual:permissions': path.join(import.meta.dirname, 'tests/support/permission-table.ts'),
    },
  },
  test: {
    include: ['{contract,casbin,server,src,scripts,tests}/**/*.test.{ts,tsx}'],
    globalSetup: 'tests/support/global-setup.ts',
    // Real processes and databases on a busy machine; a hang still ends.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
