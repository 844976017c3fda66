import { profileField } from '@contract/locales/es-MX/people/profiles';
import { type Address, addresses } from '@contract/people/addresses';
import { t } from '@portal/i18n';
import { useAct } from '@portal/refine/use-act';
import { TextInput } from '@portal/ui/form/inputs/TextInput';
import type { EditFormProps } from '../profiles/edit-form';
import { OwnForm } from '../profiles/OwnForm';
import { startingWith } from '../profiles/starting-with';
import { AddressFields } from './AddressFields';
import styles from './addresses.module.css';

const fields = [
  'postal_code',
  'state',
  'municipality',
  'neighbourhood',
  'street',
  'exterior_number',
  'interior_number',
  'references',
] as const;

/** Where a person lives, or a company has its seat. */
export function AddressForm({ kept, ...closing }: { kept: Address } & EditFormProps) {
  const edit = useAct(addresses.edit);
  return (
    <OwnForm
      {...closing}
      lacks={kept.missing}
      draft="address"
      schema={addresses.edit.body}
      initial={{ version: kept.version, ...startingWith(kept, fields) }}
      save={(body) => edit.mutateAsync({ body })}
    >
      <AddressFields />
      <TextInput
        name="street"
        label={t(profileField.street)}
        autoComplete="address-line1"
        maxLength={120}
      />
      <div className={styles.pair}>
        <TextInput name="exterior_number" label={t(profileField.exterior_number)} maxLength={20} />
        <TextInput
          name="interior_number"
          label={t(profileField.interior_number)}
          maxLength={20}
          optional
        />
      </div>
      <TextInput name="references" label={t(profileField.references)} maxLength={200} optional />
    </OwnForm>
  );
}
