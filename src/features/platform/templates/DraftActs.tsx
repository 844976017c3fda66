import { dayInMexicoCity } from '@contract/kernel/fields/day';
import { templateWords as words } from '@contract/locales/es-MX/platform/templates';
import { type TemplateVersion, mailTemplates } from '@contract/platform/templates';
import { t } from '@portal/i18n';
import { useAct } from '@portal/refine/use-act';
import { useConfirmedAct } from '@portal/refine/use-confirmed-act';
import { AppForm } from '@portal/ui/form/AppForm';
import { FormModal } from '@portal/ui/form/FormDialog';
import { DateInput } from '@portal/ui/form/inputs/DateInput';
import { useOutcome } from '@portal/ui/kit/use-outcome';
import { Button, Flex } from 'antd';
import { useState } from 'react';

interface DraftActsProps {
  templateName: string;
  draft: TemplateVersion;
  /** What is typed is what is kept. */
  isSaved: boolean;
}

/** What may be done with a draft: a mail to oneself, its day, or its end. */
export function DraftActs({ templateName, draft, isSaved }: DraftActsProps) {
  const { subject, body: text, version } = draft;
  const params = { templateVersionId: draft.id };
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const test = useAct(mailTemplates.test);
  const publish = useAct(mailTemplates.publish);
  const discard = useConfirmedAct(mailTemplates.discard);
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
    <Flex gap={8} wrap>
      <Button
        danger
        loading={discard.isPending}
        onClick={() =>
          void discard.ask(
            {
              title: t(words.discardTitle),
              text: t(words.discardHelp),
              okText: t(words.discard),
              danger: true,
            },
            { params, body: { version } },
            { outcome: 'deleted' },
          )
        }
      >
        {t(words.discard)}
      </Button>
      <Button disabled={!isSaved} loading={test.isPending} onClick={() => void tryIt()}>
        {t(words.test)}
      </Button>
      <Button type="primary" disabled={!isSaved} onClick={() => setOpen(true)}>
        {t(words.publish)}
      </Button>
      <FormModal
        open={open}
        title={t(words.publishTitle, { number: draft.number })}
        onClose={close}
      >
        <AppForm
          schema={mailTemplates.publish.body}
          initial={{ from_day: dayInMexicoCity(new Date()), version }}
          submitLabel={t(words.publish)}
          onDone={close}
          onCancel={close}
          onSubmit={async (body) => {
            const { number, from_day: from } = await publish.mutateAsync({ params, body });
            if (from) tell.document(t(words.published, { number, from }));
          }}
        >
          <DateInput name="from_day" label={t(words.fromDay)} help={t(words.publishHelp)} />
        </AppForm>
      </FormModal>
    </Flex>
  );
}
