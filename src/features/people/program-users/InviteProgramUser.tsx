import { programUserWords } from '@contract/locales/es-MX/people/program-users';
import { peopleReceipts } from '@contract/locales/es-MX/people/receipts';
import { programUsers } from '@contract/people/program-users';
import { t } from '@portal/i18n';
import { useAct } from '@portal/refine/use-act';
import { useMay } from '@portal/refine/use-may';
import { AppForm } from '@portal/ui/form/AppForm';
import { FormModal } from '@portal/ui/form/FormDialog';
import { TextInput } from '@portal/ui/form/inputs/TextInput';
import { useReceipt } from '@portal/ui/kit/use-receipt';
import { Button, Flex } from 'antd';
import { useState } from 'react';
import { PlaceFields } from './PlaceFields';

const schema = programUsers.create.body.omit({ program_id: true });

/** Invites a person to the own program, or to the one that staff look at. */
export function InviteProgramUser({ programId }: { programId?: string }) {
  const give = useReceipt();
  const [open, setOpen] = useState(false);
  const send = useAct(programUsers.create);
  const close = () => setOpen(false);
  if (!useMay('program-users.create')) return null;
  return (
    <>
      <Button type="primary" onClick={() => setOpen(true)}>
        {t(programUserWords.invite)}
      </Button>
      <FormModal open={open} title={t(programUserWords.invite)} onClose={close}>
        <Flex vertical gap={16}>
          <p>{t(programUserWords.inviteHelp)}</p>
          <AppForm
            schema={schema}
            initial={{
              full_name: '',
              email: '',
              role: programId ? 'program_administrator' : 'program_executive_manager',
              zone_ids: [],
            }}
            submitLabel={t(programUserWords.send)}
            onCancel={close}
            onSubmit={async (body) => {
              await send.mutateAsync({ body: { ...body, program_id: programId } });
              give({
                title: t(programUserWords.sent),
                rows: [
                  { label: t(peopleReceipts.person), value: body.full_name },
                  { label: t(peopleReceipts.to), value: body.email },
                ],
                next: t(peopleReceipts.invited),
              });
              close();
            }}
          >
            <TextInput name="full_name" label={t(programUserWords.fullName)} maxLength={120} />
            <TextInput name="email" label={t(programUserWords.email)} type="email" />
            <PlaceFields programId={programId} />
          </AppForm>
        </Flex>
      </FormModal>
    </>
  );
}
