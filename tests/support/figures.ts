import { expect } from 'vitest';

/** Prints what a fault script measured; a figure above its limit fails the script. */
export function figure(what: string, value: number, most: number, unit = ''): void {
  const said = `${what}: ${Math.round(value * 100) / 100}${unit} (at most ${most}${unit})`;
  process.stdout.write(`${value <= most ? '✓' : '✗'} ${said}\n`);
  expect.soft(value, said).toBeLessThanOrEqual(most);
}
