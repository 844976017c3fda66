import { agentWords } from '@contract/locales/es-MX/people/agents';
import { type AgentItem, agents } from '@contract/people/agents';
import { t } from '@portal/i18n';
import { useAct } from '@portal/refine/use-act';
import { useChoices } from '@portal/refine/use-choices';
import { useMay } from '@portal/refine/use-may';
import { AppForm } from '@portal/ui/form/AppForm';
import { FormModal } from '@portal/ui/form/FormDialog';
import { SelectInput } from '@portal/ui/form/inputs/SelectInput';
import { App, Button, Flex } from 'antd';
import { useState } from 'react';
import * as z from 'zod';

/** The choice of the installer itself, which has no id among its sellers. */
const COMPANY = 'company';
/** As many as a person reads before typing a name. */
const SHOWN = 25;

const schema = z.strictObject({
  successor_id: z.string().transform((id) => (id === COMPANY ? null : id)),
});

interface RemoveAgentProps {
  agent: AgentItem;
  /** Who ends it is not the installer, whom the choices name then. */
  byStaff: boolean;
}

/** Ends a seller's access, with who goes on with their open projects. */
export function RemoveAgent({ agent, byStaff }: RemoveAgentProps) {
  const { message } = App.useApp();
  const [open, setOpen] = useState(false);
  const remove = useAct(agents.remove);
  if (!useMay('agents.delete')) return null;
  const name = agent.full_name;
  return (
    <>
      <Button danger onClick={() => setOpen(true)}>
        {t(agentWords.remove)}
      </Button>
      <FormModal
        open={open}
        title={t(agentWords.removeAsk, { name })}
        onClose={() => setOpen(false)}
      >
        <Flex vertical gap={16}>
          <p>{t(agentWords.removeHelp)}</p>
          <AppForm
            schema={schema}
            initial={{ successor_id: COMPANY }}
            submitLabel={t(agentWords.remove)}
            danger
            onCancel={() => setOpen(false)}
            onSubmit={async (body) => {
              const params = { agentId: agent.id };
              const { handed_over: count } = await remove.mutateAsync({ params, body });
              message.success(
                count > 0
                  ? t(agentWords.handedOver, { name, count })
                  : t(agentWords.removedDone, { name }),
              );
              setOpen(false);
            }}
          >
            {agent.open_projects > 0 ? <Successor agent={agent} byStaff={byStaff} /> : null}
          </AppForm>
        </Flex>
      </FormModal>
    </>
  );
}

/** The company, or one of its other active sellers, found by name on the server. */
function Successor({ agent, byStaff }: RemoveAgentProps) {
  const { selectProps } = useChoices(agents.list, {
    label: ({ full_name }) => full_name,
    within: { supplier_id: agent.installer.id, state: 'active', sort: 'full_name' },
    limit: SHOWN,
    searchedFrom: 0,
  });
  const company = { value: COMPANY, label: byStaff ? agent.installer.name : t(agentWords.company) };
  return (
    <SelectInput
      name="successor_id"
      label={t(agentWords.successor)}
      help={t(agentWords.openCount, { count: agent.open_projects })}
      {...selectProps}
      options={[company, ...selectProps.options.filter(({ value }) => value !== agent.id)]}
    />
  );
}
