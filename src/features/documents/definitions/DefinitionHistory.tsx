import type { DefinitionRow } from '@contract/documents/definition-rows';
import { definitionPages as words } from '@contract/locales/es-MX/documents/definition-pages';
import { t } from '@portal/i18n';
import { formatDate } from '@portal/ui/format';
import { StatusTag } from '@portal/ui/kit/StatusTag';
import { ShortTable } from '@portal/ui/table/ShortTable';
import { conditionText } from './condition-text';
import { definitionState } from './definition-state';

/** Every row of a kind, the latest first, with who decided on it and why. */
export function DefinitionHistory({ rows }: { rows: readonly DefinitionRow[] }) {
  return (
    <ShortTable
      label={t(words.history)}
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'from',
          title: t(words.from),
          render: ({ valid_from }) => formatDate(valid_from),
        },
        {
          key: 'state',
          title: t(words.state),
          align: 'left',
          render: (row) => {
            const { tone, text } = definitionState(row);
            return <StatusTag tone={tone}>{text}</StatusTag>;
          },
        },
        {
          key: 'name',
          title: t(words.name),
          align: 'left',
          wraps: true,
          render: (row) => row.name,
        },
        {
          key: 'condition',
          title: t(words.condition),
          align: 'left',
          wraps: true,
          render: ({ condition }) => conditionText(condition),
        },
        {
          key: 'source',
          title: t(words.source),
          align: 'left',
          wraps: true,
          render: ({ source, set_by }) => `${source} (${set_by})`,
        },
      ]}
    />
  );
}
