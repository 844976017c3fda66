import * as z from 'zod';
import { endpoint } from '../kernel/endpoint';
import { centavosFromZero } from '../kernel/fields/centavos';
import { choice } from '../kernel/fields/choice';
import { day } from '../kernel/fields/day';
import { oneLine } from '../kernel/fields/line';
import { unlessBlank } from '../kernel/fields/messages';
import { version } from '../kernel/fields/version';
import { listOf, listQuery, searchText } from '../kernel/list';
import { said } from '../kernel/words';
import { equipmentFields } from '../locales/es-MX/credit/equipment-schemas';
import { kernelFields } from '../locales/es-MX/kernel/schemas';
import { MAX_PRICE_CENTS, vatRate } from './price-lines';
import { productId } from './product-id';

/** What an installer sells: things, and work. */
export const itemKinds = ['equipment', 'service'] as const;
export type ItemKind = (typeof itemKinds)[number];

/** How a code is compared: capitals aside, it is one of each catalogue. */
export const codeKey = (code: string): string => code.toLowerCase();

const cents = (least: number, error: () => string) =>
  z
    .int({ error: unlessBlank(said(kernelFields.shared.amount)) })
    .min(least, { error })
    .max(MAX_PRICE_CENTS, { error: said(equipmentFields.priceTooBig) })
    .brand<'Centavos'>();

/** What is written of an item, and its price. */
export const itemForm = z.strictObject({
  code: oneLine(40),
  kind: choice(itemKinds),
  name: oneLine(120, 3),
  brand: oneLine(60, 0).default(''),
  model: oneLine(80, 0).default(''),
  unit: oneLine(20),
  /** The product of the specification that it belongs to; null of what goes with any. */
  product_id: productId.nullable(),
  /** Of one unit, without VAT. */
  price_cents: cents(1, said(equipmentFields.priceZero)),
  vat_bp: vatRate,
  /** What one unit costs the installer, without VAT; null where it says none. For the installer alone. */
  cost_cents: cents(0, said(equipmentFields.costNegative)).nullable(),
});
export type ItemForm = z.output<typeof itemForm>;

/** The same of an item that is there. Another price, VAT or cost begins a new version. */
export const itemEdit = itemForm.extend({
  /** From when the new price holds: today or later; today where it is left out. */
  valid_from: day.optional(),
  version,
});

const priceVersion = z.object({
  id: z.string(),
  number: z.number().int(),
  valid_from: z.iso.date(),
  price_cents: centavosFromZero,
  vat_bp: z.number().int(),
  with_vat_cents: centavosFromZero,
  /** Null where none is said, and for sellers always. */
  cost_cents: centavosFromZero.nullable(),
  /** Of the price, in basis points; negative below cost. Null where the cost is. */
  margin_bp: z.number().int().nullable(),
});
export type PriceVersion = z.infer<typeof priceVersion>;

const item = z.object({
  id: z.string(),
  code: z.string(),
  kind: z.enum(itemKinds),
  name: z.string(),
  brand: z.string(),
  model: z.string(),
  unit: z.string(),
  product_id: z.number().nullable(),
  active: z.boolean(),
  version,
  /** The price of today. */
  price: priceVersion,
  /** The next price that is already said, or null. */
  next_price: priceVersion.nullable(),
});
export type EquipmentItem = z.infer<typeof item>;

const byId = z.strictObject({ equipmentId: z.uuid() });
const object = 'equipment' as const;
const saved = z.object({ id: z.string(), version });

const setActive = {
  method: 'POST',
  impersonation: 'refused',
  can: 'equipment.edit',
  params: byId,
  response: saved,
} as const;

/** An installer's catalogue: its sellers read it, the installer alone changes it and sees its costs. */
export const equipment = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/equipment',
    can: 'equipment.list',
    query: listQuery(['name', 'code'], {
      q: searchText,
      state: z.enum(['active', 'inactive']).optional(),
      kind: z.enum(itemKinds).optional(),
      product_id: z.coerce.number().pipe(productId).optional(),
    }),
    response: listOf(item),
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/v1/equipment/:equipmentId',
    can: 'equipment.list',
    params: byId,
    response: item,
  }),
  /** All prices that an item had, has or will have, the newest first. */
  versions: endpoint({
    method: 'GET',
    path: '/api/v1/equipment/:equipmentId/versions',
    can: 'equipment.list',
    params: byId,
    query: listQuery(['number'], {}),
    response: listOf(priceVersion.extend({ created_at: z.iso.datetime() })),
  }),
  /** All of the catalogue as a workbook, under headings by which an upload knows its columns. */
  /** What is in force, at the prices of today, as PDF. */
  priceList: endpoint({
    method: 'GET',
    path: '/api/v1/equipment/price-list',
    can: 'equipment.list',
    kind: 'file',
    limit: 'drawings',
    response: z.any(),
  }),
  workbook: endpoint({
    method: 'GET',
    path: '/api/v1/equipment/workbook',
    can: 'equipment.list',
    kind: 'file',
    limit: 'drawings',
    response: z.any(),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/v1/equipment',
    impersonation: 'refused',
    can: 'equipment.edit',
    audit: { action: 'equipment.create', object },
    body: itemForm,
    response: saved,
    idempotent: true,
  }),
  edit: endpoint({
    method: 'PATCH',
    path: '/api/v1/equipment/:equipmentId',
    impersonation: 'refused',
    can: 'equipment.edit',
    audit: { action: 'equipment.edit', object },
    params: byId,
    body: itemEdit,
    response: saved,
  }),
  /** It is offered no more; what was quoted with it stays. */
  deactivate: endpoint({
    ...setActive,
    path: '/api/v1/equipment/:equipmentId/deactivate',
    audit: { action: 'equipment.deactivate', object },
  }),
  activate: endpoint({
    ...setActive,
    path: '/api/v1/equipment/:equipmentId/activate',
    audit: { action: 'equipment.activate', object },
  }),
} as const;
