import { coObligorPages } from '@contract/locales/es-MX/credit/co-obligor-pages';
import { call } from '@portal/api/call';
import { t } from '@portal/i18n';
import { FormShell } from '@portal/ui/public/FormShell';
import { PublicCard } from '@portal/ui/public/PublicCard';
import { RedeemLink } from '@portal/ui/public/RedeemLink';
import { useKeptAnswer } from '@portal/ui/public/use-kept-answer';
import { usePublicPlace } from '@portal/ui/public-place';
import { useState } from 'react';
import { AskAnew } from './AskAnew';
import styles from './co-obligors.module.css';
import { FactList } from './FactList';
import { LegalText } from './LegalText';
import { NipPanel } from './NipPanel';
import { tasks } from './tasks';

const words = coObligorPages.bureau;

/** A co-obligor reads what they authorise and confirms it with a code. */
export function CoObligorBureauPage() {
  const { secret } = usePublicPlace();
  const {
    answer: opened,
    reading,
    keep,
    forget,
  } = useKeptAnswer('co-obligor-bureau', secret, async () => {
    const { bureauOpened } = await import('./bureau-opened');
    return bureauOpened;
  });
  const [read, setRead] = useState(false);
  const [folio, setFolio] = useState<string>();
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
          const { redeemBureau } = await tasks();
          keep(await call(redeemBureau, { body: { token: secret } }, { token: null }));
        }}
      />
    );
  }
  if (folio) {
    return (
      <FormShell title={t(words.doneTitle)} explanation={t(words.done, { folio })}>
        {null}
      </FormShell>
    );
  }
  return (
    <div className={`pub-narrow ${styles.page}`}>
      <PublicCard level={1} title={t(words.title)}>
        <FactList
          facts={[
            [t(words.who), opened.full_name],
            [t(words.birthDay), opened.birth_day],
            [t(coObligorPages.onboarding.curp), opened.curp],
            [t(coObligorPages.onboarding.rfc), opened.rfc],
            [t(coObligorPages.onboarding.phone), opened.phone],
            [t(words.address), opened.address],
          ]}
        />
      </PublicCard>
      <LegalText text={opened.text} onRead={() => setRead(true)} />
      <NipPanel
        opened={opened}
        read={read}
        onSent={(nip_ends_at) => keep({ ...opened, nip_ends_at })}
        onDone={(given) => {
          forget();
          setFolio(given);
        }}
      />
    </div>
  );
}
