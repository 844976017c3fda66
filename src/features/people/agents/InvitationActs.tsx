import { href } from '@contract/kernel/screens';
import { agentWords } from '@contract/locales/es-MX/people/agents';
import { type AgentItem, agents } from '@contract/people/agents';
import { t } from '@portal/i18n';
import { useConfirmedAct } from '@portal/refine/use-confirmed-act';
import { useMay } from '@portal/refine/use-may';
import { App, Button } from 'antd';
import { useNavigate } from 'react-router';

/** An invitation that waits: sent again, or taken back. */
export function InvitationActs({ agent }: { agent: AgentItem }) {
  const { message } = App.useApp();
  const navigate = useNavigate();
  const resend = useConfirmedAct(agents.resend);
  const withdraw = useConfirmedAct(agents.remove);
  const mayInvite = useMay('agents.create');
  const mayRemove = useMay('agents.delete');
  const { full_name: name, email } = agent;
  const params = { agentId: agent.id };
  return (
    <>
      {mayInvite ? (
        <Button
          type="primary"
          loading={resend.isPending}
          onClick={() =>
            void resend.ask(
              {
                title: t(agentWords.resendAsk, { name }),
                text: t(agentWords.resendHelp, { email }),
                okText: t(agentWords.resend),
              },
              { params },
              { onDone: () => message.success(t(agentWords.invited, { email })) },
            )
          }
        >
          {t(agentWords.resend)}
        </Button>
      ) : null}
      {mayRemove ? (
        <Button
          danger
          loading={withdraw.isPending}
          onClick={() =>
            void withdraw.ask(
              {
                title: t(agentWords.withdrawAsk, { name }),
                text: t(agentWords.withdrawHelp),
                okText: t(agentWords.withdraw),
                danger: true,
              },
              { params, body: { successor_id: null } },
              {
                onDone: () => {
                  message.success(t(agentWords.withdrawn));
                  void navigate(href('agentList'));
                },
              },
            )
          }
        >
          {t(agentWords.withdraw)}
        </Button>
      ) : null}
    </>
  );
}
