import { impersonations } from '@contract/identity/auth';
import { users } from '@contract/locales/es-MX/identity/users';
import { t } from '@portal/i18n';
import { useAct } from '@portal/refine/use-act';
import { AppForm } from '@portal/ui/form/AppForm';
import { FormModal } from '@portal/ui/form/FormDialog';
import { TextAreaWithCounter } from '@portal/ui/form/inputs/TextAreaWithCounter';
import { navigate } from '@portal/ui/navigation';
import { Flex } from 'antd';

const schema = impersonations.create.body.pick({ reason: true });

interface EnterAsDialogProps {
  user: { id: string; full_name: string } | undefined;
  onClose: () => void;
}

/** Asks why, and leads to the one-use link that opens the extended session. */
export function EnterAsDialog({ user, onClose }: EnterAsDialogProps) {
  const create = useAct(impersonations.create);
  return (
    <FormModal
      open={user !== undefined}
      title={t(users.enterAsTitle, { name: user?.full_name ?? '' })}
      onClose={onClose}
    >
      <Flex vertical gap={16}>
        <p>{t(users.enterAsHelp)}</p>
        <AppForm
          schema={schema}
          initial={{ reason: '' }}
          submitLabel={t(users.enterAs)}
          onCancel={onClose}
          onSubmit={async ({ reason }) => {
            if (!user) return;
            const { path } = await create.mutateAsync({ body: { user_id: user.id, reason } });
            navigate(path);
          }}
        >
          <TextAreaWithCounter name="reason" label={t(users.reason)} maximum={500} rows={3} />
        </AppForm>
      </Flex>
    </FormModal>
  );
}
