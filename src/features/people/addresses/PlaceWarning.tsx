import { placeWords } from '@contract/locales/es-MX/kernel/places';
import { contradictedPlace } from '@contract/people/known-place';
import { postalCodes } from '@contract/people/postal-codes';
import { t } from '@portal/i18n';
import { useRead } from '@portal/refine/use-read';
import { useDebounced } from '@portal/ui/use-debounced';
import { Alert } from 'antd';
import { useWatch } from 'react-hook-form';
import { codeIn } from './use-filled-places';

/**
 * Says where the postal code of a form is, when its state or municipality is another. The form may be sent all the same.
 * @param under begins the names of the fields, as of `AddressFields`
 */
export function PlaceWarning({ under = '' }: { under?: string }) {
  const [typed, state, municipality]: unknown[] = useWatch({
    name: ['postal_code', 'state', 'municipality'].map((name) => under + name),
  });
  const postalCode = codeIn(typed);
  const { data } = useRead(
    postalCodes.show,
    { params: { postalCode } },
    { enabled: postalCode !== '' },
  );
  const known = postalCode ? data : undefined;
  const now = (known && contradictedPlace(known, { state, municipality })) ?? '';
  // Not while a place is still being typed, or filled in.
  const place = useDebounced(now);
  return (
    <div role="status">
      {place && place === now ? (
        <Alert
          type="warning"
          showIcon
          message={t(placeWords.knownPlace, { code: postalCode, place })}
          description={t(placeWords.check)}
        />
      ) : null}
    </div>
  );
}
