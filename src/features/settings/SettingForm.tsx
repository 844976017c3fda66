import { addDays, dayInMexicoCity } from '@contract/fields/day';
import { settings as contract, settingInfo } from '@contract/settings';
import { settings as words } from '@portal/messages/settings';
import { useSend } from '@portal/refine/use-call';
import { AppForm } from '@portal/ui/form/AppForm';
import { DateInput } from '@portal/ui/form/inputs/DateInput';
import { SelectInput } from '@portal/ui/form/inputs/SelectInput';
import { TextInput } from '@portal/ui/form/inputs/TextInput';

const options = Object.entries(settingInfo).map(([value, { name }]) => ({ value, label: name }));

/** A value from a day on; the server knows the form of each and which days are still free. */
export function SettingForm({ onDone }: { onDone: () => void }) {
  const create = useSend(contract.create, ['settings']);
  return (
    <AppForm
      schema={contract.create.body}
      initial={{
        key: '',
        value: '',
        valid_from: addDays(dayInMexicoCity(new Date()), 1),
        source: '',
      }}
      submitLabel={words.add}
      outcome="created"
      onDone={onDone}
      onCancel={onDone}
      onSubmit={async (body) => void (await create.mutateAsync({ body }))}
    >
      <SelectInput name="key" label={words.name} options={options} />
      <TextInput name="value" label={words.newValue} help={words.newValueHelp} maxLength={200} />
      <DateInput name="valid_from" label={words.from} />
      <TextInput name="source" label={words.source} help={words.sourceHelp} maxLength={200} />
    </AppForm>
  );
}
