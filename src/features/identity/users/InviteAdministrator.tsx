import { administrators } from '@contract/identity/administrators';
import { duties } from '@contract/kernel/duties';
import { dutyWords } from '@contract/locales/es-MX/identity/duties';
import { users } from '@contract/locales/es-MX/identity/users';
import { peopleReceipts } from '@contract/locales/es-MX/people/receipts';
import { t } from '@portal/i18n';
import { useAct } from '@portal/refine/use-act';
import { useMay } from '@portal/refine/use-may';
import { AppForm } from '@portal/ui/form/AppForm';
import { FormModal } from '@portal/ui/form/FormDialog';
import { MultiSelect } from '@portal/ui/form/inputs/MultiSelect';
import { TextInput } from '@portal/ui/form/inputs/TextInput';
import { useReceipt } from '@portal/ui/kit/use-receipt';
import { Button, Flex } from 'antd';
import { useState } from 'react';
import { dutyOptions } from './StaffDuties';

/** Invites a colleague to the backoffice; another administrator confirms it, where there is one. */
export function InviteAdministrator() {
  const give = useReceipt();
  const [open, setOpen] = useState(false);
  const send = useAct(administrators.invite);
  if (!useMay('users.create')) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t(users.invite)}</Button>
      <FormModal open={open} title={t(users.invite)} onClose={() => setOpen(false)}>
        <Flex vertical gap={16}>
          <p>{t(users.inviteHelp)}</p>
          <AppForm
            schema={administrators.invite.body}
            initial={{ full_name: '', email: '', duties: [...duties] }}
            submitLabel={t(users.sendInvitation)}
            onCancel={() => setOpen(false)}
            onSubmit={async (body) => {
              await send.mutateAsync({ body });
              give({
                title: t(users.invited),
                rows: [
                  { label: t(peopleReceipts.person), value: body.full_name },
                  { label: t(peopleReceipts.to), value: body.email },
                ],
                next: t(peopleReceipts.invited),
              });
              setOpen(false);
            }}
          >
            <TextInput name="full_name" label={t(users.fullName)} />
            <TextInput name="email" label={t(users.email)} />
            <MultiSelect
              name="duties"
              label={t(dutyWords.title)}
              help={t(dutyWords.help)}
              options={dutyOptions}
            />
          </AppForm>
        </Flex>
      </FormModal>
    </>
  );
}
