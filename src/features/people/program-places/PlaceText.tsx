import { placeWords as words } from '@contract/locales/es-MX/program/places';
import type { ProgramPlace } from '@contract/program/places';
import { t } from '@portal/i18n';
import { DescriptionList } from '@portal/ui/kit/DescriptionList';

/** The program and zone of something. */
export function PlaceText({ place }: { place: ProgramPlace }) {
  return (
    <DescriptionList
      rows={[
        { label: t(words.program), value: place?.program ?? t(words.none) },
        ...(place ? [{ label: t(words.zone), value: place.zone ?? t(words.wholeProgram) }] : []),
      ]}
    />
  );
}
