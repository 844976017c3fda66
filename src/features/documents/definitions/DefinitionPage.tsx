import { type DefinitionRow, definitionRows } from '@contract/documents/definition-rows';
import { href } from '@contract/kernel/screens';
import { definitionPages as words } from '@contract/locales/es-MX/documents/definition-pages';
import { documentGroups } from '@contract/locales/es-MX/documents/groups';
import { comparison } from '@contract/locales/es-MX/documents/queue';
import { t } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useMay } from '@portal/refine/use-may';
import { useRecord } from '@portal/refine/use-read';
import { formatDate } from '@portal/ui/format';
import { ButtonLink } from '@portal/ui/kit/ButtonLink';
import { Columns } from '@portal/ui/kit/Columns';
import { DescriptionList } from '@portal/ui/kit/DescriptionList';
import { Page } from '@portal/ui/kit/Page';
import { Section } from '@portal/ui/kit/Section';
import { StatusTag } from '@portal/ui/kit/StatusTag';
import { useParam, useScreenTitle } from '@portal/ui/screen-context';
import { conditionText } from './condition-text';
import { DefinitionHistory } from './DefinitionHistory';
import { DefinitionPreview } from './DefinitionPreview';
import { definitionState } from './definition-state';
import { EndDefinition } from './EndDefinition';

/** One kind of document: what is asked today, how it looks, and what was and will be asked. */
export function DefinitionPage() {
  const docId = useParam('docId');
  const query = useRecord(definitionRows.show, { params: { docId: Number(docId) } });
  const title = useScreenTitle(query.data);
  const mayEdit = useMay('document-definitions.edit');
  return (
    <Loaded query={query} title={title}>
      {(record) => (
        <Page
          title={title}
          explanation={record.is_fixed ? t(words.fixed) : undefined}
          action={
            <>
              <EndDefinition record={record} />
              {mayEdit ? (
                <ButtonLink type="primary" to={href('documentDefinitionEdit', { docId })}>
                  {t(words.edit)}
                </ButtonLink>
              ) : null}
            </>
          }
        >
          <Columns
            side={
              <Section title={t(words.preview)}>
                <DefinitionPreview definition={record} />
              </Section>
            }
          >
            <Section title={t(words.data)}>
              <DescriptionList
                rows={[...dataOf(record), { label: t(words.uploads), value: record.uploads }]}
              />
            </Section>
            <Section title={t(words.history)} flush>
              <DefinitionHistory rows={record.rows} />
            </Section>
          </Columns>
        </Page>
      )}
    </Loaded>
  );
}

const yesNo = (given: boolean) => t(given ? words.yes : words.no);

function dataOf(row: DefinitionRow) {
  const { tone, text } = definitionState(row);
  const { association } = row;
  return [
    { label: t(words.state), value: <StatusTag tone={tone}>{text}</StatusTag> },
    { label: t(words.from), value: formatDate(row.valid_from) },
    ...(row.valid_to ? [{ label: t(words.until), value: formatDate(row.valid_to) }] : []),
    { label: t(words.description), value: row.description },
    { label: t(words.indication), value: row.indication },
    { label: t(words.place), value: t(words.tables[row.db_table]) },
    { label: t(words.field), value: row.db_field },
    { label: t(words.formField), value: row.field_name },
    { label: t(words.group), value: t(documentGroups[row.clasification_2]) },
    { label: t(words.section), value: t(documentGroups[row.section_id]) },
    { label: t(words.types), value: row.file_type.map((type) => type.toUpperCase()).join(', ') },
    { label: t(words.required), value: yesNo(row.is_required) },
    { label: t(words.verified), value: yesNo(row.verification_requiered) },
    {
      label: t(words.compared),
      value: row.compared_with
        ? row.compared_with.map((field) => t(comparison.fields[field])).join(', ')
        : t(words.comparedByGroup),
    },
    { label: t(words.bulk), value: yesNo(row.bulk_verifiable) },
    { label: t(words.coObligor), value: yesNo(row.of_co_obligor) },
    { label: t(words.condition), value: conditionText(row.condition) },
    {
      label: t(words.uploadedBy),
      value: row.uploaded_by.map((who) => t(words.uploaders[who])).join(', ') || '—',
    },
    { label: t(words.editable), value: yesNo(row.bo_editable) },
    { label: t(words.private), value: yesNo(row.bo_private) },
    ...(association
      ? [
          { label: t(words.associatedTable), value: t(words.tables[association.table]) },
          { label: t(words.associationWhen), value: conditionText(association.condition) },
          { label: t(words.several), value: yesNo(association.multi_association) },
        ]
      : []),
  ];
}
