import { type EquipmentItem, equipment } from '@contract/credit/equipment';
import { MOST_LINES, vatText } from '@contract/credit/price-lines';
import { toCentavos } from '@contract/kernel/fields/centavos';
import { quoteLines as words } from '@contract/locales/es-MX/credit/equipment-page';
import { t } from '@portal/i18n';
import { useChoices } from '@portal/refine/use-choices';
import { Field } from '@portal/ui/form/Field';
import { NumberInput } from '@portal/ui/form/inputs/NumberInput';
import { PercentInput } from '@portal/ui/form/inputs/PercentInput';
import { useField } from '@portal/ui/form/use-field';
import { formatMoney } from '@portal/ui/format';
import { Button, Select } from 'antd';
import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { itemsChosen, linesTyped, pricedLines, totalTyped } from './line-values';
import styles from './lines.module.css';

/** Lines of the catalogue that a request is quoted by; its amount is what they come to. */
export function LinesInput() {
  const { setValue } = useFormContext();
  const [lines, items]: unknown[] = useWatch({ name: ['lines', 'line_items'] });
  const typed = linesTyped(lines);
  const chosen = itemsChosen(items);
  const total = totalTyped(lines, items);
  useAmount(total);

  function write(next: readonly object[], nextItems: object) {
    // A change of how many there are is no change of what their places hold.
    setValue('line_items', nextItems, { shouldDirty: true });
    setValue('lines', next.length > 0 ? next : undefined, { shouldDirty: true });
  }

  function add({ code, name, brand, model, unit, price }: EquipmentItem) {
    const { id, price_cents, vat_bp } = price;
    const known = [name, brand, model].filter(Boolean).join(' ');
    write([...typed, { version_id: id, quantity: 1, discount_bp: 0 }], {
      ...chosen,
      [id]: { code, name: known, unit, price_cents, vat_bp },
    });
  }

  const priced = new Map(
    typed.map((line, at) => [at, pricedLines([line], items)[0]?.total_cents] as const),
  );
  return (
    <div className={styles.lines}>
      {typed.length > 0 ? (
        <ol>
          {typed.map(({ version_id: id }, at) => {
            const item = chosen[id];
            const name = item?.name ?? '';
            const sum = priced.get(at);
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines are told by their place
              <li key={`${at}-${id}`} aria-label={name}>
                <div className={styles.item}>
                  <VersionError at={at} name={name} />
                  {item ? (
                    <span className={styles.muted}>
                      {t(words.each, {
                        price: toCentavos(item.price_cents),
                        unit: item.unit,
                        vat: vatText(item.vat_bp),
                      })}
                    </span>
                  ) : null}
                </div>
                <NumberInput name={`lines.${at}.quantity`} label={t(words.quantity)} />
                <PercentInput name={`lines.${at}.discount_bp`} label={t(words.discount)} />
                <div className={styles.sum}>
                  <strong className="amount">{sum === undefined ? '' : formatMoney(sum)}</strong>
                  <Button
                    size="small"
                    aria-label={t(words.removeNamed, { name })}
                    onClick={() =>
                      write(
                        typed.filter((_, other) => other !== at),
                        chosen,
                      )
                    }
                  >
                    {t(words.remove)}
                  </Button>
                </div>
              </li>
            );
          })}
        </ol>
      ) : null}
      {typed.length < MOST_LINES ? <Choice onChoose={add} /> : null}
    </div>
  );
}

/** The name of a line's item, with what the server says of it. */
function VersionError({ at, name }: { at: number; name: string }) {
  const field = useField({ name: `lines.${at}.version_id`, label: name, hasHelp: false });
  return (
    <>
      <strong id={field.id} ref={field.control.ref} tabIndex={-1}>
        {name}
      </strong>
      {field.error ? (
        <span id={`${field.id}-error`} className={styles.wrong} role="alert">
          {field.error}
        </span>
      ) : null}
    </>
  );
}

function Choice({ onChoose }: { onChoose: (item: EquipmentItem) => void }) {
  const choices = useChoices(equipment.list, {
    label: ({ code, name, price }) =>
      t(words.option, { code, name, price: toCentavos(price.price_cents) }),
    searchedFrom: 0,
    limit: 20,
    within: { state: 'active' },
  });
  return (
    <Field id="quote-item" label={t(words.choose)} help={t(words.chooseHelp)} optional>
      <Select
        {...choices.selectProps}
        id="quote-item"
        value={null}
        aria-describedby="quote-item-help"
        onChange={(id: string | null) => {
          const item = choices.rows.find((row) => row.id === id);
          if (item) onChoose(item);
          choices.clear();
        }}
      />
    </Field>
  );
}

/** Has the amount follow what the lines come to; what a draft brought back is its person's. */
function useAmount(total: number | null) {
  const { setValue } = useFormContext();
  const before = useRef(total);
  useEffect(() => {
    if (total === null || total === before.current) return;
    before.current = total;
    setValue('net_cents', undefined);
    setValue('amount_cents', total, { shouldDirty: true, shouldValidate: true });
  }, [total, setValue]);
}
