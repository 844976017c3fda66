import { credit } from '@contract/locales/es-MX/credit/credit';
import { creditLine as words } from '@contract/locales/es-MX/treasury/credit-lines';
import type { DrawStatus, ListedDraw } from '@contract/treasury/credit-line-draws';
import { t } from '@portal/i18n';
import type { Tone } from '@portal/ui/kit/tones';
import {
  dayColumn,
  folioColumn,
  linkColumn,
  moneyColumn,
  stateColumn,
} from '@portal/ui/table/column-kinds';
import type { Column } from '@portal/ui/table/columns';

const tones: Record<DrawStatus, Tone> = {
  requested: 'warning',
  approved: 'warning',
  paid: 'info',
  settled: 'success',
  rejected: 'danger',
  cancelled: 'neutral',
};

/** The state of a draw as its tag says it. */
export const drawState = ({
  status,
  is_late: isLate,
}: Pick<ListedDraw, 'status' | 'is_late'>): { tone: Tone; text: string } =>
  isLate
    ? { tone: 'danger', text: t(words.late) }
    : { tone: tones[status], text: t(words.statuses[status]) };

/** Where a draw of a list, its project and its installer have their pages. */
interface DrawPlaces {
  draw: (id: string) => string;
  project: (id: string) => string;
  supplier?: (id: string) => string;
}

/** Columns of a list of draws; an installer's own has no column of installers. */
export const drawColumns = (to: DrawPlaces): readonly Column<ListedDraw>[] => [
  folioColumn(t(words.folio), ({ id }) => to.draw(id)),
  ...(to.supplier
    ? [
        linkColumn<ListedDraw>(
          'supplier_name',
          t(words.installer),
          ({ supplier_name }) => supplier_name,
          ({ supplier_id }) => to.supplier?.(supplier_id) ?? null,
        ),
      ]
    : []),
  linkColumn(
    'project_folio',
    t(words.project),
    ({ project_folio }) => project_folio,
    ({ project_id }) => to.project(project_id),
  ),
  moneyColumn('principal_cents', t(words.principal), ({ principal_cents }) => principal_cents, {
    sortable: true,
  }),
  stateColumn('status', t(words.status), drawState),
  dayColumn('due_on', t(words.dueOn), ({ due_on }) => due_on, { none: t(credit.nothing) }),
  moneyColumn('owed_cents', t(words.owed), ({ owed_cents }) => owed_cents),
];
