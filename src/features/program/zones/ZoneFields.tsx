import { zoneWords } from '@contract/locales/es-MX/program/zones';
import { type CatalogZone, zones } from '@contract/program/zones';
import { t } from '@portal/i18n';
import { useRead } from '@portal/refine/use-read';
import { MultiSelect } from '@portal/ui/form/inputs/MultiSelect';
import { TagsInput } from '@portal/ui/form/inputs/TagsInput';
import { TextInput } from '@portal/ui/form/inputs/TextInput';
import { TypedCodeMoves } from './TypedCodeMoves';

interface ZoneFieldsProps {
  /** The zone, with what it covers already, whatever the catalogue says since; none of one that is being added. */
  zone?: CatalogZone;
  /** The program that staff mean. */
  programId?: string | undefined;
}

/** What a zone is called, where it is and what it covers. */
export function ZoneFields({ zone, programId }: ZoneFieldsProps) {
  const { data } = useRead(zones.municipalities, {});
  const names = [...new Set([...(data?.items ?? []), ...(zone?.municipalities ?? [])])];
  return (
    <>
      <TextInput name="name" label={t(zoneWords.name)} maxLength={120} />
      <TextInput
        name="region"
        label={t(zoneWords.region)}
        help={t(zoneWords.regionHelp)}
        maxLength={120}
      />
      <MultiSelect
        name="municipalities"
        label={t(zoneWords.municipalities)}
        help={t(zoneWords.municipalitiesHelp)}
        options={names.map((name) => ({ value: name, label: name }))}
        optional
      />
      <TagsInput
        name="postal_codes"
        label={t(zoneWords.postalCodes)}
        help={t(zoneWords.postalCodesHelp)}
        separators={[',', ';', ' ', '\n']}
        optional
      />
      <TypedCodeMoves zoneId={zone?.id} programId={programId} coded={zone?.postal_codes ?? []} />
    </>
  );
}
