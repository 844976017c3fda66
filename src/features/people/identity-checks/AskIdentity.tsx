import { identityAsking } from '@contract/locales/es-MX/people/identity-asking';
import { identityCaptures } from '@contract/people/identity-captures';
import { t } from '@portal/i18n';
import { useConfirmedAct } from '@portal/refine/use-confirmed-act';
import { useMay } from '@portal/refine/use-may';
import { Section } from '@portal/ui/kit/Section';
import { App, Button } from 'antd';

interface AskIdentityProps {
  applicantId: string;
  name: string;
}

/** Has the link for the photographs of an identity mailed to an applicant; who asks does not see it. */
export function AskIdentity({ applicantId, name }: AskIdentityProps) {
  const { message } = App.useApp();
  const ask = useConfirmedAct(identityCaptures.create);
  const mayAsk = useMay('applicants.identify');
  if (!mayAsk) return null;
  return (
    <Section
      title={t(identityAsking.title)}
      description={t(identityAsking.help)}
      action={
        <Button
          loading={ask.isPending}
          onClick={() =>
            void ask.ask(
              {
                title: t(identityAsking.question, { name }),
                text: t(identityAsking.questionHelp),
                okText: t(identityAsking.send),
              },
              { params: { applicantId } },
              { onDone: () => message.success(t(identityAsking.sent, { name })) },
            )
          }
        >
          {t(identityAsking.send)}
        </Button>
      }
    >
      {null}
    </Section>
  );
}
