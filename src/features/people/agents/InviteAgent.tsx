import { agentWords } from '@contract/locales/es-MX/people/agents';
import { agents } from '@contract/people/agents';
import { t } from '@portal/i18n';
import { useAct } from '@portal/refine/use-act';
import { useMay } from '@portal/refine/use-may';
import { AppForm } from '@portal/ui/form/AppForm';
import { FormModal } from '@portal/ui/form/FormDialog';
import { TextInput } from '@portal/ui/form/inputs/TextInput';
import { App, Button, Flex } from 'antd';
import { useState } from 'react';

/** Invites a person to sell for the installer. */
export function InviteAgent() {
  const { message } = App.useApp();
  const [open, setOpen] = useState(false);
  const send = useAct(agents.create);
  if (!useMay('agents.create')) return null;
  return (
    <>
      <Button type="primary" onClick={() => setOpen(true)}>
        {t(agentWords.invite)}
      </Button>
      <FormModal open={open} title={t(agentWords.invite)} onClose={() => setOpen(false)}>
        <Flex vertical gap={16}>
          <p>{t(agentWords.inviteHelp)}</p>
          <AppForm
            schema={agents.create.body}
            initial={{ full_name: '', email: '', phone: '' }}
            submitLabel={t(agentWords.sendInvitation)}
            onCancel={() => setOpen(false)}
            onSubmit={async (body) => {
              await send.mutateAsync({ body });
              message.success(t(agentWords.invited, { email: body.email }));
              setOpen(false);
            }}
          >
            <TextInput name="full_name" label={t(agentWords.fullName)} />
            <TextInput name="email" label={t(agentWords.email)} inputMode="email" />
            <TextInput name="phone" label={t(agentWords.phone)} inputMode="tel" optional />
          </AppForm>
        </Flex>
      </FormModal>
    </>
  );
}
