import { Readable } from 'node:stream';
import { equipment as contract } from '@contract/credit/equipment';
import { type Day, dayInMexicoCity } from '@contract/kernel/fields/day';
import { equipmentPage } from '@contract/locales/es-MX/credit/equipment-page';
import { equipmentWords } from '@contract/locales/es-MX/credit/equipment-server';
import { priceListWords } from '@contract/locales/es-MX/credit/price-lists';
import { errors as outcomes } from '@contract/locales/es-MX/kernel/outcomes';
import type { Db, Tx } from '@server/db/connection';
import { equipmentItems, equipmentVersions } from '@server/db/schema/credit-equipment';
import { suppliers } from '@server/db/schema/people';
import { assertFresh, notFound, refused } from '@server/http/errors';
import { implement } from '@server/http/implement';
import { t } from '@server/i18n';
import { eq, sql } from 'drizzle-orm';
import {
  allItems,
  describeItems,
  findItem,
  holdCatalog,
  type ItemRow,
  isCodeTaken,
  isSamePrice,
  itemColumns,
  lastBegin,
  listItems,
  listVersions,
  newestNumbers,
  pricesOn,
  type Reach,
  reachOf,
  versionColumns,
} from './items';
import { priceListPdf } from './price-list';
import { catalogWorkbook } from './workbook';

export const equipmentHandlers = implement(contract, {
  list: ({ db, scope, query, now }) => listItems(db, reachOf(scope), query, dayInMexicoCity(now)),

  async workbook({ db, scope, now }) {
    const bytes = await catalogWorkbook(db, reachOf(scope), dayInMexicoCity(now));
    return {
      stream: Readable.from([bytes]),
      size: bytes.length,
      mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      fileName: `${t(equipmentPage.fileName)}.xlsx`,
      disposition: 'attachment' as const,
    };
  },

  async priceList({ db, scope, config, now }) {
    const reach = reachOf(scope);
    const day = dayInMexicoCity(now);
    const items = await allItems(db, reach, day, 'active');
    if (items.length === 0) throw refused(t(priceListWords.empty));
    const [company] = await db
      .select({ name: suppliers.name })
      .from(suppliers)
      .where(eq(suppliers.id, reach.supplierId));
    if (!company) throw notFound();
    const bytes = await priceListPdf({ brand: config.brand, company: company.name, items, day });
    return {
      stream: Readable.from([bytes]),
      size: bytes.length,
      mediaType: 'application/pdf',
      fileName: `${t(priceListWords.file)}.pdf`,
      disposition: 'attachment' as const,
    };
  },

  async show({ db, scope, params, now }) {
    const reach = reachOf(scope);
    return describeItem(db, reach, await getItem(db, reach, params.equipmentId), now);
  },

  async versions({ db, scope, params, query }) {
    const reach = reachOf(scope);
    const { id } = await getItem(db, reach, params.equipmentId);
    return listVersions(db, reach, id, query);
  },

  async create({ db, scope, principal, body, now, record }) {
    const { supplierId } = reachOf(scope);
    await holdCatalog(db, supplierId);
    if (await isCodeTaken(db, supplierId, body.code)) throw codeTaken();
    const [item] = await db
      .insert(equipmentItems)
      .values({ supplierId, ...itemColumns(body), createdAt: now })
      .returning();
    if (!item) throw new Error('the item was not stored');
    await db.insert(equipmentVersions).values(
      versionColumns(body, {
        itemId: item.id,
        number: 1,
        validFrom: dayInMexicoCity(now),
        userId: principal.userId,
        now,
      }),
    );
    await record(item.id, { name: item.code, amount_cents: body.price_cents });
    return { id: item.id, version: item.version };
  },

  async edit({ db, scope, principal, params, body, now, record }) {
    const reach = reachOf(scope);
    const item = await lockItem(db, reach, params.equipmentId);
    await assertReadFresh(db, reach, item, body.version, now);
    const today = dayInMexicoCity(now);
    const from = body.valid_from ?? today;
    assertBegins(from, today);
    if (await isCodeTaken(db, reach.supplierId, body.code, item.id)) throw codeTaken();
    const saved = await write(db, item.id, itemColumns(body));
    const holds = (await pricesOn(db, [item.id], from)).get(item.id);
    const isNew = !isSamePrice(body, holds);
    if (isNew) {
      const newest = (await newestNumbers(db, [item.id])).get(item.id) ?? 0;
      const begun = { itemId: item.id, number: newest + 1, validFrom: from, now };
      await db
        .insert(equipmentVersions)
        .values(versionColumns(body, { ...begun, userId: principal.userId }));
    }
    await record(item.id, {
      name: body.code,
      ...(isNew && { amount_cents: body.price_cents, valid_from: from }),
    });
    return saved;
  },

  async deactivate({ db, scope, params, now, record }) {
    const item = await lockItem(db, reachOf(scope), params.equipmentId);
    const saved = item.deactivatedAt ? item : await write(db, item.id, { deactivatedAt: now });
    await record(item.id, { name: item.code });
    return { id: saved.id, version: saved.version };
  },

  async activate({ db, scope, params, record }) {
    const item = await lockItem(db, reachOf(scope), params.equipmentId);
    const saved = item.deactivatedAt ? await write(db, item.id, { deactivatedAt: null }) : item;
    await record(item.id, { name: item.code });
    return { id: saved.id, version: saved.version };
  },
});

const codeTaken = () => refused(t(outcomes.invalidTitle), { code: t(equipmentWords.codeTaken) });

async function getItem(db: Db | Tx, reach: Reach, itemId: string): Promise<ItemRow> {
  const item = await findItem(db, reach, itemId);
  if (!item) throw notFound();
  return item;
}

/** An item, with its catalogue held. */
async function lockItem(tx: Tx, reach: Reach, itemId: string): Promise<ItemRow> {
  await getItem(tx, reach, itemId);
  await holdCatalog(tx, reach.supplierId);
  return getItem(tx, reach, itemId);
}

async function describeItem(db: Db | Tx, reach: Reach, item: ItemRow, now: Date) {
  const [described] = await describeItems(db, reach, [item], dayInMexicoCity(now));
  if (!described) throw new Error('the item was not described');
  return described;
}

/** Refuses the save of a form that was read before another save, with what is kept now. */
async function assertReadFresh(tx: Tx, reach: Reach, item: ItemRow, read: number, now: Date) {
  const {
    price,
    next_price: _,
    id: _id,
    active: _active,
    ...own
  } = await describeItem(tx, reach, item, now);
  const { price_cents, vat_bp, cost_cents } = price;
  assertFresh(read, { ...own, price_cents, vat_bp, cost_cents });
}

function assertBegins(from: Day, today: Day): void {
  const last = lastBegin(today);
  const message =
    from < today
      ? t(equipmentWords.fromPast)
      : from > last
        ? t(equipmentWords.fromFar, { day: last })
        : null;
  if (message) throw refused(t(outcomes.invalidTitle), { valid_from: message });
}

async function write(tx: Tx, itemId: string, change: Partial<typeof equipmentItems.$inferInsert>) {
  const [saved] = await tx
    .update(equipmentItems)
    .set({ ...change, version: sql`${equipmentItems.version} + 1` })
    .where(eq(equipmentItems.id, itemId))
    .returning({ id: equipmentItems.id, version: equipmentItems.version });
  if (!saved) throw new Error('the item was not saved');
  return saved;
}
