import { formatPhone } from '@contract/kernel/fields/phone';
import { phones } from '@contract/locales/es-MX/people/phones';
import { phones as contract } from '@contract/people/phones';
import { t } from '@portal/i18n';
import { useAct } from '@portal/refine/use-act';
import { AppForm } from '@portal/ui/form/AppForm';
import { TextInput } from '@portal/ui/form/inputs/TextInput';
import { expiresText } from '@portal/ui/kit/expires-text';
import { Alert } from 'antd';
import { useState } from 'react';
import { type Sent, useSentCode } from './use-sent-code';

interface ChangePhoneProps {
  /** A number that somebody else gave, or that was never confirmed: it needs its code, not to be typed again. */
  unconfirmed: string | null;
}

/** Asks for the number, then for the code that was sent to it. */
export function ChangePhone({ unconfirmed }: ChangePhoneProps) {
  const [sent, setSent] = useSentCode();
  // What was typed, to be mended or sent another code.
  const [typed, setTyped] = useState(() => (unconfirmed ? formatPhone(unconfirmed) : ''));
  return sent ? (
    <TypeCode
      sent={sent}
      onDone={() => {
        setTyped('');
        setSent(undefined);
      }}
      onCancel={() => {
        setTyped(formatPhone(sent.phone));
        setSent(undefined);
      }}
    />
  ) : (
    <AskCode typed={typed} onSent={setSent} />
  );
}

function AskCode({ typed, onSent }: { typed: string; onSent: (sent: Sent) => void }) {
  const ask = useAct(contract.requestCode);
  return (
    <AppForm
      key="phone"
      schema={contract.requestCode.body}
      initial={{ phone: typed }}
      submitLabel={t(phones.askCode)}
      onSubmit={async (body) => {
        const { seconds } = await ask.mutateAsync({ body });
        onSent({ ...body, seconds });
      }}
    >
      <TextInput
        name="phone"
        label={t(phones.newPhone)}
        help={t(phones.newPhoneHelp)}
        inputMode="tel"
        autoComplete="tel-national"
        maxLength={40}
      />
    </AppForm>
  );
}

interface TypeCodeProps {
  sent: Sent;
  onDone: () => void;
  onCancel: () => void;
}

function TypeCode({ sent, onDone, onCancel }: TypeCodeProps) {
  const edit = useAct(contract.edit);
  const { phone, seconds } = sent;
  return (
    <AppForm
      key="code"
      schema={contract.edit.body}
      initial={{ code: '' }}
      outcome="updated"
      submitLabel={t(phones.save)}
      onSubmit={async (body) => {
        await edit.mutateAsync({ body });
      }}
      onDone={onDone}
      onCancel={onCancel}
    >
      <Alert
        type="info"
        showIcon
        message={t(phones.codeSent, { phone: formatPhone(phone), expires: expiresText(seconds) })}
      />
      <TextInput
        name="code"
        label={t(phones.code)}
        inputMode="numeric"
        autoComplete="one-time-code"
        autoFocus
        maxLength={12}
      />
    </AppForm>
  );
}
