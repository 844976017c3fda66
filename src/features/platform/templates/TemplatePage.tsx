import { templateWords as words } from '@contract/locales/es-MX/platform/templates';
import { isLegalText, templates } from '@contract/platform/templates';
import type { Answer } from '@portal/api/call';
import { t } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useMay } from '@portal/refine/use-may';
import { useRecord } from '@portal/refine/use-read';
import { Page } from '@portal/ui/kit/Page';
import { Section } from '@portal/ui/kit/Section';
import { useParam, useScreenTitle } from '@portal/ui/screen-context';
import { useState } from 'react';
import { useWaitingAct, WaitingNotice } from '../approvals/WaitingAct';
import { Draft } from './Draft';
import { InForce } from './InForce';
import { Places } from './Places';
import { Preview } from './Preview';
import styles from './templates.module.css';
import { Versions } from './Versions';

/** One mail or contract: its words of today, the draft of the next ones, how they read, and what it said before. */
export function TemplatePage() {
  const templateName = useParam('templateName');
  const query = useRecord(templates.show, { params: { templateName } });
  const title = useScreenTitle(query.data);
  return (
    <Loaded query={query} title={title}>
      {(template) => (
        <Page title={title} explanation={t(words.groups[template.group])}>
          <Waiting templateName={templateName} />
          <Words
            key={template.versions.find(({ state }) => state === 'draft')?.id}
            template={template}
          />
          <Section title={t(words.versions)} flush>
            <Versions template={template} />
          </Section>
        </Page>
      )}
    </Loaded>
  );
}

/** New words of a contract that another person has still to confirm. */
function Waiting({ templateName }: { templateName: string }) {
  const act = useWaitingAct(templateName);
  return act ? <WaitingNotice act={act} /> : null;
}

/** What is written beside how it reads. */
function Words({ template }: { template: Answer<typeof templates.show> }) {
  const { name, versions, places, group } = template;
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
          <Draft template={template} draft={draft} onTyped={setTyped} />
        ) : (
          <InForce templateName={name} group={group} version={shown} />
        )}
        <Places places={places} />
      </div>
      <Preview
        isMail={!isLegalText(group)}
        templateName={name}
        subject={shown.subject}
        body={shown.body}
      />
    </div>
  );
}
