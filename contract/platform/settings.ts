import * as z from 'zod';
import { endpoint } from '../kernel/endpoint';
import { day } from '../kernel/fields/day';
import { unlessBlank } from '../kernel/fields/messages';
import { plainText, rawText, trimmedText } from '../kernel/fields/text';
import { listOf, listQuery } from '../kernel/list';
import { said } from '../kernel/words';
import { fieldMessage } from '../locales/es-MX/kernel/field-messages';
import { platformFields } from '../locales/es-MX/platform/schemas';
import { isSettingKey } from './setting-info';
import { parseUdiDays } from './udi-days';

const settingKey = rawText(80, said(fieldMessage.required)).refine(isSettingKey, {
  error: said(fieldMessage.required),
});

const source = plainText(200).min(5, { error: unlessBlank(said(platformFields.settings.source)) });

/** What an operator writes to set a value from a day on; the value as people read it: "16 %", "Sí", "8.123456". */
const newSettingValue = z.strictObject({
  key: settingKey,
  value: trimmedText(200).min(1, { error: said(fieldMessage.required) }),
  valid_from: day,
  source,
});

/** Lines of day and value of the UDI, as `parseUdiDays` reads them; it reports what is wrong with them. */
const pastedUdiDays = rawText(20_000).superRefine((text, context) => {
  const parsed = parseUdiDays(text);
  if (!parsed.ok) context.addIssue({ code: 'custom', message: parsed.message });
});

const datedValue = z.object({
  id: z.string(),
  /** As people read it. */
  value: z.string(),
  valid_from: z.string(),
  source: z.string(),
  set_by: z.string(),
});

export const settings = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/settings',
    can: 'settings.list',
    response: z.object({
      /** Day whose UDI today's requests and commitments need and that is not set, or null. */
      udi_missing_on: z.string().nullable(),
      items: z.array(
        z.object({
          key: settingKey,
          /** In force today; null when an operator has to set one. */
          current: datedValue.nullable(),
          /** Not in force yet, the nearest first. */
          upcoming: z.array(datedValue),
        }),
      ),
    }),
  }),
  values: endpoint({
    method: 'GET',
    path: '/api/v1/settings/values',
    can: 'settings.list',
    query: listQuery(['valid_from'], { key: settingKey }),
    response: listOf(datedValue.extend({ state: z.enum(['past', 'current', 'upcoming']) })),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/v1/settings',
    can: 'settings.edit',
    audit: { action: 'settings.create', object: 'settings' },
    stepUp: true,
    money: 'staff',
    twoPeople: true,
    body: newSettingValue,
    response: datedValue,
  }),
  createUdiDays: endpoint({
    method: 'POST',
    path: '/api/v1/settings/udi',
    can: 'settings.edit',
    audit: { action: 'settings.create-udi', object: 'settings' },
    stepUp: true,
    money: 'staff',
    twoPeople: true,
    body: z.strictObject({ text: pastedUdiDays, source }),
    response: z.object({
      added: z.number().int(),
      /** Days that already had that same value. */
      known: z.number().int(),
    }),
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/api/v1/settings/:id',
    can: 'settings.edit',
    audit: { action: 'settings.delete', object: 'settings' },
    stepUp: true,
    money: 'staff',
    twoPeople: true,
    params: z.strictObject({ id: z.uuid() }),
    response: z.object({ ok: z.literal(true) }),
  }),
} as const;
