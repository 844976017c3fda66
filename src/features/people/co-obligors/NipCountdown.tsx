import { coObligorPages } from '@contract/locales/es-MX/credit/co-obligor-pages';
import { t } from '@portal/i18n';
import { Countdown } from '@portal/ui/public/Countdown';

const words = coObligorPages.bureau;

/** How long a NIP lasts. */
export const NipCountdown = ({ endsAt }: { endsAt: number }) => (
  <Countdown
    key={endsAt}
    endsAt={endsAt}
    left={(time) => t(words.sent, { time })}
    expired={t(words.expired)}
  />
);
