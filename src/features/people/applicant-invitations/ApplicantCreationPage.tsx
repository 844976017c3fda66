import { formatPhone } from '@contract/kernel/fields/phone';
import { registration } from '@contract/locales/es-MX/identity/public';
import { applicantCreation } from '@contract/locales/es-MX/people/applicant-invitations';
import type { applicantInvitations } from '@contract/people/applicant-invitations';
import { type Answer, call } from '@portal/api/call';
import { t } from '@portal/i18n';
import { Done } from '@portal/ui/public/Done';
import { LinkForm } from '@portal/ui/public/LinkForm';
import { NewPassword } from '@portal/ui/public/NewPassword';
import { PublicCheckbox } from '@portal/ui/public/PublicCheckbox';
import { PublicLink } from '@portal/ui/public/PublicLink';
import { usePublicPlace } from '@portal/ui/public-place';
import { useState } from 'react';
import { Consent } from '../legal/Consent';
import { useTextsRead } from '../legal/use-texts-read';
import { ReadLink } from '../registrations/ReadLink';

const endpoint = () =>
  import('@contract/people/applicant-invitations').then(
    ({ applicantInvitations: all }) => all.redeem,
  );

/** An invited applicant makes their account. What was written of them is shown when they ask, and once the link was used. */
export function ApplicantCreationPage() {
  const { token = '' } = usePublicPlace().params;
  const textsRead = useTextsRead();
  const [made, setMade] = useState<Answer<typeof applicantInvitations.redeem>>();
  if (made) {
    const { full_name: name, invited_by: by, phone } = made;
    return (
      <Done
        title={t(applicantCreation.doneTitle, { name })}
        explanation={t(applicantCreation.done, { by })}
      >
        {phone ? <p>{t(applicantCreation.phone, { phone: formatPhone(phone) })}</p> : null}
      </Done>
    );
  }
  return (
    <LinkForm
      token={token}
      title={t(applicantCreation.title)}
      explanation={t(applicantCreation.help)}
      askAgain={
        <>
          <p>{t(applicantCreation.another)}</p>
          <PublicLink href="/login">{t(registration.haveAccount)}</PublicLink>
        </>
      }
      load={async () => ({ body: (await endpoint()).body.omit({ token: true }) })}
      initial={{ password: '', terms: false }}
      submitLabel={t(applicantCreation.accept)}
      onSubmit={async (body) => {
        setMade(await call(await endpoint(), { body: { ...body, token, ...(await textsRead()) } }));
      }}
    >
      <ReadLink token={token} action={t(registration.readInvitation)} />
      <NewPassword />
      <PublicCheckbox name="terms" label={<Consent />} />
    </LinkForm>
  );
}
