import { roleName } from '@contract/locales/es-MX/identity/roles';
import { programUserWords } from '@contract/locales/es-MX/people/program-users';
import { programRoles } from '@contract/people/program-users';
import { zones } from '@contract/program/zones';
import { t, texts } from '@portal/i18n';
import { useRead } from '@portal/refine/use-read';
import { MultiSelect } from '@portal/ui/form/inputs/MultiSelect';
import { optionsOf } from '@portal/ui/form/inputs/options';
import { SelectInput } from '@portal/ui/form/inputs/SelectInput';

interface PlaceFieldsProps {
  programId: string | undefined;
  /** Where they work already, though nobody else is put there. */
  kept?: readonly { id: string }[];
}

/** What a person of a program is, and where they work. */
export function PlaceFields({ programId, kept = [] }: PlaceFieldsProps) {
  const { data } = useRead(zones.list, { query: { program_id: programId } });
  const options = (data?.items ?? [])
    .filter(({ id, active }) => active || kept.some((zone) => zone.id === id))
    .map(({ id, name, region }) => ({ value: id, label: `${name} (${region})` }));
  return (
    <>
      <SelectInput
        name="role"
        label={t(programUserWords.role)}
        options={optionsOf(programRoles, texts(roleName))}
      />
      <MultiSelect
        name="zone_ids"
        label={t(programUserWords.zones)}
        help={t(programUserWords.zoneHelp)}
        options={options}
        optional
      />
    </>
  );
}
