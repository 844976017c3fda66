import { stepUp } from '@contract/identity/auth';
import { errors } from '@contract/locales/es-MX/kernel/outcomes';
import { call } from '@portal/api/call';
import { ApiFailure } from '@portal/api/failure';
import { onStepUp } from '@portal/api/host';
import { t } from '@portal/i18n';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';

const StepUpDialog = lazy(() =>
  import('@portal/ui/kit/StepUpDialog').then((file) => ({ default: file.StepUpDialog })),
);

type Channel = 'totp' | 'email';

/** Answers every call that needs a second factor: one dialog for all of them, and then the call goes on. */
export function StepUp() {
  const [what, setWhat] = useState<string>();
  const [channel, setChannel] = useState<Channel>();
  const [seconds, setSeconds] = useState<number>();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const waiting = useRef<((confirmed: boolean) => void)[]>([]);

  useEffect(
    () =>
      onStepUp(async (act) => {
        setError(undefined);
        setWhat(act);
        const how = await request();
        setSeconds(how.seconds);
        setChannel(how.channel);
        return new Promise((resolve) => {
          waiting.current.push(resolve);
        });
      }),
    [],
  );

  function finish(confirmed: boolean) {
    setChannel(undefined);
    for (const resolve of waiting.current.splice(0)) resolve(confirmed);
  }

  async function confirm(code: string) {
    setBusy(true);
    // What was wrong with the code before stays until the answer: without it the button would move away
    // from under the finger.
    try {
      await call(stepUp.confirm, { body: { code } });
      finish(true);
    } catch (thrown) {
      setError(reasonOf(thrown));
    } finally {
      setBusy(false);
    }
  }

  async function resend() {
    setError(undefined);
    try {
      await request();
      return true;
    } catch (thrown) {
      setError(reasonOf(thrown));
      return false;
    }
  }

  // Named before the channel is known, it is on its way while the server sends the code.
  if (what === undefined && channel === undefined) return null;
  return (
    <Suspense>
      <StepUpDialog
        open={channel !== undefined}
        what={what}
        channel={channel ?? 'totp'}
        seconds={seconds}
        busy={busy}
        error={error}
        onSubmit={(code) => void confirm(code)}
        onCancel={() => finish(false)}
        onResend={channel === 'email' ? resend : undefined}
      />
    </Suspense>
  );
}

function reasonOf(thrown: unknown): string {
  const failure = thrown instanceof ApiFailure ? thrown : null;
  return failure?.fields.code ?? failure?.message ?? t(errors.operation);
}

/** Asks the server how to confirm; without an authenticator it mails a code. */
async function request(): Promise<{ channel: Channel; seconds: number | undefined }> {
  const { method, seconds } = await call(stepUp.request);
  return { channel: method === 'totp' ? 'totp' : 'email', seconds };
}
