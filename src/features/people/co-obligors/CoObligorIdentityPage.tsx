import { href } from '@contract/kernel/screens';
import { coObligorPages } from '@contract/locales/es-MX/credit/co-obligor-pages';
import { call, upload } from '@portal/api/call';
import { t } from '@portal/i18n';
import { FormShell } from '@portal/ui/public/FormShell';
import { PublicLink } from '@portal/ui/public/PublicLink';
import { RedeemLink } from '@portal/ui/public/RedeemLink';
import { useKeptAnswer } from '@portal/ui/public/use-kept-answer';
import { usePublicPlace } from '@portal/ui/public-place';
import { clock } from '../identity-capture/clock';
import { IdentityPhotos } from '../identity-capture/IdentityPhotos';
import type { SendPhoto } from '../identity-capture/PhotoCapture';
import { AskAnew } from './AskAnew';
import { tasks } from './tasks';

const words = coObligorPages.identity;

/** A co-obligor photographs who they are, as applicants do. */
export function CoObligorIdentityPage() {
  const { secret } = usePublicPlace();
  const {
    answer: opened,
    reading,
    keep,
  } = useKeptAnswer('co-obligor-identity', secret, async () => {
    const { redeemIdentity, upload: sent } = await tasks();
    return redeemIdentity.response.extend(sent.response.pick({ next_token: true }).partial().shape);
  });
  if (reading) return null;
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
          keep(await call(redeemIdentity, { body: { token: secret } }, { token: null }));
        }}
      />
    );
  }
  const { pass, photos, full_name: name, expires_at: ends, next_token: next } = opened;
  const send: SendPhoto = async (photo, file, sending) => {
    const { upload: endpoint } = await tasks();
    const fields = { pass, photo };
    const answer = await upload(endpoint, { fields }, file, { ...sending, token: null });
    keep({ ...opened, photos: answer.photos, next_token: answer.next_token ?? next });
  };
  const done = photos.every(({ state }) => state === 'pending' || state === 'verificado');
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
      <IdentityPhotos kind="individual" photos={photos} send={send} />
    </FormShell>
  );
}
