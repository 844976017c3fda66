import { creditActivation as words } from '@contract/locales/es-MX/people/credit-activation';
import { call } from '@portal/api/call';
import { t } from '@portal/i18n';
import { PublicButton } from '@portal/ui/public/PublicButton';
import { PublicCard } from '@portal/ui/public/PublicCard';
import { PublicForm } from '@portal/ui/public/PublicForm';
import { PublicLink } from '@portal/ui/public/PublicLink';
import { useTextsRead } from '../legal/use-texts-read';
import { ConfirmationFields } from './ConfirmationFields';

const comeBack = () => `/login?redirect=${encodeURIComponent(location.pathname)}`;

/** Leads who has an account through the login and back; what the link opened is kept in this tab meanwhile. */
export function EnterToConfirm() {
  return (
    <div className="pub-aside">
      <p>{t(words.haveAccount)}</p>
      <PublicButton look="plain" onClick={() => location.assign(comeBack())}>
        {t(words.enterToConfirm)}
      </PublicButton>
    </div>
  );
}

interface ConfirmSignedInProps {
  name: string;
  pass: string;
  onDone: (projectId: string) => void;
}

/** A signed-in person asks for the credit with their account. */
export function ConfirmSignedIn({ name, pass, onDone }: ConfirmSignedInProps) {
  const textsRead = useTextsRead();
  return (
    <>
      <PublicCard title={t(words.confirmTitle)} explanation={t(words.confirmHelp, { name })}>
        <PublicForm
          load={async () => ({ body: (await import('./activation-typed')).confirmationTyped })}
          initial={{ owed_elsewhere_cents: '', terms: false }}
          submitLabel={t(words.confirm)}
          onSubmit={async (given) => {
            const { preparedRequests } = await import('@contract/credit/prepared-requests');
            const body = { ...given, pass, ...(await textsRead()) };
            const answer = await call(preparedRequests.confirm, { body });
            onDone(answer.project_id);
          }}
        >
          <ConfirmationFields />
        </PublicForm>
      </PublicCard>
      <div className="pub-aside">
        <PublicLink href={comeBack()}>{t(words.otherAccount)}</PublicLink>
      </div>
    </>
  );
}
