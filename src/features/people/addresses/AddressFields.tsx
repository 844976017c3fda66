import { profileField, profileWords } from '@contract/locales/es-MX/people/profiles';
import { postalCodes } from '@contract/people/postal-codes';
import { t } from '@portal/i18n';
import { useRead } from '@portal/refine/use-read';
import { SuggestInput } from '@portal/ui/form/inputs/SuggestInput';
import { TextInput } from '@portal/ui/form/inputs/TextInput';
import { useEffect, useRef, useState } from 'react';
import { get, useFormContext, useWatch } from 'react-hook-form';
import styles from './addresses.module.css';

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
    </>
  );
}

const places = ['state', 'municipality', 'neighbourhood'] as const;
type Place = (typeof places)[number];

const codeIn = (typed: unknown) =>
  typeof typed === 'string' && /^\d{5}$/.test(typed.trim()) ? typed.trim() : '';

/** The colonias of the postal code, after filling in where it is when it is another one than the form began with. */
function usePlaces(under: string): readonly string[] {
  const { setValue, getValues, getFieldState, formState } = useFormContext();
  const postalCode = codeIn(useWatch({ name: `${under}postal_code` }));
  // Also that of a draft, whose fields stay as they were typed.
  const begun = codeIn(get(formState.defaultValues, `${under}postal_code`));
  const [start, setStart] = useState(begun);
  const [filled, setFilled] = useState(begun);
  if (begun !== start) {
    setStart(begun);
    setFilled(begun);
  }
  const { data } = useRead(
    postalCodes.show,
    { params: { postalCode } },
    { enabled: postalCode !== '' },
  );
  // Where the code before was. What is typed from then on is of the new one.
  const left = useRef<ReadonlyMap<Place, unknown>>(undefined);
  useEffect(() => {
    if (postalCode === filled) left.current = undefined;
    else if (filled)
      left.current ??= new Map(places.map((place) => [place, getValues(under + place)]));
  }, [postalCode, filled, under, getValues]);
  useEffect(() => {
    if (!data || postalCode === filled) return;
    setFilled(postalCode);
    const fill = (place: Place, known: string | null | undefined) => {
      const stands = getValues(under + place);
      // Of what the catalogue does not know, nothing stays of another place.
      const value = known || (left.current?.get(place) === stands ? '' : stands);
      if (value === stands) return;
      // Sent before the answer came, the form says that it is missing.
      setValue(under + place, value, {
        shouldDirty: true,
        shouldValidate: getFieldState(under + place).invalid,
      });
    };
    fill('state', data.state);
    fill('municipality', data.municipality);
    // A choice of one is none.
    const [only, ...more] = data.neighbourhoods;
    fill('neighbourhood', more.length === 0 ? only : undefined);
  }, [data, postalCode, filled, under, getValues, getFieldState, setValue]);
  return postalCode && data ? data.neighbourhoods : [];
}
