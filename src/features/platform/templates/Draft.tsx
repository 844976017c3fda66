import { templateWords as words } from '@contract/locales/es-MX/platform/templates';
import { isLegalText, type TemplateVersion, templates } from '@contract/platform/templates';
import type { Answer } from '@portal/api/call';
import { t } from '@portal/i18n';
import { useAct } from '@portal/refine/use-act';
import { AppForm } from '@portal/ui/form/AppForm';
import { TextAreaWithCounter } from '@portal/ui/form/inputs/TextAreaWithCounter';
import { TextInput } from '@portal/ui/form/inputs/TextInput';
import { Section } from '@portal/ui/kit/Section';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { ContractActs } from './ContractActs';
import { MailActs } from './MailActs';
import { subjectLabel, type TemplateText } from './template-text';

interface DraftProps {
  template: Pick<Answer<typeof templates.show>, 'name' | 'group' | 'most_of_body'>;
  draft: TemplateVersion;
  onTyped: (text: TemplateText) => void;
}

/** The draft of a template's next version: written, tried, put in force or thrown away. */
export function Draft({ template, draft, onTyped }: DraftProps) {
  const { id, number, subject, body, version } = draft;
  const edit = useAct(templates.edit);
  const [typed, setTyped] = useState<TemplateText>({ subject, body });
  const isContract = isLegalText(template.group);
  const isSaved = typed.subject === subject && typed.body === body;
  return (
    <Section
      title={t(words.draftTitle, { number })}
      description={isSaved ? undefined : t(isContract ? words.saveContractFirst : words.saveFirst)}
      action={
        isContract ? (
          <ContractActs templateName={template.name} draft={draft} isSaved={isSaved} />
        ) : (
          <MailActs templateName={template.name} draft={draft} isSaved={isSaved} />
        )
      }
    >
      <AppForm
        schema={templates.edit.body}
        initial={{ subject, body, version }}
        submitLabel={t(words.save)}
        outcome="updated"
        onSubmit={async (text) =>
          void (await edit.mutateAsync({ params: { templateVersionId: id }, body: text }))
        }
      >
        <TextInput name="subject" label={subjectLabel(template.group)} />
        <TextAreaWithCounter
          name="body"
          label={t(words.body)}
          help={t(isContract ? words.contractBodyHelp : words.bodyHelp)}
          maximum={template.most_of_body}
          rows={isContract ? 24 : 12}
        />
        <Typed
          onTyped={(text) => {
            setTyped(text);
            onTyped(text);
          }}
        />
      </AppForm>
    </Section>
  );
}

/** Tells what stands in the form, for its preview. */
function Typed({ onTyped }: { onTyped: (text: TemplateText) => void }) {
  const [subject, body]: unknown[] = useWatch({ name: ['subject', 'body'] });
  // biome-ignore lint/correctness/useExhaustiveDependencies: told when the text changes, by whatever function hears it then.
  useEffect(() => {
    if (typeof subject === 'string' && typeof body === 'string') onTyped({ subject, body });
  }, [subject, body]);
  return null;
}
