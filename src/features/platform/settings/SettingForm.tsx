import { addDays, dayInMexicoCity } from '@contract/kernel/fields/day';
import { settingWords } from '@contract/locales/es-MX/platform/setting-info';
import { settingUnits } from '@contract/locales/es-MX/platform/setting-units';
import { settings } from '@contract/locales/es-MX/platform/settings';
import { type SettingKey, settingInfo } from '@contract/platform/setting-info';
import { settings as contract } from '@contract/platform/settings';
import { t } from '@portal/i18n';
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
  const { kind } = settingInfo[settingKey];
  const meaning = t(settingWords[settingKey].meaning);
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
      submitLabel={t(settings.set)}
      outcome="created"
      onDone={onDone}
      onCancel={onDone}
      onSubmit={async (body) => void (await create.mutateAsync({ body }))}
    >
      <p>{meaning}</p>
      <TextInput
        name="value"
        label={t(settings.newValue)}
        help={t(settingUnits[kind])}
        maxLength={200}
      />
      <DateInput name="valid_from" label={t(settings.from)} />
      <TextInput
        name="source"
        label={t(settings.source)}
        help={t(settings.sourceHelp)}
        maxLength={200}
      />
    </AppForm>
  );
}
