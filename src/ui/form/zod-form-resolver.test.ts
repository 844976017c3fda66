import { agents } from '@contract/people/agents';
import { prospects } from '@contract/program/prospects';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { type Checked, zodFormResolver } from './zod-form-resolver';

/** What a form would send of these values. */
async function sentOf(schema: z.ZodType<object, Record<string, unknown>>, values: object) {
  let found: Checked<object> = { issues: {} };
  const resolve = zodFormResolver(schema, (checked) => {
    found = checked;
  });
  await resolve({ ...values }, undefined, { fields: {}, shouldUseNativeValidation: false });
  return found;
}

it('sends what was emptied where a change would leave it as it is otherwise', async () => {
  const { output } = await sentOf(prospects.edit.body, {
    version: 3,
    owner_id: '',
    next_on: '',
    email: '',
    lost_reason: undefined,
  });
  expect(output?.values).toEqual({ version: 3, owner_id: null, next_on: null, email: null });
});

it('leaves out what is empty where that is no value, so that it is asked for', async () => {
  const { issues } = await sentOf(agents.edit.body, { version: 1, full_name: '', phone: '' });
  expect(issues).toEqual({ full_name: 'El campo es obligatorio' });
});

it('shows the first of several problems of a field', async () => {
  const name = z
    .string()
    .min(5, 'Muy corto')
    .regex(/^[A-Z]/, 'Sin mayúscula');
  const { issues } = await sentOf(z.object({ name }), { name: 'ana' });
  expect(issues).toEqual({ name: 'Muy corto' });
});
