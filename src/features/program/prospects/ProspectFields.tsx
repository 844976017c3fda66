import { prospectWork as words } from '@contract/locales/es-MX/program/prospect-work';
import { prospect as prospectWords } from '@contract/locales/es-MX/program/prospects';
import { PlaceWarning } from '@portal/features/people';
import { t } from '@portal/i18n';
import { SelectInput } from '@portal/ui/form/inputs/SelectInput';
import { TextInput } from '@portal/ui/form/inputs/TextInput';

interface ProspectFieldsProps {
  /** The zones that it may be put in. */
  places: readonly { id: string; name: string }[];
}

/** What is known of a prospect, written by hand. */
export const ProspectFields = ({ places }: ProspectFieldsProps) => (
  <>
    <TextInput name="business_name" label={t(prospectWords.business)} />
    <TextInput name="contact_name" label={t(prospectWords.contact)} />
    <TextInput name="phone" label={t(prospectWords.phone)} type="tel" inputMode="tel" />
    <TextInput name="email" label={t(prospectWords.email)} type="email" optional />
    <TextInput name="rfc" label={t(words.rfc)} uppercase optional />
    <TextInput name="municipality" label={t(prospectWords.municipality)} />
    <TextInput name="state" label={t(words.state)} />
    <TextInput
      name="postal_code"
      label={t(words.postalCode)}
      inputMode="numeric"
      maxLength={10}
      optional
    />
    <PlaceWarning />
    <SelectInput
      name="zone_id"
      label={t(prospectWords.zone)}
      options={places.map(({ id, name }) => ({ value: id, label: name }))}
    />
  </>
);
