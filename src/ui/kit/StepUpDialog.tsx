import { stepUp } from '@contract/locales/es-MX/identity/step-up';
import { common } from '@contract/locales/es-MX/kernel/common';
import { fieldRule } from '@contract/locales/es-MX/kernel/field-rules';
import { t } from '@portal/i18n';
import { expiresText } from '@portal/ui/kit/expires-text';
import { Alert, Button, Input, type InputRef, Modal } from 'antd';
import { type FormEvent, useId, useRef, useState } from 'react';
import styles from './parts.module.css';

interface StepUpDialogProps {
  open: boolean;
  /** What the code confirms, as a sentence. */
  what: string | undefined;
  /** Where the code comes from. */
  channel: 'totp' | 'email';
  /** How long a mailed code lasts. */
  seconds?: number | undefined;
  busy?: boolean;
  error?: string;
  onSubmit: (code: string) => void;
  onCancel: () => void;
  /** Sends another code; false when it could not, and `error` has the reason. */
  onResend?: () => Promise<boolean>;
}

/** Asks for the six digits that a protected act needs; who opens it knows what to do with them. */
export function StepUpDialog({
  open,
  what,
  channel,
  seconds,
  busy,
  error,
  onSubmit,
  onCancel,
  onResend,
}: StepUpDialogProps) {
  const id = useId();
  const field = useRef<InputRef>(null);
  const [code, setCode] = useState('');
  const [incomplete, setIncomplete] = useState(false);
  const [resent, setResent] = useState(false);
  const problem = incomplete ? t(fieldRule.digits, { count: 6 }) : error;

  function submit(event: FormEvent) {
    event.preventDefault();
    // The dialog is drawn inside whichever form asked; that form must not be sent by this one.
    event.stopPropagation();
    if (busy) return;
    setIncomplete(code.length !== 6);
    setResent(false);
    if (code.length === 6) onSubmit(code);
  }

  async function resend() {
    setCode('');
    setIncomplete(false);
    setResent(false);
    field.current?.focus();
    setResent((await onResend?.()) ?? false);
  }

  return (
    <Modal
      open={open}
      title={t(stepUp.title)}
      footer={null}
      width={400}
      centered
      destroyOnHidden
      // A second tap on the button, or one beside the dialog, is no decision to give the act up.
      maskClosable={false}
      onCancel={() => !busy && onCancel()}
      // A dialog that closed just before takes the focus back with it; the code is what comes next.
      afterOpenChange={(opened) => opened && field.current?.focus()}
      afterClose={() => {
        setCode('');
        setIncomplete(false);
        setResent(false);
      }}
    >
      <form className={styles.stepUp} onSubmit={submit} noValidate>
        <p>{what}</p>
        {problem ? <Alert type="error" showIcon message={problem} /> : null}
        <div className={styles.field}>
          <label htmlFor={id}>{t(stepUp.code)}</label>
          <Input
            id={id}
            ref={field}
            size="large"
            inputMode="numeric"
            autoComplete="one-time-code"
            className={styles.code}
            value={code}
            aria-describedby={`${id}-help`}
            aria-invalid={problem ? true : undefined}
            onChange={(event) => setCode(event.target.value.replace(/\D/g, '').slice(0, 6))}
          />
          <span id={`${id}-help`} className={styles.small} aria-live="polite">
            {resent ? t(stepUp.resent) : t(stepUp[channel])}
            {channel === 'email' && seconds ? ` ${expiresText(seconds)}` : null}
          </span>
        </div>
        {onResend ? (
          <Button type="link" className={styles.resend} onClick={() => void resend()}>
            {t(stepUp.resend)}
          </Button>
        ) : null}
        <div className={styles.buttons}>
          <Button disabled={busy} onClick={onCancel}>
            {t(common.cancel)}
          </Button>
          <Button type="primary" htmlType="submit" loading={busy}>
            {t(stepUp.submit)}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
