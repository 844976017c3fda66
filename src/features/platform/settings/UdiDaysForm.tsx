import { settings } from '@contract/locales/es-MX/platform/settings';
import { settings as contract } from '@contract/platform/settings';
import { parseUdiDays } from '@contract/platform/udi-days';
import { udiSavedText } from '@portal/features/platform/settings/udi-saved-text';
import { t } from '@portal/i18n';
import { useAct } from '@portal/refine/use-act';
import { AppForm } from '@portal/ui/form/AppForm';
import { TextAreaWithCounter } from '@portal/ui/form/inputs/TextAreaWithCounter';
import { TextInput } from '@portal/ui/form/inputs/TextInput';
import { formatDate } from '@portal/ui/format';
import { useOutcome } from '@portal/ui/kit/use-outcome';
import { Alert } from 'antd';
import { useWatch } from 'react-hook-form';

/** Many days of UDI as Banxico lists them; shows what will be saved before saving. */
export function UdiDaysForm({ onDone }: { onDone: () => void }) {
  const notify = useOutcome();
  const create = useAct(contract.createUdiDays);
  return (
    <AppForm
      schema={contract.createUdiDays.body}
      initial={{ text: '', source: '' }}
      draft="udi-days"
      submitLabel={<SaveLabel />}
      onDone={onDone}
      onCancel={onDone}
      onSubmit={async (body) => {
        const { added, known } = await create.mutateAsync({ body });
        notify.document(udiSavedText(added, known));
      }}
    >
      <p>{t(settings.pasteUdiHelp)}</p>
      <TextAreaWithCounter
        name="text"
        label={t(settings.udiLines)}
        help={t(settings.udiLinesHelp)}
        maximum={20_000}
        rows={12}
      />
      <Ready />
      <TextInput
        name="source"
        label={t(settings.source)}
        help={t(settings.sourceHelp)}
        maxLength={200}
      />
    </AppForm>
  );
}

/** The days that the text has now, in order; none while a line of it is wrong. */
function useReadyDays(): readonly string[] {
  const text: unknown = useWatch({ name: 'text' });
  const parsed = parseUdiDays(typeof text === 'string' ? text : '');
  return parsed.ok ? parsed.days.map(({ day }) => day).toSorted() : [];
}

function SaveLabel() {
  return t(settings.udiSave, { count: useReadyDays().length });
}

function Ready() {
  const days = useReadyDays();
  const [first, last] = [days.at(0), days.at(-1)];
  if (!first || !last) return null;
  const message = t(settings.udiReady, {
    count: days.length,
    from: formatDate(first, 'long'),
    to: formatDate(last, 'long'),
  });
  return <Alert type="info" showIcon message={message} />;
}
