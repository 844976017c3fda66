import { definitionRows } from '@contract/documents/definition-rows';
import { href } from '@contract/kernel/screens';
import { definitionPages } from '@contract/locales/es-MX/documents/definition-pages';
import { t } from '@portal/i18n';
import { useAct } from '@portal/refine/use-act';
import { AppForm } from '@portal/ui/form/AppForm';
import { Page } from '@portal/ui/kit/Page';
import { useScreenTitle } from '@portal/ui/screen-context';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { DefinitionFields } from './DefinitionFields';
import { newDefinition } from './definition-values';

/** A kind of document that was not asked for before. */
export function NewDefinitionPage() {
  const title = useScreenTitle();
  const navigate = useNavigate();
  const create = useAct(definitionRows.create);
  const [initial] = useState(newDefinition);
  const back = () => void navigate(href('documentDefinitionList'));
  return (
    <Page title={title}>
      <AppForm
        schema={definitionRows.create.body}
        initial={initial}
        draft="document-definition"
        submitLabel={t(definitionPages.create)}
        outcome="created"
        onDone={back}
        onCancel={back}
        onSubmit={async (body) => void (await create.mutateAsync({ body }))}
      >
        <DefinitionFields isNew />
      </AppForm>
    </Page>
  );
}
