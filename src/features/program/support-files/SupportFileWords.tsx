import { roleName } from '@contract/locales/es-MX/identity/roles';
import { support } from '@contract/locales/es-MX/program/support-files';
import { supportAudiences } from '@contract/program/support-files';
import { t, texts } from '@portal/i18n';
import { MultiSelect } from '@portal/ui/form/inputs/MultiSelect';
import { optionsOf } from '@portal/ui/form/inputs/options';
import { TextAreaWithCounter } from '@portal/ui/form/inputs/TextAreaWithCounter';
import { TextInput } from '@portal/ui/form/inputs/TextInput';

/** What is written of material, and whom it is for. */
export function SupportFileWords() {
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
      <MultiSelect
        name="audience"
        label={t(support.audience)}
        help={t(support.audienceHelp)}
        options={optionsOf(supportAudiences, texts(roleName))}
      />
    </>
  );
}
