import { type DefinitionRow, definitionRows } from '@contract/documents/definition-rows';
import { href } from '@contract/kernel/screens';
import { definitionPages as words } from '@contract/locales/es-MX/documents/definition-pages';
import { t, texts } from '@portal/i18n';
import { ResourceTable } from '@portal/refine/ResourceTable';
import { useMay } from '@portal/refine/use-may';
import { ButtonLink } from '@portal/ui/kit/ButtonLink';
import { Page } from '@portal/ui/kit/Page';
import { useScreenTitle } from '@portal/ui/screen-context';
import { dayColumn, stateColumn } from '@portal/ui/table/column-kinds';
import type { Column } from '@portal/ui/table/columns';
import { Link } from 'react-router';
import { conditionText } from './condition-text';
import { definitionOptions } from './definition-options';
import { definitionState } from './definition-state';

const askedWhen = ({ condition }: DefinitionRow) =>
  condition ? t(words.when, { condition: conditionText(condition) }) : t(words.always);

const columns: readonly Column<DefinitionRow>[] = [
  {
    key: 'name',
    title: t(words.name),
    render: ({ doc_id, name }) => (
      <Link to={href('documentDefinitionShow', { docId: String(doc_id) })}>{name}</Link>
    ),
    csv: ({ name }) => name,
  },
  {
    key: 'db_table',
    title: t(words.place),
    csv: ({ db_table }) => t(words.tables[db_table]),
  },
  { key: 'condition', title: t(words.askedOf), csv: askedWhen },
  {
    key: 'is_required',
    title: t(words.required),
    csv: ({ is_required }) => t(is_required ? words.yes : words.no),
  },
  stateColumn('state', t(words.state), definitionState),
  dayColumn('valid_from', t(words.from), ({ valid_from }) => valid_from),
];

const { current, upcoming, ended } = texts(words.states);

const filters = [
  {
    name: 'asked',
    label: t(words.state),
    options: Object.entries({ current, upcoming, ended }).map(([value, label]) => ({
      value,
      label,
    })),
  },
  { name: 'db_table', label: t(words.place), options: definitionOptions.tables },
];

/** Every kind of document that is, will be or was asked for. */
export function DefinitionListPage() {
  const title = useScreenTitle();
  const mayAdd = useMay('document-definitions.create');
  return (
    <Page
      title={title}
      explanation={t(words.help)}
      action={
        mayAdd ? (
          <ButtonLink type="primary" to={href('documentDefinitionCreate')}>
            {t(words.add)}
          </ButtonLink>
        ) : null
      }
    >
      <ResourceTable
        id="document-definitions"
        label={t(words.list)}
        endpoint={definitionRows.list}
        columns={columns}
        rowKey={({ id }) => id}
        searchable
        filters={filters}
        empty={{ text: t(words.none) }}
      />
    </Page>
  );
}
