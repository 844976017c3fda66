import { agentWords } from '@contract/locales/es-MX/people/agents';
import { peopleReceipts } from '@contract/locales/es-MX/people/receipts';
import { agents } from '@contract/people/agents';
import { suppliersDirectory } from '@contract/people/suppliers-directory';
import { t } from '@portal/i18n';
import { useAct } from '@portal/refine/use-act';
import { useChoices } from '@portal/refine/use-choices';
import { useMay } from '@portal/refine/use-may';
import { AppForm } from '@portal/ui/form/AppForm';
import { FormModal } from '@portal/ui/form/FormDialog';
import { SelectInput } from '@portal/ui/form/inputs/SelectInput';
import { TextInput } from '@portal/ui/form/inputs/TextInput';
import { ErrorState } from '@portal/ui/kit/ErrorState';
import { useReceipt } from '@portal/ui/kit/use-receipt';
import { Button, Flex } from 'antd';
import { useState } from 'react';
import * as z from 'zod';

/** As many as a person reads before typing a name. */
const SHOWN = 25;

const staffSchema = agents.create.body.extend({ supplier_id: z.uuid() });

/** Invites a person to sell for the installer; staff say for which. */
export function InviteAgent({ byStaff = false }: { byStaff?: boolean }) {
  const give = useReceipt();
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
            schema={byStaff ? staffSchema : agents.create.body}
            initial={{ full_name: '', email: '', phone: '', ...(byStaff && { supplier_id: '' }) }}
            submitLabel={t(agentWords.sendInvitation)}
            onCancel={() => setOpen(false)}
            onSubmit={async (body) => {
              await send.mutateAsync({ body });
              give({
                title: t(agentWords.invited, { email: body.email }),
                rows: [
                  { label: t(peopleReceipts.person), value: body.full_name },
                  { label: t(peopleReceipts.to), value: body.email },
                ],
                next: t(peopleReceipts.invited),
              });
              setOpen(false);
            }}
          >
            {byStaff ? <InstallerSelect /> : null}
            <TextInput name="full_name" label={t(agentWords.fullName)} />
            <TextInput name="email" label={t(agentWords.email)} inputMode="email" />
            <TextInput name="phone" label={t(agentWords.phone)} inputMode="tel" optional />
          </AppForm>
        </Flex>
      </FormModal>
    </>
  );
}

/** One of the installers that may take on sellers, found by name on the server. */
function InstallerSelect() {
  const installers = useChoices(suppliersDirectory.list, {
    label: ({ name }) => name,
    limit: SHOWN,
    searchedFrom: 0,
  });
  if (installers.isError) return <ErrorState reload={() => installers.refetch()} />;
  return (
    <SelectInput name="supplier_id" label={t(agentWords.installer)} {...installers.selectProps} />
  );
}
