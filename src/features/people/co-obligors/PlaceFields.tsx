import { coObligorPages } from '@contract/locales/es-MX/credit/co-obligor-pages';
import type { postalCodes } from '@contract/people/postal-codes';
import { type Answer, call } from '@portal/api/call';
import { t } from '@portal/i18n';
import { usePublicForm } from '@portal/ui/public/form-context';
import { PublicTextField } from '@portal/ui/public/PublicTextField';
import { useEffect, useState } from 'react';
import { codeIn, useFilledPlaces } from '../addresses/use-filled-places';

const words = coObligorPages.onboarding;

/** Postal code, state, municipality and colonia, of which the code fills in what the catalogue knows. */
export function PlaceFields() {
  const { values, change } = usePublicForm();
  const postalCode = codeIn(values.postal_code);
  const known = useKnown(postalCode);
  // That of a draft, whose fields stay as they were typed.
  const [begun] = useState(postalCode);
  const stands = (place: string) => values[place];
  useFilledPlaces({ postalCode, begun, known, stands, fill: change });
  return (
    <>
      <PublicTextField
        name="postal_code"
        label={t(words.postalCode)}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={10}
      />
      <PublicTextField name="state" label={t(words.state)} autoComplete="address-level1" />
      <PublicTextField
        name="municipality"
        label={t(words.municipality)}
        autoComplete="address-level2"
      />
      <PublicTextField
        name="neighbourhood"
        label={t(words.neighbourhood)}
        autoComplete="address-level3"
        suggestions={known?.neighbourhoods}
      />
    </>
  );
}

/** What the catalogue knows of a postal code: nothing until it answers. */
function useKnown(postalCode: string) {
  const [known, setKnown] = useState<{ of: string; answer: Answer<typeof postalCodes.show> }>();
  useEffect(() => {
    if (!postalCode) return;
    let wanted = true;
    ask(postalCode)
      .then((answer) => wanted && setKnown({ of: postalCode, answer }))
      // Without network all of it is typed.
      .catch(() => undefined);
    return () => {
      wanted = false;
    };
  }, [postalCode]);
  // What is known of the code before says nothing of this one.
  return known?.of === postalCode ? known.answer : undefined;
}

async function ask(postalCode: string) {
  const { postalCodes: calls } = await import('@contract/people/postal-codes');
  return call(calls.show, { params: { postalCode } }, { token: null });
}
