import { programUserWords } from '@contract/locales/es-MX/people/program-users';
import { type ProgramUser, programUsers } from '@contract/people/program-users';
import { t } from '@portal/i18n';
import { useAct } from '@portal/refine/use-act';
import { useMay } from '@portal/refine/use-may';
import { useOutcome } from '@portal/ui/kit/use-outcome';
import { ReasonDialog } from '@portal/ui/ReasonDialog';
import { App, Button, Flex } from 'antd';
import { useState } from 'react';
import { LeftBehind } from './LeftBehind';

interface ProgramUserActsProps {
  member: ProgramUser;
  onEdit: (member: ProgramUser) => void;
}

/** What may be done to one person of a program now. */
export function ProgramUserActs({ member, onEdit }: ProgramUserActsProps) {
  const { message } = App.useApp();
  const tell = useOutcome();
  const [asking, setAsking] = useState<keyof typeof questions>();
  const may = {
    edit: useMay('program-users.edit'),
    resend: useMay('program-users.edit'),
    deactivate: useMay('program-users.delete'),
    reactivate: useMay('program-users.create'),
  };
  const resend = useAct(programUsers.resend);
  const deactivate = useAct(programUsers.deactivate);
  const reactivate = useAct(programUsers.reactivate);
  const { full_name: name, state } = member;
  const params = { programUserId: member.id };
  const offers = (action: ProgramUser['actions'][number]) =>
    may[action] && member.actions.includes(action);
  const ending = state === 'invited' ? 'withdraw' : 'deactivate';
  const question = asking && questions[asking];
  if (member.actions.length === 0) return null;
  return (
    // Two stand beside each other, and a third under them.
    <Flex gap={8} wrap style={{ minWidth: 164 }}>
      {offers('edit') ? (
        <Button
          size="small"
          aria-label={t(programUserWords.editOne, { name })}
          onClick={() => onEdit(member)}
        >
          {t(programUserWords.edit)}
        </Button>
      ) : null}
      {offers('resend') ? (
        <Button
          size="small"
          aria-label={t(programUserWords.resendOne, { name })}
          loading={resend.isPending}
          onClick={() =>
            resend.mutate(
              { params },
              {
                onDone: () => void message.success(t(programUserWords.sent)),
                onError: tell.notDone,
              },
            )
          }
        >
          {t(programUserWords.resend)}
        </Button>
      ) : null}
      {offers('deactivate') ? (
        <Button
          size="small"
          aria-label={questions[ending].one(name)}
          onClick={() => setAsking(ending)}
        >
          {questions[ending].ok}
        </Button>
      ) : null}
      {offers('reactivate') ? (
        <Button
          size="small"
          aria-label={questions.reactivate.one(name)}
          onClick={() => setAsking('reactivate')}
        >
          {questions.reactivate.ok}
        </Button>
      ) : null}
      <ReasonDialog
        open={question !== undefined}
        title={question?.title(name) ?? ''}
        help={question?.help}
        okText={question?.ok ?? ''}
        danger={asking !== 'reactivate'}
        onClose={() => setAsking(undefined)}
        onReason={async (reason) => {
          const act = asking === 'reactivate' ? reactivate : deactivate;
          await act.mutateAsync({ params, body: { reason } });
          if (question) message.success(question.done);
        }}
      >
        {asking === 'deactivate' ? <LeftBehind member={member} /> : null}
      </ReasonDialog>
    </Flex>
  );
}

const questions = {
  withdraw: {
    ok: t(programUserWords.withdraw),
    one: (name: string) => t(programUserWords.withdrawOne, { name }),
    title: (name: string) => t(programUserWords.withdrawTitle, { name }),
    help: t(programUserWords.withdrawHelp),
    done: t(programUserWords.withdrawn),
  },
  deactivate: {
    ok: t(programUserWords.deactivate),
    one: (name: string) => t(programUserWords.deactivateOne, { name }),
    title: (name: string) => t(programUserWords.deactivateTitle, { name }),
    help: t(programUserWords.deactivateHelp),
    done: t(programUserWords.deactivated),
  },
  reactivate: {
    ok: t(programUserWords.reactivate),
    one: (name: string) => t(programUserWords.reactivateOne, { name }),
    title: (name: string) => t(programUserWords.reactivateTitle, { name }),
    help: t(programUserWords.reactivateHelp),
    done: t(programUserWords.reactivated),
  },
};
