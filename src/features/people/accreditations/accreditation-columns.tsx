import { productCatalog, productName } from '@contract/credit/product-catalog';
import { accreditationScreen as words } from '@contract/locales/es-MX/people/accreditations';
import { accreditationStates } from '@contract/people/accreditation-states';
import type { Accreditation } from '@contract/people/accreditations';
import { t } from '@portal/i18n';
import { dateColumn, dayColumn, linkColumn, stateColumn } from '@portal/ui/table/column-kinds';
import type { Column } from '@portal/ui/table/columns';
import { accreditationState, standingOf } from './accreditation-state';

/** What both lists say of each accreditation; `to` is where its name leads. */
export const accreditationColumns = (
  to: (accreditationId: string) => string,
): readonly Column<Accreditation>[] => [
  linkColumn(
    'equipment',
    t(words.equipment),
    ({ brand, model }) => `${brand} ${model}`,
    ({ id }) => to(id),
  ),
  {
    key: 'technology',
    title: t(words.technology),
    csv: ({ product_id }) => productName(product_id),
  },
  stateColumn('state', t(words.state), standingOf),
  dayColumn('valid_until', t(words.validUntil), ({ valid_until }) => valid_until, {
    none: t(words.noDate),
  }),
  dateColumn('state_changed_at', t(words.since), (row) => row.state_changed_at, {
    sortable: true,
  }),
];

export const accreditationFilters = [
  {
    name: 'state',
    label: t(words.state),
    options: accreditationStates.map((state) => ({
      value: state,
      label: accreditationState[state].text,
    })),
  },
  {
    name: 'product_id',
    label: t(words.technology),
    options: productCatalog.map(({ id, text }) => ({ value: String(id), label: t(text) })),
  },
];
