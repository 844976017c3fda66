import { expect } from 'vitest';

/** Prints what a fault script measured; a figure above its limit fails the script. */
export function figure(what: string, value: number, most: number, unit = ''): void {
  const text = `${what}: ${Math.round(value * 100) / 100}${unit} (at most ${most}${unit})`;
  process.stdout.write(`${value <= most ? '✓' : '✗'} ${text}\n`);
  expect.soft(value, text).toBeLessThanOrEqual(most);
}
