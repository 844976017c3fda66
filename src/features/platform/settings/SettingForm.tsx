import { addDays, dayInMexicoCity } from '@contract/kernel/fields/day';
import { type SettingKey, settingInfo, settingUnits } from '@contract/platform/setting-info';
import { settings as contract } from '@contract/platform/settings';
import { settings as words } from '@portal/messages/settings';
import { useAct } from '@portal/refine/use-act';
import { AppForm } from '@portal/ui/form/AppForm';
import { DateInput } from '@portal/ui/form/inputs/DateInput';
import { TextInput } from '@portal/ui/form/inputs/TextInput';

/** A value from a day on; the server knows the form of each and which days are still free. */
export function SettingForm({
  settingKey,
  onDone,
}: {
  settingKey: SettingKey;
  onDone: () => void;
}) {
  const create = useAct(contract.create);
  const { kind, meaning } = settingInfo[settingKey];
  return (
    <AppForm
      schema={contract.create.body}
      initial={{
        key: settingKey,
        value: '',
        valid_from: addDays(dayInMexicoCity(new Date()), 1),
        source: '',
      }}
      draft={`setting-${settingKey}`}
      submitLabel={words.set}
      outcome="created"
      onDone={onDone}
      onCancel={onDone}
      onSubmit={async (body) => void (await create.mutateAsync({ body }))}
    >
      <p>{meaning}</p>
      <TextInput name="value" label={words.newValue} help={settingUnits[kind]} maxLength={200} />
      <DateInput name="valid_from" label={words.from} />
      <TextInput name="source" label={words.source} help={words.sourceHelp} maxLength={200} />
    </AppForm>
  );
}
