import { defineConfig } from 'vitest/config';
import everyDay from './vitest.config';

/*
 * What is too long or too rough for every day: `npm run faults`, or `npm run faults -- <name>` for one. Each
 * file prints its figure and fails when it is missed.
 */
export default defineConfig({
  ...everyDay,
  test: { ...everyDay.test, include: ['tests/faults/*.fault.ts'], testTimeout: 900_000 },
});
