import { coObligorPages } from '@contract/locales/es-MX/credit/co-obligor-pages';
import { contractSigningPage as words } from '@contract/locales/es-MX/credit/contract-signing-page';
import { creditFields } from '@contract/locales/es-MX/credit/schemas';
import { reading } from '@contract/locales/es-MX/kernel/reading';
import { call } from '@portal/api/call';
import { t } from '@portal/i18n';
import { PublicCard } from '@portal/ui/public/PublicCard';
import { PublicCheckbox } from '@portal/ui/public/PublicCheckbox';
import { PublicForm } from '@portal/ui/public/PublicForm';
import { PublicTextField } from '@portal/ui/public/PublicTextField';
import { useState } from 'react';
import { AskNip } from '../co-obligors/AskNip';
import { NipCountdown } from '../co-obligors/NipCountdown';
import { AddPlace, type Place } from './AddPlace';
import { signingCalls } from './signing-calls';

interface SignContractProps {
  opened: {
    pass: string;
    phone: string;
    email: string;
    sha256: string;
    nip_ends_at?: number | undefined;
  };
  /** The text was read to its end. */
  read: boolean;
  /** With the instant until which the code works. */
  onSent: (endsAt: number) => void;
  onSigned: (done: { folio: string; signed_at: string; seal: string; pass: string }) => void;
}

/** Asks where to send the code, then for the code itself, which is the signature. */
export function SignContract({ opened, read, onSent, onSigned }: SignContractProps) {
  const { pass, sha256, nip_ends_at: endsAt } = opened;
  const [place, setPlace] = useState<Place | null>(null);
  return (
    <PublicCard title={t(words.signTitle)}>
      <AskNip
        to={opened}
        again={endsAt !== undefined}
        load={signingCalls}
        send={async (channel) => {
          const { requestNip } = await signingCalls();
          return call(requestNip, { body: { pass, channel } }, { token: null });
        }}
        onSent={onSent}
      />
      {endsAt === undefined ? null : (
        <>
          <NipCountdown endsAt={endsAt} />
          <AddPlace place={place} onPlace={setPlace} />
          <PublicForm
            load={async () => ({
              body: (await import('@contract/credit/contract-signing')).linkSignature,
            })}
            initial={{ code: '', accepted: false }}
            submitLabel={t(words.sign)}
            onSubmit={async (given) => {
              const { sign } = await signingCalls();
              const body = { ...given, pass, sha256, place };
              onSigned(await call(sign, { body }, { token: null }));
            }}
          >
            <PublicTextField
              name="code"
              label={t(coObligorPages.bureau.code)}
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={12}
            />
            <PublicCheckbox
              name="accepted"
              label={t(creditFields.contracts.linkConsent)}
              waits={read ? undefined : t(reading.untilEnd)}
            />
          </PublicForm>
        </>
      )}
    </PublicCard>
  );
}
