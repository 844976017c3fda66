import { dayInMexicoCity } from '@contract/kernel/fields/day';
import { templateWords as words } from '@contract/locales/es-MX/platform/templates';
import { type TemplateVersion, templates } from '@contract/platform/templates';
import { t } from '@portal/i18n';
import { useAct } from '@portal/refine/use-act';
import { AppForm } from '@portal/ui/form/AppForm';
import { DateInput } from '@portal/ui/form/inputs/DateInput';
import { useOutcome } from '@portal/ui/kit/use-outcome';
import { Button } from 'antd';
import { DraftActs } from './DraftActs';

interface MailActsProps {
  templateName: string;
  draft: TemplateVersion;
  isSaved: boolean;
}

/** What may be done with a draft of a mail: it is tried on who writes it. */
export function MailActs({ templateName, draft, isSaved }: MailActsProps) {
  const { subject, body: text, version } = draft;
  const test = useAct(templates.test);
  const publish = useAct(templates.publish);
  const tell = useOutcome();

  async function tryIt() {
    try {
      const { to } = await test.mutateAsync({
        params: { templateName },
        body: { subject, body: text },
      });
      tell.document(t(words.testSent, { to }));
    } catch (thrown) {
      tell.notDone(thrown);
    }
  }

  return (
    <DraftActs
      draft={draft}
      isSaved={isSaved}
      trial={
        <Button disabled={!isSaved} loading={test.isPending} onClick={() => void tryIt()}>
          {t(words.test)}
        </Button>
      }
      publishing={(close) => (
        <AppForm
          schema={templates.publish.body}
          initial={{ from_day: dayInMexicoCity(new Date()), version }}
          submitLabel={t(words.publish)}
          onDone={close}
          onCancel={close}
          onSubmit={async (body) => {
            const params = { templateVersionId: draft.id };
            const { number, from_day: from } = await publish.mutateAsync({ params, body });
            if (from) tell.document(t(words.published, { number, from }));
          }}
        >
          <DateInput name="from_day" label={t(words.fromDay)} help={t(words.publishHelp)} />
        </AppForm>
      )}
    />
  );
}
