import type { EquipmentItem } from '@contract/credit/equipment';
import { vatText } from '@contract/credit/price-lines';
import { productName } from '@contract/credit/product-catalog';
import type { Day } from '@contract/kernel/fields/day';
import { itemKindName } from '@contract/locales/es-MX/credit/equipment';
import { equipmentPage as words } from '@contract/locales/es-MX/credit/equipment-page';
import { type SheetCell, xlsxFile } from '@server/adapters/xlsx-file';
import type { Db } from '@server/db/connection';
import { t } from '@server/i18n';
import { allItems, type Reach } from './items';

interface WorkbookColumn {
  title: string;
  width: number;
  cell: (item: EquipmentItem) => SheetCell;
}

const columns: readonly WorkbookColumn[] = [
  { title: t(words.code), width: 16, cell: ({ code }) => code },
  { title: t(words.name), width: 44, cell: ({ name }) => name },
  { title: t(words.brand), width: 18, cell: ({ brand }) => brand },
  { title: t(words.model), width: 22, cell: ({ model }) => model },
  { title: t(words.kind), width: 10, cell: ({ kind }) => t(itemKindName[kind]) },
  {
    title: t(words.product),
    width: 24,
    cell: ({ product_id: id }) => (id === null ? '' : productName(id)),
  },
  { title: t(words.unit), width: 12, cell: ({ unit }) => unit },
  { title: t(words.price), width: 16, cell: ({ price }) => ({ cents: price.price_cents }) },
  { title: t(words.vat), width: 8, cell: ({ price }) => vatText(price.vat_bp) },
  { title: t(words.withVat), width: 16, cell: ({ price }) => ({ cents: price.with_vat_cents }) },
  {
    title: t(words.state),
    width: 10,
    cell: ({ active }) => t(active ? words.active : words.inactive),
  },
];

/** What the company alone sees. */
const costs: readonly WorkbookColumn[] = [
  {
    title: t(words.cost),
    width: 16,
    cell: ({ price: { cost_cents: cents } }) => (cents === null ? '' : { cents }),
  },
  {
    title: t(words.margin),
    width: 10,
    cell: ({ price: { margin_bp: margin } }) =>
      margin === null ? '' : `${(margin / 100).toFixed(2)}%`,
  },
];

/** A catalogue as an XLSX workbook, in the order of its names. */
export async function catalogWorkbook(db: Db, reach: Reach, today: Day): Promise<Buffer> {
  const shown = reach.seesCosts ? [...columns, ...costs] : columns;
  const items = await allItems(db, reach, today);
  return xlsxFile([
    {
      name: t(words.fileName),
      widths: shown.map(({ width }) => width),
      head: shown.map(({ title }) => title),
      rows: items.map((item) => shown.map(({ cell }) => cell(item))),
    },
  ]);
}
