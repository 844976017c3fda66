import {
  type Alert,
  type AlertDecision,
  type AlertReason,
  alertReasons,
  alerts,
  decisionBody,
  MAX_ALERT_NOTE,
} from '@contract/compliance/alerts';
import { choice } from '@contract/kernel/fields/choice';
import { alertNames, alertPage as words } from '@contract/locales/es-MX/compliance/alerts';
import { t, texts } from '@portal/i18n';
import { useAct } from '@portal/refine/use-act';
import { AppForm } from '@portal/ui/form/AppForm';
import { FormModal } from '@portal/ui/form/FormDialog';
import { optionsOf } from '@portal/ui/form/inputs/options';
import { SelectInput } from '@portal/ui/form/inputs/SelectInput';
import { TextAreaWithCounter } from '@portal/ui/form/inputs/TextAreaWithCounter';
import { useOutcome } from '@portal/ui/kit/use-outcome';
import { useMemo } from 'react';
import * as z from 'zod';

interface DecideAlertProps {
  alert: Alert;
  decision: AlertDecision;
  onClose: () => void;
}

/** Why, of the reasons of that decision, and what was looked at. */
export function DecideAlert({ alert, decision, onClose }: DecideAlertProps) {
  const decide = useAct(alerts.decide);
  const outcome = useOutcome();
  const reasons: readonly AlertReason[] = alertReasons[decision];
  const schema = useMemo(
    () =>
      z.strictObject({
        reason: choice<AlertReason>(alertReasons[decision]),
        note: decisionBody.shape.note,
      }),
    [decision],
  );
  const name = t(alertNames.decision[decision]);
  return (
    <FormModal open title={name} onClose={onClose}>
      <AppForm
        schema={schema}
        initial={{ note: '' }}
        submitLabel={name}
        onCancel={onClose}
        onDone={() => {
          outcome.document(t(words.decided));
          onClose();
        }}
        onSubmit={async (body) =>
          void (await decide.mutateAsync({
            params: { alertId: alert.id },
            body: { decision, ...body },
          }))
        }
      >
        {decision === 'report' ? <p>{t(words.reportHelp)}</p> : null}
        <SelectInput
          name="reason"
          label={t(words.reason)}
          options={optionsOf(reasons, texts(alertNames.reason))}
        />
        <TextAreaWithCounter
          name="note"
          label={t(words.note)}
          help={t(words.noteHelp)}
          maximum={MAX_ALERT_NOTE}
        />
      </AppForm>
    </FormModal>
  );
}
