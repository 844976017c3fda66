import { roleName } from '@contract/locales/es-MX/identity/roles';
import { programUserWords } from '@contract/locales/es-MX/people/program-users';
import { programRoles } from '@contract/people/program-users';
import { zones } from '@contract/program/zones';
import { t, texts } from '@portal/i18n';
import { useRead } from '@portal/refine/use-read';
import { optionsOf } from '@portal/ui/form/inputs/options';
import { SelectInput } from '@portal/ui/form/inputs/SelectInput';

/** What a person of a program is, and where they work. */
export function PlaceFields({ programId }: { programId: string | undefined }) {
  const { data } = useRead(zones.list, { query: { program_id: programId } });
  const options = (data?.items ?? [])
    .filter(({ active }) => active)
    .map(({ id, name, region }) => ({ value: id, label: `${name} (${region})` }));
  return (
    <>
      <SelectInput
        name="role"
        label={t(programUserWords.role)}
        options={optionsOf(programRoles, texts(roleName))}
      />
      <SelectInput
        name="zone_id"
        label={t(programUserWords.zone)}
        help={t(programUserWords.zoneHelp)}
        options={options}
        optional
      />
    </>
  );
}
