import { formatPhone } from '@contract/kernel/fields/phone';
import { agentWords } from '@contract/locales/es-MX/people/agents';
import { type AgentItem, agents } from '@contract/people/agents';
import { t } from '@portal/i18n';
import { useAct } from '@portal/refine/use-act';
import { useMay } from '@portal/refine/use-may';
import { AppForm } from '@portal/ui/form/AppForm';
import { FormModal } from '@portal/ui/form/FormDialog';
import { TextInput } from '@portal/ui/form/inputs/TextInput';
import { Button, Flex } from 'antd';
import { useState } from 'react';

/** Corrects what the installer wrote down of a seller. */
export function EditAgent({ agent, byStaff }: { agent: AgentItem; byStaff: boolean }) {
  const [open, setOpen] = useState(false);
  const edit = useAct(agents.edit);
  if (!useMay('agents.edit')) return null;
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t(agentWords.edit)}</Button>
      <FormModal open={open} title={t(agentWords.edit)} onClose={close}>
        <Flex vertical gap={16}>
          <p>{t(byStaff ? agentWords.editHelpStaff : agentWords.editHelp)}</p>
          <AppForm
            schema={agents.edit.body}
            initial={{
              full_name: agent.full_name,
              phone: agent.phone ? formatPhone(agent.phone) : '',
              version: agent.version,
            }}
            submitLabel={t(agentWords.save)}
            outcome="updated"
            onCancel={close}
            onDone={close}
            onSubmit={async (body) => {
              await edit.mutateAsync({ params: { agentId: agent.id }, body });
            }}
          >
            <TextInput name="full_name" label={t(agentWords.fullName)} />
            <TextInput name="phone" label={t(agentWords.phone)} inputMode="tel" optional />
          </AppForm>
        </Flex>
      </FormModal>
    </>
  );
}
