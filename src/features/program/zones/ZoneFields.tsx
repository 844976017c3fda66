import { zoneWords } from '@contract/locales/es-MX/program/zones';
import { t } from '@portal/i18n';
import { TextInput } from '@portal/ui/form/inputs/TextInput';

/** What a zone is called, and where it is. */
export function ZoneFields() {
  return (
    <>
      <TextInput name="name" label={t(zoneWords.name)} maxLength={120} />
      <TextInput
        name="region"
        label={t(zoneWords.region)}
        help={t(zoneWords.regionHelp)}
        maxLength={120}
      />
    </>
  );
}
