import { href } from '@contract/kernel/screens';
import { agentWords } from '@contract/locales/es-MX/people/agents';
import { type AgentItem, agents } from '@contract/people/agents';
import { t } from '@portal/i18n';
import { ConfirmedButton } from '@portal/refine/ConfirmedButton';
import { useMay } from '@portal/refine/use-may';
import { App } from 'antd';
import { useNavigate } from 'react-router';

/** An invitation that waits: sent again, or taken back, which leads to the list it was opened from. */
export function InvitationActs({
  agent,
  list,
}: {
  agent: AgentItem;
  list: 'agentList' | 'sellerList';
}) {
  const { message } = App.useApp();
  const navigate = useNavigate();
  const mayInvite = useMay('agents.create');
  const mayRemove = useMay('agents.delete');
  const { full_name: name, email } = agent;
  const params = { agentId: agent.id };
  return (
    <>
      {mayInvite ? (
        <ConfirmedButton
          type="primary"
          endpoint={agents.resend}
          args={{ params }}
          question={{
            title: t(agentWords.resendAsk, { name }),
            text: t(agentWords.resendHelp, { email }),
            okText: t(agentWords.resend),
          }}
          onDone={() => message.success(t(agentWords.invited, { email }))}
        >
          {t(agentWords.resend)}
        </ConfirmedButton>
      ) : null}
      {mayRemove ? (
        <ConfirmedButton
          danger
          endpoint={agents.remove}
          args={{ params, body: { successor_id: null } }}
          question={{
            title: t(agentWords.withdrawAsk, { name }),
            text: t(agentWords.withdrawHelp),
            okText: t(agentWords.withdraw),
          }}
          onDone={() => {
            message.success(t(agentWords.withdrawn));
            void navigate(href(list));
          }}
        >
          {t(agentWords.withdraw)}
        </ConfirmedButton>
      ) : null}
    </>
  );
}
