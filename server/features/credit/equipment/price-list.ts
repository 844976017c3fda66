import type { EquipmentItem } from '@contract/credit/equipment';
import { toBasisPoints } from '@contract/kernel/fields/basis-points';
import { toCentavos } from '@contract/kernel/fields/centavos';
import type { Day } from '@contract/kernel/fields/day';
import type { TextBlock } from '@contract/kernel/text-blocks';
import { priceListWords as words } from '@contract/locales/es-MX/credit/price-lists';
import { textPdf } from '@server/features/platform';
import { t } from '@server/i18n';

const kinds = ['equipment', 'service'] as const;

interface PriceList {
  brand: string;
  company: string;
  items: readonly EquipmentItem[];
  /** Of the prices. */
  day: Day;
}

/** An installer's price list on paper, for its clients: the same prices of a day always make the same bytes. */
export const priceListPdf = ({ brand, company, items, day }: PriceList): Promise<Buffer> =>
  textPdf({
    brand,
    title: t(words.title, { company }),
    madeAt: new Date(`${day}T12:00:00Z`),
    facts: [t(words.day, { day })],
    blocks: kinds.flatMap((kind) => describeKind(kind, items)),
    tables: [],
    closing: [t(words.closing)],
  });

function describeKind(kind: EquipmentItem['kind'], items: readonly EquipmentItem[]): TextBlock[] {
  const own = items.filter((item) => item.kind === kind);
  if (own.length === 0) return [];
  return [{ kind: 'heading', label: '', text: t(words.kinds[kind]) }, ...own.map(describeItem)];
}

function describeItem({ code, name, brand, model, unit, price: priced }: EquipmentItem): TextBlock {
  const price = toCentavos(priced.price_cents);
  const whole = [name, brand, model].filter((part) => part !== '').join(' ');
  return {
    kind: 'point',
    label: t(words.item, { name: whole, code }),
    text:
      priced.vat_bp === 0
        ? t(words.exempt, { price, unit })
        : t(words.price, {
            ...{ price, unit, vat: toBasisPoints(priced.vat_bp) },
            total: toCentavos(priced.with_vat_cents),
          }),
  };
}
