import { implementations } from '@server/features/implementations';
import { expect, test } from 'vitest';
import * as z from 'zod';

/** Turns what follows around, so that another text is read than the one that was written. */
const TURNED = '\u202e';

/**
 * What is no text for people (secrets, keys, what is looked up as it is), and what the bank wrote, which is kept to
 * the letter.
 */
const asTheyAre =
  /^(q|.*password|.*token|.*code|device_id|pass|state|step|.*_id|step_identifier|assoc\w+|email|star|unstar|value|sender_name|concept)$/;
/** What the portal reports of itself. */
const reports = /save(Applicant|Investor)Log$/;

interface Leaf {
  name: string;
  schema: z.ZodType;
}

/** Every text in a schema, and its name. */
function texts(schema: unknown, name = ''): Leaf[] {
  if (schema instanceof z.ZodObject) {
    return Object.entries(schema.shape).flatMap(([key, of]) => texts(of, key));
  }
  if (schema instanceof z.ZodArray) return texts(schema.element, name);
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault
  ) {
    return texts(schema.unwrap(), name);
  }
  if (schema instanceof z.ZodPipe) return texts(schema.in, name);
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((one) => texts(one, name));
  return schema instanceof z.ZodString ? [{ name, schema }] : [];
}

/** Long enough for every least, short enough for most. */
const typed = [2, 5, 12, 24].map((length) => `Texto de una persona aquí`.slice(0, length) + TURNED);

const keepsIt = ({ schema }: Leaf) =>
  typed.some((text) => {
    const read = schema.safeParse(text);
    return read.success && String(read.data).includes(TURNED);
  });

test('no call keeps a text that reads otherwise than it was written', () => {
  const kept = implementations.flatMap(({ endpoint: { method, path, body } }) =>
    method === 'GET' || !body || reports.test(path)
      ? []
      : texts(body)
          .filter((leaf) => !asTheyAre.test(leaf.name) && keepsIt(leaf))
          .map(({ name }) => `${method} ${path} ${name}`),
  );
  expect(kept).toEqual([]);
});
