import { registration } from '@contract/locales/es-MX/identity/public';
import { session } from '@contract/locales/es-MX/identity/session';
import { call } from '@portal/api/call';
import { t, texts } from '@portal/i18n';
import { FormShell } from '@portal/ui/public/FormShell';
import { PublicCheckbox } from '@portal/ui/public/PublicCheckbox';
import { PublicForm } from '@portal/ui/public/PublicForm';
import { PublicLink } from '@portal/ui/public/PublicLink';
import { PublicSelect } from '@portal/ui/public/PublicSelect';
import { PublicTextField } from '@portal/ui/public/PublicTextField';
import { usePublicPlace } from '@portal/ui/public-place';
import { useState } from 'react';
import { Consent } from '../legal/Consent';
import { useTextsRead } from '../legal/use-texts-read';
import { RegistrationPage } from './RegistrationPage';
import { isRegistrationType, type RegistrationType } from './registration-types';

const load = () =>
  import('./registration-schema').then((file) => ({ body: file.registrationForm }));

export function RegistrationFormPage() {
  const { params, query } = usePublicPlace();
  const { type } = params;
  // Other roles are invited, never registered.
  return isRegistrationType(type) ? (
    <RegistrationForm type={type} referralCode={query.get('invitacion') ?? ''} />
  ) : (
    <RegistrationPage />
  );
}

function RegistrationForm({
  type,
  referralCode,
}: {
  type: RegistrationType;
  referralCode: string;
}) {
  const textsRead = useTextsRead();
  const [sent, setSent] = useState<{ message: string; email: string }>();
  if (sent) {
    return (
      <FormShell
        title={t(registration.sentTitle)}
        explanation={sent.message}
        aside={<PublicLink href="/solicitar-activacion">{t(session.requestActivation)}</PublicLink>}
      >
        <p>
          {t(registration.sentTo)} <strong>{sent.email}</strong>. {t(registration.sentElsewhere)}{' '}
          <PublicLink href="/registro">{t(registration.startAgain)}</PublicLink>
        </p>
        <PublicLink look="primary" block href="/login">
          {t(session.signIn)}
        </PublicLink>
      </FormShell>
    );
  }
  return (
    <FormShell
      title={t(registration.formTitle[type])}
      aside={<PublicLink href="/login">{t(registration.haveAccount)}</PublicLink>}
    >
      <PublicForm
        draft={`registro-${type}`}
        load={load}
        initial={{
          person_type: type === 'supplier' ? '0' : '1',
          full_name: '',
          email: '',
          referral_code: referralCode,
          terms: false,
        }}
        submitLabel={t(registration.submit)}
        onSubmit={async (values) => {
          const { registrations } = await import('@contract/people/registrations');
          const body = { ...values, type, ...(await textsRead()) };
          const { message } = await call(registrations.create, { body });
          setSent({ message, email: values.email });
        }}
      >
        <PublicSelect
          name="person_type"
          label={t(registration.personType)}
          options={texts(registration.personTypes)}
        />
        <PublicTextField
          name="full_name"
          label={t(registration.fullName)}
          autoComplete="name"
          maxLength={120}
        />
        <PublicTextField
          name="email"
          label={t(session.email)}
          type="email"
          inputMode="email"
          autoComplete="email"
        />
        <PublicTextField
          name="referral_code"
          label={t(registration.referral)}
          autoComplete="off"
          maxLength={20}
          optional
        />
        <p className="pub-help">{t(registration.notice)}</p>
        <PublicCheckbox name="terms" label={<Consent />} />
      </PublicForm>
    </FormShell>
  );
}
