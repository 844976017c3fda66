import { dutiesBody, staffDuties } from '@contract/identity/administrators';
import type { UserDetail } from '@contract/identity/users';
import { duties, sortDuties } from '@contract/kernel/duties';
import { dutyName, dutyWords as words } from '@contract/locales/es-MX/identity/duties';
import { t, texts } from '@portal/i18n';
import { useAct } from '@portal/refine/use-act';
import { useMay } from '@portal/refine/use-may';
import { AppForm } from '@portal/ui/form/AppForm';
import { FormModal } from '@portal/ui/form/FormDialog';
import { MultiSelect } from '@portal/ui/form/inputs/MultiSelect';
import { optionsOf } from '@portal/ui/form/inputs/options';
import { TextAreaWithCounter } from '@portal/ui/form/inputs/TextAreaWithCounter';
import { App, Button, Flex } from 'antd';
import { useState } from 'react';

export const dutyOptions = optionsOf(duties, texts(dutyName));

/** What an administrator is charged with; a colleague changes it, and another confirms. */
export function StaffDuties({ user }: { user: UserDetail }) {
  const mayEdit = useMay('users.edit');
  return (
    <li>
      <div>
        <strong>{t(words.title)}</strong>
        <p>
          {sortDuties(user.duties)
            .map((duty) => t(dutyName[duty]))
            .join(', ')}
        </p>
      </div>
      {mayEdit && !user.own && user.status === 'active' ? <EditDuties user={user} /> : null}
    </li>
  );
}

function EditDuties({ user }: { user: UserDetail }) {
  const { message } = App.useApp();
  const [open, setOpen] = useState(false);
  const save = useAct(staffDuties.edit);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t(words.edit)}</Button>
      <FormModal open={open} title={t(words.editTitle, { name: user.full_name })} onClose={close}>
        <Flex vertical gap={16}>
          <p>{t(words.help)}</p>
          <AppForm
            schema={dutiesBody}
            initial={{ version: user.restriction.version, duties: user.duties, reason: '' }}
            submitLabel={t(words.save)}
            onCancel={close}
            onSubmit={async (body) => {
              await save.mutateAsync({ params: { userId: user.id }, body });
              message.success(t(words.done));
            }}
            onDone={close}
          >
            <MultiSelect name="duties" label={t(words.title)} options={dutyOptions} />
            <TextAreaWithCounter name="reason" label={t(words.reason)} maximum={500} rows={3} />
          </AppForm>
        </Flex>
      </FormModal>
    </>
  );
}
