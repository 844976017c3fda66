import { productName } from '@contract/credit/product-catalog';
import { surveyWords as asked, surveyPage as words } from '@contract/locales/es-MX/credit/surveys';
import { session } from '@contract/locales/es-MX/identity/session';
import { call } from '@portal/api/call';
import { t } from '@portal/i18n';
import { AskAnotherLink } from '@portal/ui/public/AskAnotherLink';
import { FormShell } from '@portal/ui/public/FormShell';
import { PublicLink } from '@portal/ui/public/PublicLink';
import { RedeemLink } from '@portal/ui/public/RedeemLink';
import { useKeptAnswer } from '@portal/ui/public/use-kept-answer';
import { usePublicPlace } from '@portal/ui/public-place';
import { useState } from 'react';
import { SurveyForm } from './SurveyForm';

const contract = () => import('@contract/credit/surveys').then((file) => file.surveys);

/** The survey behind a mailed link, without a session. */
export function SurveyPage() {
  const { secret } = usePublicPlace();
  const [done, setDone] = useState(false);
  const { answer, reading, keep, forget } = useKeptAnswer(
    'survey',
    secret,
    async () => (await contract()).redeem.response,
  );
  if (done) {
    return (
      <FormShell title={t(asked.thanksTitle)} explanation={t(asked.thanks)}>
        {null}
      </FormShell>
    );
  }
  if (reading) return null;
  if (!answer) {
    return (
      <RedeemLink
        token={secret}
        title={t(words.title)}
        help={t(words.help)}
        action={t(words.begin)}
        aside={
          <>
            <p>{t(words.inAccount)}</p>
            <PublicLink href="/login">{t(session.signIn)}</PublicLink>
            <AskAnotherLink
              title={t(words.another)}
              help={t(words.anotherHelp)}
              submitLabel={t(words.sendAnother)}
              load={async () => ({ body: (await contract()).askAnew.body })}
              send={async (body) => call((await contract()).askAnew, { body }, { token: null })}
            />
          </>
        }
        redeem={async () => {
          const { redeem } = await contract();
          keep(await call(redeem, { body: { token: secret } }, { token: null }));
        }}
      />
    );
  }
  const { product_id: product, installer, pass } = answer;
  return (
    <FormShell
      title={t(words.title)}
      explanation={t(asked.about, { product: productName(product), installer })}
    >
      <SurveyForm
        pass={pass}
        onDone={() => {
          forget();
          setDone(true);
        }}
      />
    </FormShell>
  );
}
