import { secondFactor } from '@contract/identity/auth';
import { account } from '@contract/locales/es-MX/identity/account';
import { session } from '@contract/locales/es-MX/identity/session';
import { call } from '@portal/api/call';
import { t } from '@portal/i18n';
import { AppForm } from '@portal/ui/form/AppForm';
import { PasswordInput } from '@portal/ui/form/inputs/PasswordInput';
import { TextInput } from '@portal/ui/form/inputs/TextInput';
import { CopyText } from '@portal/ui/kit/CopyText';
import { QRCodeSVG } from 'qrcode.react';
import { useState } from 'react';
import styles from './account.module.css';

interface Enrolment {
  secret: string;
  otpauth_url: string;
}

interface EnrolSecondFactorProps {
  /** The key is shown. */
  onBegin?: () => void;
  onDone: (codes: readonly string[]) => void;
}

/** Password, then the key for the authenticator, then a code that proves that it works. */
export function EnrolSecondFactor({ onBegin, onDone }: EnrolSecondFactorProps) {
  const [enrolment, setEnrolment] = useState<Enrolment>();
  if (!enrolment) {
    return (
      <AppForm
        key="password"
        schema={secondFactor.enrol.body}
        initial={{ password: '' }}
        restriction="open"
        submitLabel={t(account.enrolStart)}
        onSubmit={async (body) => {
          setEnrolment(await call(secondFactor.enrol, { body }));
          onBegin?.();
        }}
      >
        <PasswordInput
          name="password"
          label={t(session.password)}
          autoComplete="current-password"
        />
      </AppForm>
    );
  }
  return (
    <>
      <div className={styles.scan}>
        <div className={styles.qr}>
          <QRCodeSVG value={enrolment.otpauth_url} size={176} title={t(account.qr)} />
        </div>
        <div className={styles.scanWords}>
          <strong>{t(account.scanTitle)}</strong>
          <p>{t(account.scanHelp)}</p>
          <p>{t(account.byHand)}:</p>
          <CopyText
            value={enrolment.secret}
            shown={enrolment.secret.replace(/(.{4})(?=.)/g, '$1 ')}
            label={t(account.byHand)}
          />
        </div>
      </div>
      <AppForm
        key="code"
        schema={secondFactor.confirm.body}
        initial={{ code: '' }}
        restriction="open"
        submitLabel={t(account.confirm)}
        onSubmit={async (body) => {
          const { recovery_codes } = await call(secondFactor.confirm, { body });
          onDone(recovery_codes);
        }}
      >
        <TextInput
          name="code"
          label={t(account.testCode)}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
        />
      </AppForm>
    </>
  );
}
