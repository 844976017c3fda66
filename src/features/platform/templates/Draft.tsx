import { templateWords as words } from '@contract/locales/es-MX/platform/templates';
import { type TemplateVersion, MOST_OF_A_BODY, mailTemplates } from '@contract/platform/templates';
import { t } from '@portal/i18n';
import { useAct } from '@portal/refine/use-act';
import { AppForm } from '@portal/ui/form/AppForm';
import { TextAreaWithCounter } from '@portal/ui/form/inputs/TextAreaWithCounter';
import { TextInput } from '@portal/ui/form/inputs/TextInput';
import { Section } from '@portal/ui/kit/Section';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { DraftActs } from './DraftActs';

interface MailText {
  subject: string;
  body: string;
}

interface DraftProps {
  templateName: string;
  draft: TemplateVersion;
  onTyped: (text: MailText) => void;
}

/** The draft of a mail's next version: written, tried, put in force or thrown away. */
export function Draft({ templateName, draft, onTyped }: DraftProps) {
  const { id, number, subject, body, version } = draft;
  const edit = useAct(mailTemplates.edit);
  const [typed, setTyped] = useState<MailText>({ subject, body });
  const isSaved = typed.subject === subject && typed.body === body;
  return (
    <Section
      title={t(words.draftTitle, { number })}
      description={isSaved ? undefined : t(words.saveFirst)}
      action={<DraftActs templateName={templateName} draft={draft} isSaved={isSaved} />}
    >
      <AppForm
        schema={mailTemplates.edit.body}
        initial={{ subject, body, version }}
        submitLabel={t(words.save)}
        outcome="updated"
        onSubmit={async (text) =>
          void (await edit.mutateAsync({ params: { templateVersionId: id }, body: text }))
        }
      >
        <TextInput name="subject" label={t(words.subject)} />
        <TextAreaWithCounter
          name="body"
          label={t(words.body)}
          help={t(words.bodyHelp)}
          maximum={MOST_OF_A_BODY}
          rows={12}
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
function Typed({ onTyped }: { onTyped: (text: MailText) => void }) {
  const [subject, body]: unknown[] = useWatch({ name: ['subject', 'body'] });
  // biome-ignore lint/correctness/useExhaustiveDependencies: told when the text changes, by whatever function hears it then.
  useEffect(() => {
    if (typeof subject === 'string' && typeof body === 'string') onTyped({ subject, body });
  }, [subject, body]);
  return null;
}
