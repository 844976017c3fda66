import { equipment, type PriceVersion } from '@contract/credit/equipment';
import { vatText } from '@contract/credit/price-lines';
import { credit } from '@contract/locales/es-MX/credit/credit';
import { itemKindName } from '@contract/locales/es-MX/credit/equipment';
import { equipmentPage as words } from '@contract/locales/es-MX/credit/equipment-page';
import { common } from '@contract/locales/es-MX/kernel/common';
import { t } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useMay } from '@portal/refine/use-may';
import { useRead, useRecord } from '@portal/refine/use-read';
import { formatMoney } from '@portal/ui/format';
import { DateText } from '@portal/ui/kit/DateText';
import { DescriptionList } from '@portal/ui/kit/DescriptionList';
import { MoneyText } from '@portal/ui/kit/MoneyText';
import { Section } from '@portal/ui/kit/Section';
import { SkeletonLines } from '@portal/ui/kit/Skeletons';
import { StatusTag } from '@portal/ui/kit/StatusTag';
import { CellLines, QuietLine } from '@portal/ui/table/CellLines';
import { ShortTable } from '@portal/ui/table/ShortTable';
import { Button, Drawer } from 'antd';
import { useState } from 'react';
import styles from './equipment.module.css';
import { marginText, productText, upcomingText } from './equipment-columns';
import { ItemActs } from './ItemActs';

interface ItemDrawerProps {
  equipmentId: string | undefined;
  onClose: () => void;
}

/** An item of the catalogue with all prices that it had, has and will have. */
export function ItemDrawer({ equipmentId, onClose }: ItemDrawerProps) {
  return (
    <Drawer
      open={equipmentId !== undefined}
      title={t(words.details)}
      width={600}
      destroyOnHidden
      closable={{ 'aria-label': t(common.close) }}
      onClose={onClose}
    >
      {equipmentId ? <Item equipmentId={equipmentId} /> : null}
    </Drawer>
  );
}

function Item({ equipmentId }: { equipmentId: string }) {
  const mayEdit = useMay('equipment.edit');
  const query = useRecord(equipment.show, { params: { equipmentId } });
  return (
    <Loaded query={query}>
      {(item) => (
        <div className={styles.drawer}>
          <div className={styles.head}>
            <h2>{item.name}</h2>
            <StatusTag tone={item.active ? 'success' : 'neutral'}>
              {t(item.active ? words.active : words.inactive)}
            </StatusTag>
          </div>
          <p className={styles.price}>
            <strong className="amount">{formatMoney(item.price.with_vat_cents)}</strong>{' '}
            {t(words.withVat).toLowerCase()}
          </p>
          {item.next_price ? <p>{upcomingText(item)}</p> : null}
          {mayEdit ? <ItemActs item={item} /> : null}
          <DescriptionList
            rows={[
              { label: t(words.code), value: item.code },
              { label: t(words.kind), value: t(itemKindName[item.kind]) },
              { label: t(words.brand), value: item.brand || t(credit.nothing) },
              { label: t(words.model), value: item.model || t(credit.nothing) },
              { label: t(words.product), value: productText(item.product_id) },
              { label: t(words.unit), value: item.unit },
            ]}
          />
          <Section title={t(words.versions)} flush>
            <Versions equipmentId={equipmentId} seesCosts={mayEdit} />
          </Section>
        </div>
      )}
    </Loaded>
  );
}

const SHOWN = 20;

/** The prices of an item, the newest first, some at a time. */
function Versions({ equipmentId, seesCosts }: { equipmentId: string; seesCosts: boolean }) {
  const [cursor, setCursor] = useState<string>();
  const query = useRead(equipment.versions, {
    params: { equipmentId },
    query: { limit: SHOWN, ...(cursor && { cursor }) },
  });
  return (
    <Loaded query={query} skeleton={<SkeletonLines lines={3} />}>
      {({ items, next_cursor: next }) => (
        <>
          <ShortTable
            label={t(words.versions)}
            rows={items}
            rowKey={({ id }) => id}
            columns={seesCosts ? [...versionColumns, marginColumn] : versionColumns}
          />
          {next === null ? null : (
            <Button size="small" onClick={() => setCursor(next)}>
              {t(words.older)}
            </Button>
          )}
        </>
      )}
    </Loaded>
  );
}

const versionColumns = [
  {
    key: 'since',
    title: t(words.since),
    render: ({ number, valid_from: from }: PriceVersion) => (
      <CellLines>
        <DateText iso={from} />
        <QuietLine>{t(words.version, { number })}</QuietLine>
      </CellLines>
    ),
  },
  {
    key: 'price',
    title: t(words.price),
    render: ({ price_cents: price }: PriceVersion) => <MoneyText centavos={price} />,
  },
  { key: 'vat', title: t(words.vat), render: ({ vat_bp: rate }: PriceVersion) => vatText(rate) },
];

const marginColumn = {
  key: 'margin',
  title: t(words.margin),
  render: ({ margin_bp: margin }: PriceVersion) =>
    margin === null ? t(words.noCost) : marginText(margin),
};
