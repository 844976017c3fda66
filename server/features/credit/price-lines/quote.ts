import {
  amountsOfLine,
  type LineAsked,
  type PriceLine,
  totalOfLines,
} from '@contract/credit/price-lines';
import type { Centavos } from '@contract/kernel/fields/centavos';
import { dayInMexicoCity } from '@contract/kernel/fields/day';
import { equipmentWords } from '@contract/locales/es-MX/credit/equipment-server';
import { errors as outcomes } from '@contract/locales/es-MX/kernel/outcomes';
import type { Db, Tx } from '@server/db/connection';
import { equipmentItems, equipmentVersions, priceLines } from '@server/db/schema/credit-equipment';
import { refused } from '@server/http/errors';
import { t } from '@server/i18n';
import { and, eq, inArray } from 'drizzle-orm';
import { pricesOn } from '../equipment/items';
import { referenceQuote } from '../projects/terms';

interface Quoted {
  supplierId: string;
  asked: readonly LineAsked[];
  amountCents: Centavos;
  termMonths: number;
  now: Date;
}

type NewLine = Omit<typeof priceLines.$inferInsert, 'preparedRequestId'>;

/**
 * The lines of a quote, at the prices that its company's catalogue has today.
 *
 * @throws AppError refused, on its field, for an item that is not offered, another price than today's, or an amount that
 * is neither the total of the lines nor that with the opening fee
 */
export async function quoteLines(tx: Tx, quoted: Quoted): Promise<NewLine[]> {
  const { supplierId, asked, now } = quoted;
  const offered = await offeredVersions(tx, supplierId, asked);
  const today = dayInMexicoCity(now);
  const prices = await pricesOn(tx, [...new Set(offered.map(({ item }) => item.id))], today);
  const byId = new Map(offered.map((row) => [row.version.id, row]));
  const lines = asked.map((line, position) => {
    const found = byId.get(line.version_id);
    if (!found) throw wrongLine(position, t(equipmentWords.unknownItem));
    const { item, version } = found;
    const { name } = item;
    if (item.deactivatedAt) throw wrongLine(position, t(equipmentWords.notActive, { name }));
    if (prices.get(item.id)?.id !== version.id) {
      throw wrongLine(position, t(equipmentWords.otherPrice, { name }));
    }
    const { quantity, discount_bp } = line;
    const { priceCents, vatBp } = version;
    const amounts = amountsOfLine({
      price_cents: priceCents,
      quantity,
      discount_bp,
      vat_bp: vatBp,
    });
    return {
      position,
      versionId: version.id,
      code: item.code,
      name: [name, item.brand, item.model].filter(Boolean).join(' '),
      unit: item.unit,
      quantity,
      priceCents,
      discountBp: discount_bp,
      vatBp,
      netCents: amounts.net_cents,
      vatCents: amounts.vat_cents,
      totalCents: amounts.total_cents,
    };
  });
  const total = totalOfLines(lines.map(({ totalCents }) => ({ total_cents: totalCents })));
  await assertAmount(tx, quoted, total);
  return lines;
}

/** The versions that are asked for, of the company's own items; none of them is written to until the transaction ends. */
const offeredVersions = (tx: Tx, supplierId: string, asked: readonly LineAsked[]) =>
  tx
    .select({ item: equipmentItems, version: equipmentVersions })
    .from(equipmentVersions)
    .innerJoin(equipmentItems, eq(equipmentItems.id, equipmentVersions.itemId))
    .where(
      and(
        eq(equipmentItems.supplierId, supplierId),
        inArray(
          equipmentVersions.id,
          asked.map(({ version_id: id }) => id),
        ),
      ),
    )
    .for('share');

/** What is asked for is what the lines come to, or so much that they are paid once the fee is taken from it. */
async function assertAmount(tx: Tx, quoted: Quoted, total: Centavos): Promise<void> {
  const { amountCents, termMonths, now } = quoted;
  if (amountCents === total) return;
  const terms = { amountCents: total, termMonths };
  const { with_fee_cents: withFee } = await referenceQuote(tx, terms, dayInMexicoCity(now));
  if (amountCents === withFee) return;
  const amount_cents = t(equipmentWords.otherTotal, { total });
  throw refused(t(outcomes.invalidTitle), { amount_cents });
}

const wrongLine = (position: number, message: string) =>
  refused(t(outcomes.invalidTitle), { [`lines.${position}.version_id`]: message });

const described = (row: typeof priceLines.$inferSelect): PriceLine => ({
  code: row.code,
  name: row.name,
  unit: row.unit,
  quantity: row.quantity,
  price_cents: row.priceCents,
  discount_bp: row.discountBp,
  vat_bp: row.vatBp,
  net_cents: row.netCents,
  vat_cents: row.vatCents,
  total_cents: row.totalCents,
});

/** What prepared requests were quoted, by their ids; nothing of one without lines. */
export async function linesOfAll(
  db: Db | Tx,
  preparedIds: readonly string[],
): Promise<Map<string, PriceLine[]>> {
  const rows = await db
    .select()
    .from(priceLines)
    .where(inArray(priceLines.preparedRequestId, [...preparedIds]))
    .orderBy(priceLines.position);
  const byRequest = new Map<string, PriceLine[]>();
  for (const row of rows) {
    const before = byRequest.get(row.preparedRequestId) ?? [];
    byRequest.set(row.preparedRequestId, [...before, described(row)]);
  }
  return byRequest;
}

/** What a project was quoted; nothing of one without lines. */
export async function linesOfProject(db: Db | Tx, projectId: string): Promise<PriceLine[]> {
  const rows = await db
    .select()
    .from(priceLines)
    .where(eq(priceLines.projectId, projectId))
    .orderBy(priceLines.position);
  return rows.map(described);
}
