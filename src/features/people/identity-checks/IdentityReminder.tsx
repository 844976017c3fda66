import { identityPhotoName } from '@contract/locales/es-MX/documents/identity-photos';
import {
  identityCheckByKind,
  identityChecks as words,
} from '@contract/locales/es-MX/people/identity-checks';
import { onboardingWords } from '@contract/locales/es-MX/people/onboarding';
import {
  type IdentityGap,
  type IdentityOverview,
  identityChecks,
} from '@contract/people/identity-checks';
import { t } from '@portal/i18n';
import { useRead } from '@portal/refine/use-read';
import { ButtonLink } from '@portal/ui/kit/ButtonLink';
import { Alert } from 'antd';
import { useIdentityPages } from './areas';

/** What the identity check of an applicant or investor lacks, which photograph was rejected and why, with the way there. */
export function IdentityReminder() {
  const pages = useIdentityPages();
  const { data } = useRead(identityChecks.overview, {});
  if (!data || data.missing.length === 0) return null;
  const rejected = data.photos.filter(({ state }) => state === 'rechazado');
  const lacking = namesOf(data);
  return (
    <Alert
      type={rejected.length > 0 ? 'warning' : 'info'}
      showIcon
      message={t(identityCheckByKind[data.person_kind].incomplete)}
      description={
        <>
          {rejected.map(({ photo, reject_reason: reason }) => (
            <p key={photo}>
              {t(words.rejectedPhoto, { photo: t(identityPhotoName[photo]), reason: reason ?? '' })}
            </p>
          ))}
          {lacking.length > 0 ? <p>{t(words.lacks, { names: lacking.join(', ') })}</p> : null}
        </>
      }
      action={
        <ButtonLink type="primary" to={pages.overview}>
          {t(words.fill)}
        </ButtonLink>
      }
    />
  );
}

/** What was never given, by name. */
function namesOf({ missing, photos, person_kind: kind }: IdentityOverview): string[] {
  const names: Record<IdentityGap, string> = {
    person: t(onboardingWords.sections[kind].identity_answers),
    controllers: t(onboardingWords.sections[kind].controllers),
    real_owner: t(onboardingWords.lacks.real_owner),
    front: t(identityPhotoName.front),
    back: t(identityPhotoName.back),
    face: t(identityPhotoName.face),
  };
  const given = new Set<IdentityGap>(
    photos.filter(({ state }) => state !== 'missing').map(({ photo }) => photo),
  );
  return missing.filter((gap) => !given.has(gap)).map((gap) => names[gap]);
}
