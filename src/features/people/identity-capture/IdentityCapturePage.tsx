import type { IdentityPhotoState } from '@contract/documents/identity-photos';
import { identityCapture } from '@contract/locales/es-MX/people/identity-capture';
import { call, upload } from '@portal/api/call';
import { t } from '@portal/i18n';
import { FormShell } from '@portal/ui/public/FormShell';
import { RedeemLink } from '@portal/ui/public/RedeemLink';
import { usePublicPlace } from '@portal/ui/public-place';
import { useState } from 'react';
import { clock } from './clock';
import { IdentityPhotos } from './IdentityPhotos';
import type { SendPhoto } from './PhotoCapture';

const contract = () =>
  import('@contract/people/identity-captures').then((file) => file.identityCaptures);

interface Opened {
  capture_token: string;
  expires_at: string;
  full_name: string;
}

/**
 * An applicant photographs their identity on a telephone, without a session. Whose it is is said once the link was
 * used: before, its address is all there is.
 */
export function IdentityCapturePage() {
  const { params, secret } = usePublicPlace();
  const [opened, setOpened] = useState<Opened>();
  const [photos, setPhotos] = useState<readonly IdentityPhotoState[]>([]);
  const send: SendPhoto = async (photo, file, onProgress) => {
    const fields = { capture_token: opened?.capture_token ?? '', photo };
    const { upload: endpoint } = await contract();
    const answer = await upload(endpoint, { fields }, file, { onProgress, token: null });
    setPhotos(answer.photos);
  };
  const askAnew = <p>{t(identityCapture.askAnew)}</p>;
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
          const body = { token: secret, client_id: params.clientId ?? '' };
          const answer = await call(redeem, { body }, { token: null });
          setPhotos(answer.photos);
          setOpened(answer);
        }}
      />
    );
  }
  const done = photos.every(({ state }) => state === 'pending' || state === 'verificado');
  return (
    <FormShell
      title={t(done ? identityCapture.done : identityCapture.title)}
      explanation={
        done
          ? t(identityCapture.doneHelp)
          : t(identityCapture.forWhom, { name: opened.full_name, time: clock(opened.expires_at) })
      }
      aside={askAnew}
    >
      <IdentityPhotos photos={photos} send={send} />
    </FormShell>
  );
}
