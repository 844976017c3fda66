import { coObligorPages } from '@contract/locales/es-MX/credit/co-obligor-pages';
import { placeWords } from '@contract/locales/es-MX/kernel/places';
import type { postalCodes } from '@contract/people/postal-codes';
import { type Answer, call } from '@portal/api/call';
import { t } from '@portal/i18n';
import { usePublicForm } from '@portal/ui/public/form-context';
import { PublicAlert } from '@portal/ui/public/PublicAlert';
import { PublicTextField } from '@portal/ui/public/PublicTextField';
import { useDebounced } from '@portal/ui/use-debounced';
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
  useFilledPlaces({ postalCode, begun, known: known?.answer, stands, fill: change });
  const { state, municipality } = values;
  const found = known?.contradiction({ state, municipality }) ?? '';
  // Not while a place is still being typed, or filled in.
  const place = useDebounced(found);
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
        suggestions={known?.answer.neighbourhoods}
      />
      {place && place === found ? (
        <PublicAlert tone="warning">
          {t(placeWords.knownPlace, { code: postalCode, place })} {t(placeWords.check)}
        </PublicAlert>
      ) : null}
    </>
  );
}

interface Known {
  answer: Answer<typeof postalCodes.show>;
  /** Where the code is, when what was typed is another place. */
  contradiction: (typed: { state: unknown; municipality: unknown }) => string | null;
}

/** What the catalogue knows of a postal code: nothing until it answers. */
function useKnown(postalCode: string) {
  const [known, setKnown] = useState<Known & { of: string }>();
  useEffect(() => {
    if (!postalCode) return;
    let wanted = true;
    ask(postalCode)
      .then((found) => wanted && setKnown({ of: postalCode, ...found }))
      // Without network all of it is typed.
      .catch(() => undefined);
    return () => {
      wanted = false;
    };
  }, [postalCode]);
  // What is known of the code before says nothing of this one.
  return known?.of === postalCode ? known : undefined;
}

async function ask(postalCode: string): Promise<Known> {
  const [{ postalCodes: calls }, { contradictedPlace }] = await Promise.all([
    import('@contract/people/postal-codes'),
    import('@contract/people/known-place'),
  ]);
  const answer = await call(calls.show, { params: { postalCode } }, { token: null });
  return { answer, contradiction: (typed) => contradictedPlace(answer, typed) };
}
