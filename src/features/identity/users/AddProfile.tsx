import type { UserDetail } from '@contract/identity/users';
import { roleName } from '@contract/locales/es-MX/identity/roles';
import { users as listWords, user as words } from '@contract/locales/es-MX/identity/users';
import { registrations } from '@contract/people/registrations';
import { t, texts } from '@portal/i18n';
import { useAct } from '@portal/refine/use-act';
import { useMay } from '@portal/refine/use-may';
import { AppForm } from '@portal/ui/form/AppForm';
import { FormModal } from '@portal/ui/form/FormDialog';
import { optionsOf } from '@portal/ui/form/inputs/options';
import { RadioInput } from '@portal/ui/form/inputs/RadioInput';
import { TextAreaWithCounter } from '@portal/ui/form/inputs/TextAreaWithCounter';
import { App, Button, Flex } from 'antd';
import { useState } from 'react';
import { namesOf } from './user-words';

/** Another profile for the account, where one may be added. */
export function AddProfile({ user }: { user: UserDetail }) {
  const may = useMay('users.edit');
  if (!may || user.profiles_to_add.length === 0) return null;
  return (
    <li>
      <div>
        <strong>{t(listWords.roles)}</strong>
        <p>{namesOf(user.roles)}</p>
      </div>
      <ProfileDialog user={user} />
    </li>
  );
}

function ProfileDialog({ user }: { user: UserDetail }) {
  const { message } = App.useApp();
  const [open, setOpen] = useState(false);
  const add = useAct(registrations.addProfile);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t(words.addProfile)}</Button>
      <FormModal
        open={open}
        title={t(words.addProfileTitle, { name: user.full_name })}
        onClose={close}
      >
        <Flex vertical gap={16}>
          <p>{t(words.addProfileHelp)}</p>
          <AppForm
            schema={registrations.addProfile.body}
            initial={{ type: '', reason: '' }}
            submitLabel={t(words.addProfile)}
            onCancel={close}
            onSubmit={async (body) => {
              await add.mutateAsync({ params: { userId: user.id }, body });
              message.success(t(words.profileAdded));
            }}
            onDone={close}
          >
            <RadioInput
              name="type"
              label={t(listWords.role)}
              options={optionsOf(user.profiles_to_add, texts(roleName))}
            />
            <TextAreaWithCounter
              name="reason"
              label={t(words.addProfileReason)}
              maximum={500}
              rows={3}
            />
          </AppForm>
        </Flex>
      </FormModal>
    </>
  );
}
