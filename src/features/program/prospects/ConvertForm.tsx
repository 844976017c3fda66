import { conversionWords as words } from '@contract/locales/es-MX/program/prospect-conversion';
import { prospectInvitations } from '@contract/people/prospect-invitations';
import type { Prospect } from '@contract/program/prospects';
import { t } from '@portal/i18n';
import { useAct } from '@portal/refine/use-act';
import { AppForm } from '@portal/ui/form/AppForm';
import { FormModal } from '@portal/ui/form/FormDialog';
import { TextInput } from '@portal/ui/form/inputs/TextInput';
import { App, Flex } from 'antd';

interface ConvertFormProps {
  prospect: Prospect;
  email: string;
  onClose: () => void;
}

/** Invites a prospect to open an account as an applicant. */
export function ConvertForm({ prospect, email, onClose }: ConvertFormProps) {
  const { message } = App.useApp();
  const send = useAct(prospectInvitations.create);
  return (
    <FormModal
      open
      title={t(words.dialogTitle, { name: prospect.business_name })}
      onClose={onClose}
    >
      <Flex vertical gap={16}>
        <p>{t(words.help)}</p>
        <AppForm
          schema={prospectInvitations.create.body}
          initial={{ email }}
          submitLabel={t(words.send)}
          onCancel={onClose}
          onSubmit={async (body) => {
            await send.mutateAsync({ params: { prospectId: prospect.id }, body });
            message.success(t(words.sent, { email: body.email }));
            onClose();
          }}
        >
          <TextInput name="email" label={t(words.email)} type="email" />
        </AppForm>
      </Flex>
    </FormModal>
  );
}
