import { profileField, profileWords } from '@contract/locales/es-MX/people/profiles';
import { postalCodes } from '@contract/people/postal-codes';
import { t } from '@portal/i18n';
import { useRead } from '@portal/refine/use-read';
import { SuggestInput } from '@portal/ui/form/inputs/SuggestInput';
import { TextInput } from '@portal/ui/form/inputs/TextInput';
import { useCallback } from 'react';
import { get, useFormContext, useWatch } from 'react-hook-form';
import styles from './addresses.module.css';
import { PlaceWarning } from './PlaceWarning';
import { codeIn, type Place, useFilledPlaces } from './use-filled-places';

interface AddressFieldsProps {
  /** Begins the names of the fields: "site." of a form that holds an address under `site`. */
  under?: string;
}

/**
 * Postal code, state, municipality and colonia of a form. A code that is typed fills in what the catalogue knows of
 * it; all of it can be written over, and without a catalogue all of it is typed.
 */
export function AddressFields({ under = '' }: AddressFieldsProps) {
  const found = usePlaces(under);
  return (
    <>
      <div className={styles.pair}>
        <TextInput
          name={`${under}postal_code`}
          label={t(profileField.postal_code)}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={10}
        />
        <TextInput
          name={`${under}state`}
          label={t(profileField.state)}
          autoComplete="address-level1"
        />
      </div>
      <div className={styles.pair}>
        <TextInput
          name={`${under}municipality`}
          label={t(profileField.municipality)}
          autoComplete="address-level2"
        />
        <SuggestInput
          name={`${under}neighbourhood`}
          label={t(profileField.neighbourhood)}
          suggestions={found}
          {...(found.length > 0 && { help: t(profileWords.neighbourhoodHelp) })}
        />
      </div>
      <PlaceWarning under={under} />
    </>
  );
}

/** The colonias of the postal code, after filling in where it is. */
function usePlaces(under: string): readonly string[] {
  const { setValue, getValues, getFieldState, formState } = useFormContext();
  const postalCode = codeIn(useWatch({ name: `${under}postal_code` }));
  const { data } = useRead(
    postalCodes.show,
    { params: { postalCode } },
    { enabled: postalCode !== '' },
  );
  const stands = useCallback((place: Place) => getValues(under + place), [getValues, under]);
  const fill = useCallback(
    (values: Partial<Record<Place, unknown>>) => {
      for (const [place, value] of Object.entries(values)) {
        // Sent before the answer came, the form says that it is missing.
        const shouldValidate = getFieldState(under + place).invalid;
        setValue(under + place, value, { shouldDirty: true, shouldValidate });
      }
    },
    [getFieldState, setValue, under],
  );
  // Also of a draft, whose fields stay as they were typed.
  const begun = codeIn(get(formState.defaultValues, `${under}postal_code`));
  useFilledPlaces({ postalCode, begun, known: data, stands, fill });
  return postalCode && data ? data.neighbourhoods : [];
}
