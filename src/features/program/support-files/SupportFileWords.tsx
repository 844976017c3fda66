import { roleName } from '@contract/locales/es-MX/identity/roles';
import { support } from '@contract/locales/es-MX/program/support-files';
import { supportKindName } from '@contract/locales/es-MX/program/support-kinds';
import { supportKinds } from '@contract/program/support-files';
import { t, texts } from '@portal/i18n';
import { MultiSelect } from '@portal/ui/form/inputs/MultiSelect';
import { optionsOf } from '@portal/ui/form/inputs/options';
import { SelectInput } from '@portal/ui/form/inputs/SelectInput';
import { TextAreaWithCounter } from '@portal/ui/form/inputs/TextAreaWithCounter';
import { TextInput } from '@portal/ui/form/inputs/TextInput';
import { usePlace } from './use-place';

/** What is written of material, and whom it is for. */
export function SupportFileWords() {
  const { audiences, isHouse } = usePlace();
  return (
    <>
      <TextInput name="title" label={t(support.title)} maxLength={120} />
      <TextAreaWithCounter
        name="description"
        label={t(support.description)}
        maximum={500}
        rows={3}
        optional
      />
      <SelectInput
        name="kind"
        label={t(support.kind)}
        options={optionsOf(supportKinds, texts(supportKindName))}
      />
      <MultiSelect
        name="audience"
        label={t(support.audience)}
        help={t(isHouse ? support.audienceHelpStaff : support.audienceHelp)}
        options={optionsOf(audiences, texts(roleName))}
      />
    </>
  );
}
