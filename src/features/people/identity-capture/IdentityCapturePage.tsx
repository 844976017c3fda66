import { href } from '@contract/kernel/screens';
import {
  identityCapture,
  identityPhotosByKind,
} from '@contract/locales/es-MX/people/identity-capture';
import { call, upload } from '@portal/api/call';
import { t } from '@portal/i18n';
import { FormShell } from '@portal/ui/public/FormShell';
import { PublicLink } from '@portal/ui/public/PublicLink';
import { RedeemLink } from '@portal/ui/public/RedeemLink';
import { useKeptAnswer } from '@portal/ui/public/use-kept-answer';
import { usePublicPlace } from '@portal/ui/public-place';
import { clock } from './clock';
import { IdentityPhotos } from './IdentityPhotos';
import type { SendPhoto } from './PhotoCapture';

const contract = () =>
  import('@contract/people/identity-captures').then((file) => file.identityCaptures);

/**
 * An applicant photographs their identity on a telephone, without a session. Whose it is is said once the link was
 * used: before, its address is all there is.
 */
export function IdentityCapturePage() {
  const { params, secret } = usePublicPlace();
  const { clientId = '' } = params;
  const {
    answer: opened,
    reading,
    keep,
  } = useKeptAnswer(
    `identity-capture:${clientId}`,
    secret,
    async () => (await contract()).redeem.response,
  );
  const askAnew = <p>{t(identityCapture.askAnew)}</p>;
  if (reading) return null;
  if (!opened) {
    return (
      <RedeemLink
        token={secret}
        title={t(identityCapture.title)}
        help={t(identityCapture.help)}
        action={t(identityCapture.begin)}
        aside={askAnew}
        redeem={async () => {
          const { redeem } = await contract();
          const body = { token: secret, client_id: clientId };
          keep(await call(redeem, { body }, { token: null }));
        }}
      />
    );
  }
  const { capture_token, photos, person_kind: kind, full_name: name } = opened;
  const send: SendPhoto = async (photo, file, sending) => {
    const fields = { capture_token, photo };
    const { upload: endpoint } = await contract();
    const answer = await upload(endpoint, { fields }, file, { ...sending, token: null });
    keep({ ...opened, ...answer });
  };
  const done = photos.every(({ state }) => state === 'pending' || state === 'verificado');
  return (
    <FormShell
      title={t(done ? identityCapture.done : identityPhotosByKind[kind].title)}
      explanation={
        done
          ? t(identityCapture.doneHelp)
          : t(identityPhotosByKind[kind].forWhom, { name, time: clock(opened.expires_at) })
      }
      aside={askAnew}
    >
      {done && opened.return_state ? (
        <PublicLink look="primary" block href={`${href('resAuth')}?state=${opened.return_state}`}>
          {t(identityCapture.goBack)}
        </PublicLink>
      ) : null}
      <IdentityPhotos kind={kind} photos={photos} send={send} />
    </FormShell>
  );
}
