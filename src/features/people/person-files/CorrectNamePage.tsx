import { personFiles as words } from '@contract/locales/es-MX/people/person-files';
import { type NameCorrection, nameCorrection } from '@contract/people/name-correction';
import type { PersonFile } from '@contract/people/person-files';
import { t } from '@portal/i18n';
import { AppForm } from '@portal/ui/form/AppForm';
import { TextAreaWithCounter } from '@portal/ui/form/inputs/TextAreaWithCounter';
import { TextInput } from '@portal/ui/form/inputs/TextInput';
import { Page } from '@portal/ui/kit/Page';
import { Section } from '@portal/ui/kit/Section';
import { AccountClosed } from './AccountClosed';

interface CorrectNamePageProps {
  title: string;
  file: PersonFile;
  onSubmit: (body: NameCorrection) => Promise<unknown>;
  onDone: () => void;
}

/** Corrects how a person or a company is called, with the paper that proves it. */
export function CorrectNamePage({ title, file, onSubmit, onDone }: CorrectNamePageProps) {
  if (file.closed) {
    return (
      <Page title={title}>
        <AccountClosed />
      </Page>
    );
  }
  return (
    <Page title={title} explanation={t(words.correctHelp)}>
      <Section title={file.full_name}>
        <AppForm
          schema={nameCorrection}
          initial={{ version: file.profile.version, full_name: file.full_name, reason: '' }}
          submitLabel={t(words.save)}
          outcome="updated"
          onSubmit={async (body) => void (await onSubmit(body))}
          onDone={onDone}
          onCancel={onDone}
        >
          <TextInput name="full_name" label={t(words.name)} maxLength={120} />
          <TextAreaWithCounter name="reason" label={t(words.reason)} maximum={500} rows={3} />
        </AppForm>
      </Section>
    </Page>
  );
}
