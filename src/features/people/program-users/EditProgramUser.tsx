import { programUserWords } from '@contract/locales/es-MX/people/program-users';
import { type ProgramUser, programRoles, programUsers } from '@contract/people/program-users';
import { t } from '@portal/i18n';
import { useAct } from '@portal/refine/use-act';
import { AppForm } from '@portal/ui/form/AppForm';
import { FormModal } from '@portal/ui/form/FormDialog';
import { Alert, Flex } from 'antd';
import { useWatch } from 'react-hook-form';
import { LeftBehind } from './LeftBehind';
import { PlaceFields } from './PlaceFields';

interface EditProgramUserProps {
  member: ProgramUser | undefined;
  programId: string | undefined;
  onClose: () => void;
}

/** Another role, or other zones. */
export function EditProgramUser({ member, programId, onClose }: EditProgramUserProps) {
  const save = useAct(programUsers.edit);
  return (
    <FormModal
      open={member !== undefined}
      title={t(programUserWords.editOne, { name: member?.full_name ?? '' })}
      onClose={onClose}
    >
      {member ? (
        <Flex vertical gap={16}>
          <p>{t(programUserWords.editHelp)}</p>
          <AppForm
            schema={programUsers.edit.body}
            initial={{
              role: member.role,
              zone_ids: member.zones?.map(({ id }) => id) ?? [],
              version: member.version,
            }}
            submitLabel={t(programUserWords.save)}
            outcome="updated"
            onDone={onClose}
            onCancel={onClose}
            onSubmit={async (body) =>
              void (await save.mutateAsync({ params: { programUserId: member.id }, body }))
            }
          >
            <PlaceFields programId={programId} kept={member.zones ?? []} />
            <ChangeByForm member={member} />
          </AppForm>
        </Flex>
      ) : null}
    </FormModal>
  );
}

/** What the form as it stands now would change, before it is saved. */
function ChangeByForm({ member }: { member: ProgramUser }) {
  const [role, zones]: readonly unknown[] = useWatch({ name: ['role', 'zone_ids'] });
  const zoneIds = Array.isArray(zones) ? zones : [];
  return (
    <>
      {member.zones && zoneIds.length === 0 ? (
        <Alert type="warning" showIcon message={t(programUserWords.widened)} />
      ) : null}
      <LeftBehind
        member={member}
        role={programRoles.find((one) => one === role)}
        zoneIds={zoneIds}
      />
    </>
  );
}
