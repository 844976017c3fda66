import { applicantInvitationWords as words } from '@contract/locales/es-MX/people/applicant-invitations';
import { peopleReceipts } from '@contract/locales/es-MX/people/receipts';
import { applicantInvitations } from '@contract/people/applicant-invitations';
import { t } from '@portal/i18n';
import { useAct } from '@portal/refine/use-act';
import { useMay } from '@portal/refine/use-may';
import { AppForm } from '@portal/ui/form/AppForm';
import { FormModal } from '@portal/ui/form/FormDialog';
import { TextInput } from '@portal/ui/form/inputs/TextInput';
import { useReceipt } from '@portal/ui/kit/use-receipt';
import { Button, Flex } from 'antd';
import { useState } from 'react';

/** Invites a person to make their account as the installer's applicant. */
export function InviteApplicant() {
  const give = useReceipt();
  const [open, setOpen] = useState(false);
  const send = useAct(applicantInvitations.create);
  if (!useMay('applicants.create')) return null;
  return (
    <>
      <Button type="primary" onClick={() => setOpen(true)}>
        {t(words.invite)}
      </Button>
      <FormModal open={open} title={t(words.invite)} onClose={() => setOpen(false)}>
        <Flex vertical gap={16}>
          <p>{t(words.inviteHelp)}</p>
          <AppForm
            schema={applicantInvitations.create.body}
            initial={{ full_name: '', email: '', phone: '' }}
            submitLabel={t(words.send)}
            onCancel={() => setOpen(false)}
            onSubmit={async (body) => {
              await send.mutateAsync({ body });
              give({
                title: t(words.sent, { email: body.email }),
                rows: [
                  { label: t(peopleReceipts.person), value: body.full_name },
                  { label: t(peopleReceipts.to), value: body.email },
                ],
                next: t(peopleReceipts.invited),
              });
              setOpen(false);
            }}
          >
            <TextInput name="full_name" label={t(words.fullName)} />
            <TextInput name="email" label={t(words.email)} inputMode="email" />
            <TextInput name="phone" label={t(words.phone)} inputMode="tel" optional />
          </AppForm>
        </Flex>
      </FormModal>
    </>
  );
}
