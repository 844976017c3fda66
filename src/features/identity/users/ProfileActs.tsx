import type { UserDetail } from '@contract/identity/users';
import type { OwnProfile } from '@contract/kernel/roles';
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

/** Another profile for the account, and one less, where either is possible. */
export function ProfileActs({ user }: { user: UserDetail }) {
  const may = useMay('users.edit');
  const { profiles_to_add: toAdd, profiles_to_remove: toRemove } = user;
  if (!may || toAdd.length + toRemove.length === 0) return null;
  const name = user.full_name;
  return (
    <li>
      <div>
        <strong>{t(listWords.roles)}</strong>
        <p>{namesOf(user.roles)}</p>
      </div>
      {toAdd.length > 0 ? (
        <ProfileDialog
          userId={user.id}
          endpoint={registrations.addProfile}
          profiles={toAdd}
          label={t(words.addProfile)}
          title={t(words.addProfileTitle, { name })}
          help={t(words.addProfileHelp)}
          done={t(words.profileAdded)}
        />
      ) : null}
      {toRemove.length > 0 ? (
        <ProfileDialog
          danger
          userId={user.id}
          endpoint={registrations.removeProfile}
          profiles={toRemove}
          label={t(words.removeProfile)}
          title={t(words.removeProfileTitle, { name })}
          help={t(words.removeProfileHelp)}
          done={t(words.profileRemoved)}
        />
      ) : null}
    </li>
  );
}

interface ProfileDialogProps {
  userId: string;
  endpoint: typeof registrations.addProfile | typeof registrations.removeProfile;
  profiles: readonly OwnProfile[];
  label: string;
  title: string;
  help: string;
  done: string;
  danger?: boolean;
}

/** Asks which profile and why; what the server refuses is shown in it. */
function ProfileDialog(props: ProfileDialogProps) {
  const { userId, endpoint, profiles, label, title, help, done, danger } = props;
  const { message } = App.useApp();
  const [open, setOpen] = useState(false);
  const act = useAct(endpoint);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{label}</Button>
      <FormModal open={open} title={title} onClose={close}>
        <Flex vertical gap={16}>
          <p>{help}</p>
          <AppForm
            schema={endpoint.body}
            initial={{ type: '', reason: '' }}
            submitLabel={label}
            danger={danger}
            onCancel={close}
            onSubmit={async (body) => {
              await act.mutateAsync({ params: { userId }, body });
              message.success(done);
            }}
            onDone={close}
          >
            <RadioInput
              name="type"
              label={t(listWords.role)}
              options={optionsOf(profiles, texts(roleName))}
            />
            <TextAreaWithCounter
              name="reason"
              label={t(words.profileReason)}
              maximum={500}
              rows={3}
            />
          </AppForm>
        </Flex>
      </FormModal>
    </>
  );
}
