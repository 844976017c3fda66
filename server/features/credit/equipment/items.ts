import type {
  equipment as contract,
  EquipmentItem,
  ItemForm,
  PriceVersion,
} from '@contract/credit/equipment';
import { marginOf, priceWithVat } from '@contract/credit/price-lines';
import { addDays, type Day } from '@contract/kernel/fields/day';
import { MAX_PAGE_SIZE } from '@contract/kernel/list';
import type { Db, Tx } from '@server/db/connection';
import { pageOf } from '@server/db/page';
import { equipmentItems, equipmentVersions, itemText } from '@server/db/schema/credit-equipment';
import { contains } from '@server/db/search-text';
import { notFound } from '@server/http/errors';
import type { QueryOf } from '@server/http/implement';
import type { Scope } from '@server/http/principal';
import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm';

export type ItemRow = typeof equipmentItems.$inferSelect;
export type VersionRow = typeof equipmentVersions.$inferSelect;

/** A company's catalogue, and whether its costs are seen. */
export interface Reach {
  supplierId: string;
  seesCosts: boolean;
}

/** @throws AppError not found for who is of no company */
export function reachOf(scope: Scope): Reach {
  if (scope.kind !== 'org') throw notFound();
  return { supplierId: scope.supplierId, seesCosts: scope.agentId === null };
}

const within = ({ supplierId }: Pick<Reach, 'supplierId'>) =>
  eq(equipmentItems.supplierId, supplierId);

export async function listItems(
  db: Db,
  reach: Reach,
  query: QueryOf<typeof contract.list>,
  today: Day,
) {
  const page = await pageOf(db, query, {
    table: equipmentItems,
    id: equipmentItems.id,
    select: db.select({ item: equipmentItems }).from(equipmentItems),
    own: ({ item }) => item,
    within: within(reach),
    filters: {
      q: (typed) => contains(itemText(equipmentItems), typed),
      state: (state) =>
        state === 'active'
          ? isNull(equipmentItems.deactivatedAt)
          : isNotNull(equipmentItems.deactivatedAt),
      kind: equipmentItems.kind,
      product_id: equipmentItems.productId,
    },
    sorts: { name: equipmentItems.name, code: equipmentItems.code },
    defaultSort: 'name',
  });
  const items = page.items.map(({ item }) => item);
  return { ...page, items: await describeItems(db, reach, items, today) };
}

/** Most items of one file. */
const MOST_ITEMS = 10_000;

/** A whole catalogue, or what of it is in force, in the order of its names. */
export async function allItems(
  db: Db,
  reach: Reach,
  today: Day,
  state?: 'active',
): Promise<EquipmentItem[]> {
  const items: EquipmentItem[] = [];
  let cursor: string | undefined;
  do {
    const page = await listItems(db, reach, { limit: MAX_PAGE_SIZE, cursor, state }, today);
    items.push(...page.items);
    cursor = page.next_cursor ?? undefined;
  } while (cursor && items.length < MOST_ITEMS);
  return items;
}

/** Some items with the price of a day and the next one. */
export async function describeItems(
  db: Db | Tx,
  reach: Reach,
  items: readonly ItemRow[],
  today: Day,
): Promise<EquipmentItem[]> {
  const ids = items.map(({ id }) => id);
  const prices = await pricesOn(db, ids, today);
  const next = await nextPrices(db, ids, today);
  return items.map((item) => {
    const price = prices.get(item.id);
    if (!price) throw new Error('an item has no price');
    const later = next.get(item.id);
    return {
      id: item.id,
      code: item.code,
      kind: item.kind,
      name: item.name,
      brand: item.brand,
      model: item.model,
      unit: item.unit,
      product_id: item.productId,
      active: item.deactivatedAt === null,
      version: item.version,
      price: describeVersion(price, reach),
      next_price: later ? describeVersion(later, reach) : null,
    };
  });
}

const describeVersion = (row: VersionRow, { seesCosts }: Reach): PriceVersion => {
  const cost = seesCosts ? row.costCents : null;
  return {
    id: row.id,
    number: row.number,
    valid_from: row.validFrom,
    price_cents: row.priceCents,
    vat_bp: row.vatBp,
    with_vat_cents: priceWithVat(row.priceCents, row.vatBp),
    cost_cents: cost,
    margin_bp: cost === null ? null : marginOf(row.priceCents, cost),
  };
};

export async function listVersions(
  db: Db,
  reach: Reach,
  itemId: string,
  query: QueryOf<typeof contract.versions>,
) {
  const page = await pageOf(db, query, {
    table: equipmentVersions,
    id: equipmentVersions.id,
    select: db.select({ version: equipmentVersions }).from(equipmentVersions),
    own: ({ version }) => version,
    within: eq(equipmentVersions.itemId, itemId),
    filters: {},
    sorts: { number: equipmentVersions.number },
    defaultSort: '-number',
  });
  return {
    ...page,
    items: page.items.map(({ version }) => ({
      ...describeVersion(version, reach),
      created_at: version.createdAt.toISOString(),
    })),
  };
}

/** The price of each item on a day: of those that began by then the last one, of one day the newest. */
export async function pricesOn(
  db: Db | Tx,
  itemIds: readonly string[],
  day: Day,
): Promise<Map<string, VersionRow>> {
  const rows = await db
    .selectDistinctOn([equipmentVersions.itemId])
    .from(equipmentVersions)
    .where(
      and(inArray(equipmentVersions.itemId, [...itemIds]), lte(equipmentVersions.validFrom, day)),
    )
    .orderBy(
      equipmentVersions.itemId,
      desc(equipmentVersions.validFrom),
      desc(equipmentVersions.number),
    );
  return new Map(rows.map((row) => [row.itemId, row]));
}

async function nextPrices(db: Db | Tx, itemIds: readonly string[], today: Day) {
  const rows = await db
    .selectDistinctOn([equipmentVersions.itemId])
    .from(equipmentVersions)
    .where(
      and(inArray(equipmentVersions.itemId, [...itemIds]), gt(equipmentVersions.validFrom, today)),
    )
    .orderBy(
      equipmentVersions.itemId,
      asc(equipmentVersions.validFrom),
      desc(equipmentVersions.number),
    );
  return new Map(rows.map((row) => [row.itemId, row]));
}

/** An item of a company, or undefined. */
export async function findItem(
  db: Db | Tx,
  reach: Pick<Reach, 'supplierId'>,
  itemId: string,
): Promise<ItemRow | undefined> {
  const [item] = await db
    .select()
    .from(equipmentItems)
    .where(and(eq(equipmentItems.id, itemId), within(reach)));
  return item;
}

/** Lets one at a time write to a company's catalogue, until the transaction ends. */
export const holdCatalog = (tx: Tx, supplierId: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('equipment ' || ${supplierId}, 0))`);

/** Whether another item of the company has a code, capitals aside. The catalogue has to be held. */
export async function isCodeTaken(
  tx: Tx,
  supplierId: string,
  code: string,
  except?: string,
): Promise<boolean> {
  const rows = await tx
    .select({ id: equipmentItems.id })
    .from(equipmentItems)
    .where(and(within({ supplierId }), sql`lower(${equipmentItems.code}) = lower(${code})`));
  return rows.some(({ id }) => id !== except);
}

/** What of a form is the item's own, and not its price's. */
export const itemColumns = (form: Omit<ItemForm, 'price_cents' | 'vat_bp' | 'cost_cents'>) => ({
  code: form.code,
  kind: form.kind,
  name: form.name,
  brand: form.brand,
  model: form.model,
  unit: form.unit,
  productId: form.product_id,
});

export type NewPrice = Pick<ItemForm, 'price_cents' | 'vat_bp' | 'cost_cents'>;

/** Whether a form says the price that there is already. */
export const isSamePrice = (form: NewPrice, row: VersionRow | undefined): boolean =>
  row !== undefined &&
  row.priceCents === form.price_cents &&
  row.vatBp === form.vat_bp &&
  row.costCents === form.cost_cents;

interface Begun {
  itemId: string;
  number: number;
  validFrom: Day;
  userId: string;
  now: Date;
}

export const versionColumns = (form: NewPrice, begun: Begun) => ({
  itemId: begun.itemId,
  number: begun.number,
  validFrom: begun.validFrom,
  priceCents: form.price_cents,
  vatBp: form.vat_bp,
  costCents: form.cost_cents,
  createdBy: begun.userId,
  createdAt: begun.now,
});

/** The number of the newest version of each item. */
export async function newestNumbers(
  tx: Tx,
  itemIds: readonly string[],
): Promise<Map<string, number>> {
  const rows = await tx
    .select({
      itemId: equipmentVersions.itemId,
      number: sql<number>`max(${equipmentVersions.number})::int`,
    })
    .from(equipmentVersions)
    .where(inArray(equipmentVersions.itemId, [...itemIds]))
    .groupBy(equipmentVersions.itemId);
  return new Map(rows.map(({ itemId, number }) => [itemId, number]));
}

/** The last day from which a new price may be said to hold: a year from today. */
export const lastBegin = (today: Day): Day => addDays(today, 365);
