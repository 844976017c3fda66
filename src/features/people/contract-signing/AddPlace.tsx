import { contractSigningPage as words } from '@contract/locales/es-MX/credit/contract-signing-page';
import { t } from '@portal/i18n';
import { PublicAlert } from '@portal/ui/public/PublicAlert';
import { PublicButton } from '@portal/ui/public/PublicButton';
import { useState } from 'react';

export interface Place {
  latitude: number;
  longitude: number;
}

interface AddPlaceProps {
  place: Place | null;
  onPlace: (place: Place) => void;
}

/** Lets who signs add where they are; nothing waits for it. */
export function AddPlace({ place, onPlace }: AddPlaceProps) {
  const [refused, setRefused] = useState(false);
  if (place) return <PublicAlert tone="success">{t(words.placeAdded)}</PublicAlert>;
  if (refused || !('geolocation' in navigator)) {
    return <PublicAlert tone="info">{t(words.placeRefused)}</PublicAlert>;
  }
  return (
    <PublicButton
      look="plain"
      onClick={() =>
        navigator.geolocation.getCurrentPosition(
          ({ coords: { latitude, longitude } }) => onPlace({ latitude, longitude }),
          () => setRefused(true),
          { enableHighAccuracy: true, timeout: 30_000 },
        )
      }
    >
      {t(words.addPlace)}
    </PublicButton>
  );
}
