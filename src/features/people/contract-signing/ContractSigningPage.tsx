import { contractSigningPage as words } from '@contract/locales/es-MX/credit/contract-signing-page';
import { call, callFile } from '@portal/api/call';
import { t } from '@portal/i18n';
import { ReadToEnd } from '@portal/ui/paper/ReadToEnd';
import { summaryRows } from '@portal/ui/paper/summary-rows';
import { PublicAlert } from '@portal/ui/public/PublicAlert';
import { PublicCard } from '@portal/ui/public/PublicCard';
import { RedeemLink } from '@portal/ui/public/RedeemLink';
import { useKeptAnswer } from '@portal/ui/public/use-kept-answer';
import { usePublicPlace } from '@portal/ui/public-place';
import { type ComponentProps, useState } from 'react';
import { AgreementText } from '../co-obligors/AgreementText';
import { AskAnew } from '../co-obligors/AskAnew';
import { BringFile } from '../co-obligors/BringFile';
import styles from '../co-obligors/co-obligors.module.css';
import { FactList } from '../co-obligors/FactList';
import { LinkState } from './LinkState';
import { SignContract } from './SignContract';
import { Signed } from './Signed';
import { signingCalls } from './signing-calls';

/** Who has no account reads a contract and signs it, by a link that works once. */
export function ContractSigningPage() {
  const { secret } = usePublicPlace();
  const {
    answer: opened,
    reading,
    keep,
  } = useKeptAnswer('contract-signing', secret, async () => {
    const { signingKept } = await import('./signing-kept');
    return signingKept;
  });
  const [read, setRead] = useState(false);
  const [told, setTold] = useState<ComponentProps<typeof LinkState>['answer']>();
  if (reading) return null;
  if (told) return <LinkState answer={told} />;
  if (!opened) {
    return (
      <RedeemLink
        token={secret}
        title={t(words.title)}
        help={t(words.help)}
        action={t(words.begin)}
        aside={<AskAnew />}
        redeem={async () => {
          const { redeem } = await signingCalls();
          const answer = await call(redeem, { body: { token: secret } }, { token: null });
          if (answer.state === 'pending') keep(answer);
          else setTold(answer);
        }}
      />
    );
  }
  const { pass, paper, folio, title, party, signed } = opened;
  const file = (by: string) => (
    <BringFile
      label={t(words.download)}
      fileName={t(words.fileName, { folio })}
      load={async () => {
        const calls = await signingCalls();
        return callFile(calls.file, { body: { pass: by } }, { token: null });
      }}
    />
  );
  if (signed) return <Signed title={title} signed={signed} file={file(signed.pass)} />;
  return (
    <div className={`pub-narrow ${styles.page}`}>
      <PublicCard
        level={1}
        title={title}
        explanation={t(words.hello, {
          name: opened.full_name,
          applicant: opened.applicant_name,
          folio,
        })}
      >
        <PublicAlert tone="info">
          {t(words.why[party])} {t(words.stranger)}
        </PublicAlert>
        <FactList facts={summaryRows(paper.summary).map(({ label, value }) => [label, value])} />
      </PublicCard>
      <PublicCard title={t(words.text)} explanation={t(words.textHelp)}>
        <ReadToEnd onRead={() => setRead(true)}>
          <AgreementText paper={paper} />
        </ReadToEnd>
        {file(pass)}
      </PublicCard>
      <SignContract
        opened={opened}
        read={read}
        onSent={(nip_ends_at) => keep({ ...opened, nip_ends_at })}
        onSigned={(done) => keep({ ...opened, signed: done })}
      />
    </div>
  );
}
