import type { IdentityPhotoState } from '@contract/documents/identity-photos';
import { href } from '@contract/kernel/screens';
import { coObligorPages } from '@contract/locales/es-MX/credit/co-obligor-pages';
import { call, upload } from '@portal/api/call';

import { t } from '@portal/i18n';
import { FormShell } from '@portal/ui/public/FormShell';
import { PublicLink } from '@portal/ui/public/PublicLink';
import { RedeemLink } from '@portal/ui/public/RedeemLink';
import { usePublicPlace } from '@portal/ui/public-place';
import { useState } from 'react';
import { clock } from '../identity-capture/clock';
import { IdentityPhotos } from '../identity-capture/IdentityPhotos';
import type { SendPhoto } from '../identity-capture/PhotoCapture';
import { AskAnew } from './AskAnew';
import { tasks } from './tasks';

interface Opened {
  pass: string;
  expires_at: string;
  full_name: string;
}

const words = coObligorPages.identity;

/** A co-obligor photographs who they are, as applicants do. */
export function CoObligorIdentityPage() {
  const { secret } = usePublicPlace();
  const [opened, setOpened] = useState<Opened>();
  const [photos, setPhotos] = useState<readonly IdentityPhotoState[]>([]);
  const [next, setNext] = useState<string>();
  const send: SendPhoto = async (photo, file, onProgress) => {
    const fields = { pass: opened?.pass ?? '', photo };
    const { upload: endpoint } = await tasks();
    const answer = await upload(endpoint, { fields }, file, { onProgress, token: null });
    setPhotos(answer.photos);
    if (answer.next_token) setNext(answer.next_token);
  };
  if (!opened) {
    return (
      <RedeemLink
        token={secret}
        title={t(words.title)}
        help={t(words.help)}
        action={t(coObligorPages.begin)}
        aside={<AskAnew />}
        redeem={async () => {
          const { redeemIdentity } = await tasks();
          const answer = await call(redeemIdentity, { body: { token: secret } }, { token: null });
          setPhotos(answer.photos);
          setOpened(answer);
        }}
      />
    );
  }
  const done = photos.every(({ state }) => state === 'pending' || state === 'verificado');
  const { full_name: name, expires_at: ends } = opened;
  return (
    <FormShell
      title={t(done ? words.done : words.title)}
      explanation={done ? t(words.doneHelp) : t(words.forWhom, { name, time: clock(ends) })}
    >
      {done && next ? (
        <>
          <p>{t(words.next)}</p>
          <PublicLink look="primary" block href={`${href('coObligorCreditReport')}#${next}`}>
            {t(words.toBureau)}
          </PublicLink>
        </>
      ) : null}
      <IdentityPhotos photos={photos} send={send} />
    </FormShell>
  );
}
