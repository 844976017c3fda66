import { href } from '@contract/kernel/screens';
import { registration } from '@contract/locales/es-MX/identity/public';
import { roleName } from '@contract/locales/es-MX/identity/roles';
import { users } from '@contract/locales/es-MX/identity/users';
import { peopleReceipts } from '@contract/locales/es-MX/people/receipts';
import { registrations } from '@contract/people/registrations';
import { t, texts } from '@portal/i18n';
import { useAct } from '@portal/refine/use-act';
import { AppForm } from '@portal/ui/form/AppForm';
import { optionsOf } from '@portal/ui/form/inputs/options';
import { RadioInput } from '@portal/ui/form/inputs/RadioInput';
import { TextAreaWithCounter } from '@portal/ui/form/inputs/TextAreaWithCounter';
import { TextInput } from '@portal/ui/form/inputs/TextInput';
import { Page } from '@portal/ui/kit/Page';
import { useReceipt } from '@portal/ui/kit/use-receipt';
import { useScreenTitle } from '@portal/ui/screen-context';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { registrationTypes } from './registration-types';

const personTypes = texts(registration.personTypes).map(({ value, label }) => ({
  value: Number(value),
  label,
}));

/** Staff open an account for somebody; administrators, sellers and people of programs are invited where they work. */
export function OpenAccountPage() {
  const give = useReceipt();
  const navigate = useNavigate();
  const open = useAct(registrations.open);
  const opened = useRef<{ id: string; email: string; name: string }>(undefined);
  return (
    <Page title={useScreenTitle()} explanation={t(users.openHelp)}>
      <AppForm
        schema={registrations.open.body}
        initial={{ type: '', person_type: 1, full_name: '', email: '', reason: '' }}
        submitLabel={t(users.open)}
        onCancel={() => void navigate(href('userList'))}
        onSubmit={async (body) => {
          const { id } = await open.mutateAsync({ body });
          opened.current = { id, email: body.email, name: body.full_name };
        }}
        onDone={() => {
          if (!opened.current) return;
          const { id: userId, email, name } = opened.current;
          give(
            {
              title: t(users.opened, { email }),
              rows: [{ label: t(peopleReceipts.person), value: name }],
              next: t(peopleReceipts.opened),
            },
            href('userFile', { userId }),
          );
        }}
      >
        <RadioInput
          name="type"
          label={t(users.role)}
          options={optionsOf(registrationTypes, texts(roleName))}
        />
        <RadioInput name="person_type" label={t(registration.personType)} options={personTypes} />
        <TextInput name="full_name" label={t(registration.fullName)} />
        <TextInput name="email" label={t(users.email)} />
        <TextAreaWithCounter name="reason" label={t(users.openReason)} maximum={500} rows={3} />
      </AppForm>
    </Page>
  );
}
