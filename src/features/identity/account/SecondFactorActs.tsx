import { secondFactor } from '@contract/identity/auth';
import { account } from '@contract/locales/es-MX/identity/account';
import { session } from '@contract/locales/es-MX/identity/session';
import { call } from '@portal/api/call';
import { t } from '@portal/i18n';
import { AppForm } from '@portal/ui/form/AppForm';
import { PasswordInput } from '@portal/ui/form/inputs/PasswordInput';
import { TextInput } from '@portal/ui/form/inputs/TextInput';
import { Button, Flex } from 'antd';
import { useState } from 'react';

const acts = {
  renew: { title: t(account.renewTitle), help: t(account.renewHelp), verb: t(account.renew) },
  disable: {
    title: t(account.disableTitle),
    help: t(account.disableHelp),
    verb: t(account.disable),
  },
} as const;

interface SecondFactorActsProps {
  onCodes: (codes: readonly string[]) => void;
  onDisabled: () => void;
}

/** What is done with a factor that is on takes the password and a code, like turning it on. */
export function SecondFactorActs({ onCodes, onDisabled }: SecondFactorActsProps) {
  const [act, setAct] = useState<keyof typeof acts>();
  if (!act) {
    return (
      <Flex wrap gap={8}>
        <Button onClick={() => setAct('renew')}>{acts.renew.title}</Button>
        <Button onClick={() => setAct('disable')}>{acts.disable.title}</Button>
      </Flex>
    );
  }
  return (
    <>
      <p>{acts[act].help}</p>
      <AppForm
        schema={secondFactor.disable.body}
        initial={{ password: '', code: '' }}
        {...(act === 'renew'
          ? { restriction: 'open' }
          : { outcome: 'updated', onDone: onDisabled })}
        submitLabel={acts[act].verb}
        onCancel={() => setAct(undefined)}
        onSubmit={async (body) => {
          if (act === 'disable') await call(secondFactor.disable, { body });
          else onCodes((await call(secondFactor.renewCodes, { body })).recovery_codes);
        }}
      >
        <PasswordInput
          name="password"
          label={t(session.password)}
          autoComplete="current-password"
        />
        <TextInput
          name="code"
          label={t(account.codeOrRecovery)}
          autoComplete="one-time-code"
          maxLength={20}
        />
      </AppForm>
    </>
  );
}
