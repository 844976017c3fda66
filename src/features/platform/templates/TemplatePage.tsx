import { templateWords as words } from '@contract/locales/es-MX/platform/templates';
import { mailTemplates } from '@contract/platform/templates';
import type { Answer } from '@portal/api/call';
import { t } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useMay } from '@portal/refine/use-may';
import { useRecord } from '@portal/refine/use-read';
import { Page } from '@portal/ui/kit/Page';
import { Section } from '@portal/ui/kit/Section';
import { useParam, useScreenTitle } from '@portal/ui/screen-context';
import { useState } from 'react';
import { Draft } from './Draft';
import { InForce } from './InForce';
import { Places } from './Places';
import { Preview } from './Preview';
import { Versions } from './Versions';
import styles from './templates.module.css';

/** One mail: its words of today, the draft of the next ones, how they read, and what it said before. */
export function TemplatePage() {
  const templateName = useParam('templateName');
  const query = useRecord(mailTemplates.show, { params: { templateName } });
  const title = useScreenTitle(query.data);
  return (
    <Loaded query={query} title={title}>
      {(template) => (
        <Page title={title} explanation={t(words.groups[template.group])}>
          <Words key={template.versions.find(({ state }) => state === 'draft')?.id} {...template} />
          <Section title={t(words.versions)} flush>
            <Versions templateName={templateName} versions={template.versions} />
          </Section>
        </Page>
      )}
    </Loaded>
  );
}

/** What is written beside how it reads. */
function Words({ name, versions, places }: Answer<typeof mailTemplates.show>) {
  const mayEdit = useMay('templates.edit');
  const draft = mayEdit ? versions.find(({ state }) => state === 'draft') : undefined;
  const inForce = versions.find(({ state }) => state === 'in_force');
  const [typed, setTyped] = useState<{ subject: string; body: string }>();
  const shown = typed ?? draft ?? inForce;
  if (!shown) return null;
  return (
    <div className={styles.sides}>
      <div className={styles.side}>
        {draft ? (
          <Draft templateName={name} draft={draft} onTyped={setTyped} />
        ) : (
          <InForce templateName={name} version={shown} />
        )}
        <Places places={places} />
      </div>
      <Preview templateName={name} subject={shown.subject} body={shown.body} />
    </div>
  );
}
