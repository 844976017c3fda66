import { definitionRows } from '@contract/documents/definition-rows';
import { href } from '@contract/kernel/screens';
import { definitionPages } from '@contract/locales/es-MX/documents/definition-pages';
import { t } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useAct } from '@portal/refine/use-act';
import { useRecord } from '@portal/refine/use-read';
import { AppForm } from '@portal/ui/form/AppForm';
import { Page } from '@portal/ui/kit/Page';
import { useParam, useScreenTitle } from '@portal/ui/screen-context';
import { useNavigate } from 'react-router';
import { DefinitionFields } from './DefinitionFields';
import { valuesOf } from './definition-values';

/** What is asked of a kind of document from a day on. */
export function EditDefinitionPage() {
  const docId = useParam('docId');
  const navigate = useNavigate();
  const params = { docId: Number(docId) };
  const query = useRecord(definitionRows.show, { params });
  const edit = useAct(definitionRows.edit);
  const title = useScreenTitle(query.data);
  const back = () => void navigate(href('documentDefinitionShow', { docId }));
  return (
    <Loaded query={query} title={title}>
      {(record) => (
        <Page title={title} explanation={t(definitionPages.help)}>
          <AppForm
            schema={definitionRows.edit.body}
            initial={{ ...valuesOf(record), version: record.version }}
            draft={`document-definition-${docId}`}
            submitLabel={t(definitionPages.save)}
            outcome="updated"
            onDone={back}
            onCancel={back}
            onSubmit={async (body) => void (await edit.mutateAsync({ params, body }))}
          >
            <DefinitionFields isNew={false} />
          </AppForm>
        </Page>
      )}
    </Loaded>
  );
}
