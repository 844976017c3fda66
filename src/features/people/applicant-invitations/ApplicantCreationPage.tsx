import { formatPhone } from '@contract/kernel/fields/phone';
import { links, registration } from '@contract/locales/es-MX/identity/public';
import { session } from '@contract/locales/es-MX/identity/session';
import { applicantCreation } from '@contract/locales/es-MX/people/applicant-invitations';
import type { applicantInvitations } from '@contract/people/applicant-invitations';
import { type Answer, call } from '@portal/api/call';
import { t } from '@portal/i18n';
import { FormShell } from '@portal/ui/public/FormShell';
import { PublicCheckbox } from '@portal/ui/public/PublicCheckbox';
import { PublicForm } from '@portal/ui/public/PublicForm';
import { PublicLink } from '@portal/ui/public/PublicLink';
import { PublicTextField } from '@portal/ui/public/PublicTextField';
import { isWholeToken } from '@portal/ui/public/RedeemLink';
import { usePublicPlace } from '@portal/ui/public-place';
import { useState } from 'react';
import { Consent } from '../legal/Consent';

const endpoint = () =>
  import('@contract/people/applicant-invitations').then(
    ({ applicantInvitations: all }) => all.redeem,
  );

/** An invited applicant makes their account. What was written of them is shown once the link was used. */
export function ApplicantCreationPage() {
  const { token = '' } = usePublicPlace().params;
  const [made, setMade] = useState<Answer<typeof applicantInvitations.redeem>>();
  if (made) {
    const { full_name: name, installer, phone } = made;
    return (
      <FormShell
        title={t(applicantCreation.doneTitle, { name })}
        explanation={t(applicantCreation.done, { installer })}
      >
        {phone ? <p>{t(applicantCreation.phone, { phone: formatPhone(phone) })}</p> : null}
        <PublicLink look="primary" block href="/login">
          {t(session.signIn)}
        </PublicLink>
      </FormShell>
    );
  }
  const another = <p>{t(applicantCreation.another)}</p>;
  if (!isWholeToken(token)) {
    return (
      <FormShell title={t(links.goneTitle)} explanation={t(links.gone)}>
        {another}
      </FormShell>
    );
  }
  return (
    <FormShell
      title={t(applicantCreation.title)}
      explanation={t(applicantCreation.help)}
      aside={another}
    >
      <PublicForm
        load={async () => ({ body: (await endpoint()).body.omit({ token: true }) })}
        initial={{ password: '', terms: false }}
        secrets={['password']}
        submitLabel={t(applicantCreation.accept)}
        onSubmit={async (body) => {
          setMade(await call(await endpoint(), { body: { ...body, token } }));
        }}
      >
        <PublicTextField
          name="password"
          label={t(registration.password)}
          type="password"
          help={t(registration.passwordHelp)}
          autoComplete="new-password"
        />
        <PublicCheckbox name="terms" label={<Consent />} />
      </PublicForm>
    </FormShell>
  );
}
