import type { BasisPoints } from '@contract/kernel/fields/basis-points';
import type { Centavos } from '@contract/kernel/fields/centavos';
import type { Day } from '@contract/kernel/fields/day';
import type { TextBlock } from '@contract/kernel/text-blocks';
import { priceListWords as words } from '@contract/locales/es-MX/credit/price-lists';
import { textPdf } from '@server/features/platform';
import { t } from '@server/i18n';

const kinds = ['equipment', 'service'] as const;

/** What an installer sells, at its price of a day: without VAT, the rate, and with it. */
interface PricedItem {
  kind: (typeof kinds)[number];
  code: string;
  name: string;
  brand: string;
  model: string;
  unit: string;
  priceCents: Centavos;
  vatBp: BasisPoints;
  withVatCents: Centavos;
}

interface PriceList {
  brand: string;
  company: string;
  items: readonly PricedItem[];
  /** Of the prices. */
  day: Day;
}

/** An installer's price list on paper, for its clients: the same prices of a day always make the same bytes. */
export function priceListPdf({ brand, company, items, day }: PriceList): Promise<Buffer> {
  return textPdf({
    brand,
    title: t(words.title, { company }),
    madeAt: new Date(`${day}T12:00:00Z`),
    facts: [t(words.day, { day })],
    blocks: kinds.flatMap((kind) => blocksOf(kind, items)),
    tables: [],
    closing: [t(words.closing)],
  });
}

function blocksOf(kind: PricedItem['kind'], items: readonly PricedItem[]): TextBlock[] {
  const own = items.filter((item) => item.kind === kind);
  if (own.length === 0) return [];
  return [{ kind: 'heading', label: '', text: t(words.kinds[kind]) }, ...own.map(lineOf)];
}

function lineOf({ code, name, brand, model, unit, ...price }: PricedItem): TextBlock {
  const { priceCents, vatBp: vat, withVatCents: total } = price;
  const whole = [name, brand, model].filter((part) => part !== '').join(' ');
  return {
    kind: 'point',
    label: t(words.item, { name: whole, code }),
    text:
      vat === 0
        ? t(words.exempt, { price: priceCents, unit })
        : t(words.price, { price: priceCents, unit, vat, total }),
  };
}
