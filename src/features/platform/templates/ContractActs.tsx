import { addDays, dayInMexicoCity } from '@contract/kernel/fields/day';
import { templateWords as words } from '@contract/locales/es-MX/platform/templates';
import { type TemplateVersion, templates } from '@contract/platform/templates';
import { t } from '@portal/i18n';
import { useAct } from '@portal/refine/use-act';
import { AppForm } from '@portal/ui/form/AppForm';
import { DateInput } from '@portal/ui/form/inputs/DateInput';
import { TextAreaWithCounter } from '@portal/ui/form/inputs/TextAreaWithCounter';
import { useWaitingAct } from '../approvals/WaitingAct';
import { DraftActs } from './DraftActs';

const MOST_OF_A_REASON = 500;

interface ContractActsProps {
  templateName: string;
  draft: TemplateVersion;
  isSaved: boolean;
}

/** What may be done with a draft of a contract: another person confirms the day that it is given. */
export function ContractActs({ templateName, draft, isSaved }: ContractActsProps) {
  const waits = useWaitingAct(templateName) !== null;
  const publish = useAct(templates.publishContract);
  return (
    <DraftActs
      draft={draft}
      isSaved={isSaved}
      waits={waits}
      publishing={(close) => (
        <AppForm
          schema={templates.publishContract.body}
          initial={{
            from_day: addDays(dayInMexicoCity(new Date()), 1),
            reason: '',
            version: draft.version,
          }}
          submitLabel={t(words.publish)}
          outcome="updated"
          onDone={close}
          onCancel={close}
          onSubmit={async (body) =>
            void (await publish.mutateAsync({
              params: { templateVersionId: draft.id },
              body,
            }))
          }
        >
          <DateInput name="from_day" label={t(words.fromDay)} help={t(words.contractHelp)} />
          <TextAreaWithCounter
            name="reason"
            label={t(words.reason)}
            help={t(words.reasonHelp)}
            maximum={MOST_OF_A_REASON}
          />
        </AppForm>
      )}
    />
  );
}
