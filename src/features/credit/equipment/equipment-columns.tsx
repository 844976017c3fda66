import type { EquipmentItem } from '@contract/credit/equipment';
import { vatText } from '@contract/credit/price-lines';
import { productName } from '@contract/credit/product-catalog';
import { toCentavos } from '@contract/kernel/fields/centavos';
import { toDay } from '@contract/kernel/fields/day';
import { itemKindName } from '@contract/locales/es-MX/credit/equipment';
import { equipmentPage as words } from '@contract/locales/es-MX/credit/equipment-page';
import { t } from '@portal/i18n';
import { BesideLink } from '@portal/ui/Beside';
import { formatMoney } from '@portal/ui/format';
import { CellLines, QuietLine } from '@portal/ui/table/CellLines';
import { moneyColumn, stateColumn } from '@portal/ui/table/column-kinds';
import type { Column } from '@portal/ui/table/columns';
import { csvMoney } from '@portal/ui/table/csv-values';
import styles from './equipment.module.css';

/** A margin as people read it: "30%", "-4.5%". */
export const marginText = (basisPoints: number): string =>
  `${(basisPoints / 100).toLocaleString('es-MX', { maximumFractionDigits: 1 })}%`;

export const productText = (id: number | null): string =>
  id === null ? t(words.anyProduct) : productName(id);

/** The next price of an item and from when it holds, or null. */
export const upcomingText = ({ next_price: next }: EquipmentItem): string | null =>
  next && t(words.upcoming, { price: toCentavos(next.price_cents), day: toDay(next.valid_from) });

const shared: readonly Column<EquipmentItem>[] = [
  {
    key: 'code',
    title: t(words.code),
    sortable: true,
    csv: ({ code }) => code,
  },
  {
    key: 'name',
    title: t(words.name),
    sortable: true,
    render: ({ id, name, brand, model }) => (
      <CellLines>
        <BesideLink id={id}>{name}</BesideLink>
        <QuietLine>{[brand, model].filter(Boolean).join(' · ')}</QuietLine>
      </CellLines>
    ),
    csv: ({ name }) => name,
  },
  { key: 'brand', title: t(words.brand), defaultHidden: true, csv: ({ brand }) => brand },
  { key: 'model', title: t(words.model), defaultHidden: true, csv: ({ model }) => model },
  {
    key: 'kind',
    title: t(words.kind),
    defaultHidden: true,
    csv: ({ kind }) => t(itemKindName[kind]),
  },
  {
    key: 'product',
    title: t(words.product),
    render: ({ product_id: id }) => productText(id),
    csv: ({ product_id: id }) => (id === null ? null : productName(id)),
  },
  { key: 'unit', title: t(words.unit), defaultHidden: true, csv: ({ unit }) => unit },
  {
    key: 'price',
    title: t(words.price),
    align: 'right',
    render: (item) => (
      <div className={styles.amounts}>
        <span className="amount">{formatMoney(item.price.price_cents)}</span>
        {item.next_price ? <QuietLine>{upcomingText(item)}</QuietLine> : null}
      </div>
    ),
    csv: ({ price }) => csvMoney(price.price_cents),
  },
  { key: 'vat', title: t(words.vat), csv: ({ price }) => vatText(price.vat_bp) },
  moneyColumn('with_vat', t(words.withVat), ({ price }) => price.with_vat_cents),
];

/** What the company alone sees. */
const costs: readonly Column<EquipmentItem>[] = [
  {
    key: 'cost',
    title: t(words.cost),
    align: 'right',
    defaultHidden: true,
    render: ({ price: { cost_cents: cost } }) => (
      <span className="amount">{cost === null ? t(words.noCost) : formatMoney(cost)}</span>
    ),
    csv: ({ price: { cost_cents: cost } }) => (cost === null ? null : csvMoney(cost)),
  },
  {
    key: 'margin',
    title: t(words.margin),
    align: 'right',
    render: ({ price: { margin_bp: margin } }) => (
      <span className="amount">{margin === null ? t(words.noCost) : marginText(margin)}</span>
    ),
    csv: ({ price: { margin_bp: margin } }) => (margin === null ? null : marginText(margin)),
  },
];

const state = stateColumn<EquipmentItem>('state', t(words.state), ({ active }) =>
  active
    ? { tone: 'success', text: t(words.active) }
    : { tone: 'neutral', text: t(words.inactive) },
);

/** A catalogue as its company sees it, or as its sellers do. */
export const equipmentColumns = (seesCosts: boolean): readonly Column<EquipmentItem>[] => [
  ...shared,
  ...(seesCosts ? costs : []),
  state,
];
