import {
  type Alert,
  type AlertDecision,
  alertDecisions,
  alertSteps,
  alerts,
} from '@contract/compliance/alerts';
import {
  alertList,
  alertNames,
  alertPage as words,
} from '@contract/locales/es-MX/compliance/alerts';
import { assignmentWords } from '@contract/locales/es-MX/kernel/assignments';
import { t } from '@portal/i18n';
import { useAct } from '@portal/refine/use-act';
import { useMay } from '@portal/refine/use-may';
import { actingUser } from '@portal/session/state';
import { useSession } from '@portal/session/use-session';
import { DeadlineText } from '@portal/ui/kit/DateText';
import { DescriptionList } from '@portal/ui/kit/DescriptionList';
import { Section } from '@portal/ui/kit/Section';
import { StatusTag } from '@portal/ui/kit/StatusTag';
import { useOutcome } from '@portal/ui/kit/use-outcome';
import { useSingle } from '@portal/ui/use-single';
import { Button } from 'antd';
import { useState } from 'react';
import { AssignAlert } from './AssignAlert';
import { statusTag, urgencyTag } from './alert-tags';
import styles from './alerts.module.css';
import { DecideAlert } from './DecideAlert';

/** Who has the alert, until when it is to be decided, and the decisions that are left. */
export function AlertWork({ alert }: { alert: Alert }) {
  const may = useMay('alerts.edit');
  const [opened, setOpened] = useState<AlertDecision | 'assign'>();
  const close = () => setOpened(undefined);
  const steps = alertDecisions.filter((decision) => alertSteps[alert.status][decision]);
  const status = statusTag(alert);
  const urgency = urgencyTag(alert);
  return (
    <Section title={t(words.work)}>
      <DescriptionList
        rows={[
          {
            label: t(alertList.status),
            value: <StatusTag tone={status.tone}>{status.text}</StatusTag>,
          },
          {
            label: t(assignmentWords.assignee),
            value: alert.assignee?.name ?? t(assignmentWords.nobody),
          },
          {
            label: t(alertList.due),
            value: (
              <div className={styles.due}>
                <DeadlineText iso={alert.due_at} />
                {urgency ? <StatusTag tone={urgency.tone}>{urgency.text}</StatusTag> : null}
              </div>
            ),
          },
        ]}
      />
      {may && steps.length > 0 ? (
        <div className={styles.acts}>
          {alert.others_decide ? <p className={styles.note}>{t(words.othersDecide)}</p> : null}
          {alert.others_decide ? null : <Take alert={alert} />}
          <Button onClick={() => setOpened('assign')}>{t(assignmentWords.assign)}</Button>
          {steps.map((decision) => (
            <Button
              key={decision}
              disabled={alert.others_decide}
              onClick={() => setOpened(decision)}
            >
              {t(alertNames.decision[decision])}
            </Button>
          ))}
        </div>
      ) : null}
      {opened === 'assign' ? <AssignAlert alert={alert} onClose={close} /> : null}
      {opened && opened !== 'assign' ? (
        <DecideAlert alert={alert} decision={opened} onClose={close} />
      ) : null}
    </Section>
  );
}

function Take({ alert }: { alert: Alert }) {
  const me = useSession((state) => actingUser(state)?.user_id);
  const outcome = useOutcome();
  const assign = useAct(alerts.assign);
  const press = useSingle(() =>
    assign
      .mutateAsync({ params: { alertId: alert.id }, body: { assignee_id: me ?? null } })
      .then(() => outcome.document(t(words.taken)), outcome.notDone),
  );
  if (!me || alert.assignee?.id === me) return null;
  return (
    <Button type="primary" loading={assign.isPending} onClick={() => void press()}>
      {t(words.take)}
    </Button>
  );
}
