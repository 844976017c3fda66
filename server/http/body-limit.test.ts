import { rawText, tidyText } from '@contract/kernel/fields/text';
import { registrations } from '@contract/people/registrations';
import { implementations } from '@server/features/implementations';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { limitBody } from './body-limit';

const sizeOf = (body: unknown) => Buffer.byteLength(JSON.stringify(body));

it('takes the longest body that a schema accepts', () => {
  const sun = '\u{1F31E}';
  const body = z.strictObject({
    line: rawText(500),
    tidy: tidyText(500, (typed) => typed.trim()),
    days: z.array(z.iso.date()).max(300),
    kind: z.enum(['short', 'ñ'.repeat(2000)]).nullish(),
    either: z.union([z.null(), z.number(), rawText(3000)]).default(null),
    nested: z.array(z.strictObject({ id: z.uuid(), yes: z.boolean() })).max(200),
  });
  const longest = {
    line: sun.repeat(500),
    tidy: ' '.repeat(600) + sun.repeat(500),
    days: Array.from({ length: 300 }, () => '2026-11-21'),
    kind: 'ñ'.repeat(2000),
    either: sun.repeat(3000),
    nested: Array.from({ length: 200 }, () => ({
      id: '00000000-0000-7000-8000-000000000000',
      yes: false,
    })),
  };
  expect(body.safeParse(longest).success).toBe(true);
  expect(limitBody({ body })).toBeGreaterThan(sizeOf(longest));
});

it('follows the length of the fields', () => {
  const limitText = (most: number) => limitBody({ body: z.strictObject({ text: rawText(most) }) });
  expect(limitText(2000) - limitText(1000)).toBe(4000);
  expect(limitBody(registrations.create)).toBeLessThan(10_000);
  expect(limitBody({})).toBeLessThan(limitBody(registrations.create));
});

it('stays within a megabyte, and takes far less for most calls', () => {
  const limits = implementations.map(({ endpoint }) => limitBody(endpoint));
  expect(Math.max(...limits)).toBeLessThanOrEqual(1024 * 1024);
  expect(limits.filter((limit) => limit > 128 * 1024).length).toBeLessThan(limits.length / 20);
});
