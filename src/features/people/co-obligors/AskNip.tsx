import { coObligorPages } from '@contract/locales/es-MX/credit/co-obligor-pages';
import { t } from '@portal/i18n';
import { PublicForm } from '@portal/ui/public/PublicForm';
import { PublicSelect } from '@portal/ui/public/PublicSelect';
import type { tasks } from './tasks';

const words = coObligorPages.bureau;

type NipBody = Awaited<ReturnType<typeof tasks>>['requestNip']['body'];

interface AskNipProps {
  /** Where a code may go. */
  to: { phone: string; email: string };
  /** Whether one was sent already. */
  again: boolean;
  load: () => Promise<{ requestNip: { body: NipBody } }>;
  /** Sends it; answers for how many seconds it works. */
  send: (channel: 'sms' | 'mail') => Promise<{ seconds: number }>;
  /** With the instant until which the code works. */
  onSent: (endsAt: number) => void;
}

/** Asks where to send a code of two minutes. */
export function AskNip({ to: { phone, email }, again, load, send, onSent }: AskNipProps) {
  return (
    <PublicForm
      load={async () => ({ body: (await load()).requestNip.body.omit({ pass: true }) })}
      initial={{ channel: 'sms' }}
      submitLabel={again ? t(words.again) : t(words.send)}
      onSubmit={async ({ channel }) => {
        const { seconds } = await send(channel);
        onSent(Date.now() + seconds * 1000);
      }}
    >
      <PublicSelect
        name="channel"
        label={t(words.channel)}
        options={[
          { value: 'sms', label: t(words.sms, { phone }) },
          { value: 'mail', label: t(words.mail, { email }) },
        ]}
      />
    </PublicForm>
  );
}
