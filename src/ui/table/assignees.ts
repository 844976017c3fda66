import { assignmentWords as words } from '@contract/locales/es-MX/kernel/assignments';
import { t } from '@portal/i18n';
import { personColumn } from './person-column';

/** Who of the staff has the row. */
export const assigneeColumn = <Row extends { assignee: { id: string; name: string } | null }>() =>
  personColumn<Row>(
    'assignee',
    t(words.assignee),
    ({ assignee }) => assignee?.name ?? t(words.nobody),
    ({ assignee }) => assignee?.id ?? null,
  );

/** The filter by it: one's own, nobody's, or one person's. */
export const assigneeFilter = (staff: readonly { id: string; name: string }[] = []) => ({
  name: 'assignee' as const,
  label: t(words.assignee),
  options: [
    { value: 'mine', label: t(words.mine) },
    { value: 'nobody', label: t(words.nobody) },
    ...staff.map(({ id, name }) => ({ value: id, label: name })),
  ],
});
