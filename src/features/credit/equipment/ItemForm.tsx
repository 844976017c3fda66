import {
  type EquipmentItem,
  equipment,
  itemEdit,
  itemForm,
  itemKinds,
} from '@contract/credit/equipment';
import { marginOf, priceWithVat, vatRate, vatRates, vatText } from '@contract/credit/price-lines';
import { productCatalog } from '@contract/credit/product-catalog';
import { itemKindName } from '@contract/locales/es-MX/credit/equipment';
import { equipmentPage as words } from '@contract/locales/es-MX/credit/equipment-page';
import { common } from '@contract/locales/es-MX/kernel/common';
import { t, texts } from '@portal/i18n';
import { useAct } from '@portal/refine/use-act';
import { AppForm } from '@portal/ui/form/AppForm';
import { FormDrawer } from '@portal/ui/form/FormDialog';
import { DateInput } from '@portal/ui/form/inputs/DateInput';
import { MoneyInput } from '@portal/ui/form/inputs/MoneyInput';
import { optionsOf } from '@portal/ui/form/inputs/options';
import { SelectInput } from '@portal/ui/form/inputs/SelectInput';
import { TextInput } from '@portal/ui/form/inputs/TextInput';
import { useWatch } from 'react-hook-form';
import * as z from 'zod';
import styles from './equipment.module.css';
import { marginText } from './equipment-columns';

const { product_id, cost_cents } = itemForm.shape;

/** A select holds its number as text, and what is left empty is none. */
const typed = {
  vat_bp: z.string().transform(Number).pipe(vatRate),
  product_id: z
    .string()
    .optional()
    .transform((id) => (id ? Number(id) : null))
    .pipe(product_id),
  cost_cents: cost_cents.optional().transform((cents) => cents ?? null),
};
const newItem = itemForm.extend(typed);
const changedItem = itemEdit.extend(typed);

interface ItemFormProps {
  /** Of one that is there; a new one otherwise. */
  item?: EquipmentItem;
  onClose: () => void;
}

/** An item of the catalogue, new or with other words and prices. */
export function ItemForm({ item, onClose }: ItemFormProps) {
  return (
    <FormDrawer
      open
      width={560}
      title={item ? t(words.editTitle, { name: item.name }) : t(words.newTitle)}
      closable={{ 'aria-label': t(common.close) }}
      onClose={onClose}
    >
      {item ? <EditForm item={item} onClose={onClose} /> : <NewForm onClose={onClose} />}
    </FormDrawer>
  );
}

function NewForm({ onClose }: { onClose: () => void }) {
  const create = useAct(equipment.create);
  return (
    <AppForm
      draft="equipment-new"
      schema={newItem}
      initial={{ kind: 'equipment', vat_bp: '1600', unit: 'pieza' }}
      submitLabel={t(words.saveNew)}
      outcome="created"
      onDone={onClose}
      onCancel={onClose}
      onSubmit={async (body) => void (await create.mutateAsync({ body }))}
    >
      <Fields />
    </AppForm>
  );
}

function EditForm({ item, onClose }: { item: EquipmentItem; onClose: () => void }) {
  const edit = useAct(equipment.edit);
  const { id, code, kind, name, brand, model, unit, version, price } = item;
  const { price_cents, vat_bp, cost_cents: cost } = price;
  return (
    <AppForm
      draft={`equipment-${id}`}
      schema={changedItem}
      initial={{
        ...{ code, kind, name, brand, model, unit, version, price_cents },
        product_id: item.product_id === null ? '' : String(item.product_id),
        vat_bp: String(vat_bp),
        ...(cost !== null && { cost_cents: cost }),
      }}
      submitLabel={t(words.save)}
      outcome="updated"
      onDone={onClose}
      onCancel={onClose}
      onSubmit={async (body) =>
        void (await edit.mutateAsync({ params: { equipmentId: id }, body }))
      }
    >
      <Fields />
      <DateInput
        name="valid_from"
        label={t(words.validFrom)}
        help={t(words.validFromHelp)}
        optional
      />
    </AppForm>
  );
}

function Fields() {
  return (
    <>
      <div className={styles.pair}>
        <TextInput name="code" label={t(words.code)} help={t(words.codeHelp)} maxLength={40} />
        <SelectInput
          name="kind"
          label={t(words.kind)}
          options={optionsOf(itemKinds, texts(itemKindName))}
        />
      </div>
      <TextInput name="name" label={t(words.name)} maxLength={120} />
      <div className={styles.pair}>
        <TextInput name="brand" label={t(words.brand)} maxLength={60} optional />
        <TextInput name="model" label={t(words.model)} maxLength={80} optional />
        <SelectInput
          name="product_id"
          label={t(words.product)}
          help={t(words.productHelp)}
          options={productCatalog.map(({ id, text }) => ({ value: String(id), label: t(text) }))}
          optional
        />
        <TextInput name="unit" label={t(words.unit)} help={t(words.unitHelp)} maxLength={20} />
        <MoneyInput name="price_cents" label={t(words.price)} />
        <SelectInput
          name="vat_bp"
          label={t(words.vat)}
          options={vatRates.map((rate) => ({ value: String(rate), label: vatText(rate) }))}
        />
        <MoneyInput name="cost_cents" label={t(words.cost)} help={t(words.costHelp)} optional />
      </div>
      <Reckoned />
    </>
  );
}

/** What the price comes to with VAT, and what is left of it, as it is typed. */
function Reckoned() {
  const [price, rate, cost]: unknown[] = useWatch({
    name: ['price_cents', 'vat_bp', 'cost_cents'],
  });
  const isPriced = newItem.shape.price_cents.safeParse(price);
  if (!isPriced.success) return null;
  const withVat = priceWithVat(isPriced.data, Number(rate));
  const known = cost_cents.safeParse(cost);
  const margin = known.success && known.data !== null ? marginOf(isPriced.data, known.data) : null;
  return (
    <p aria-live="polite" className={styles.reckoned}>
      {margin === null
        ? t(words.reckoned, { withVat })
        : margin < 0
          ? t(words.reckonedLoss, { withVat })
          : t(words.reckonedMargin, { withVat, margin: marginText(margin) })}
    </p>
  );
}
