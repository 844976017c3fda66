import { coObligorPages } from '@contract/locales/es-MX/credit/co-obligor-pages';
import { t } from '@portal/i18n';
import { PublicAlert } from '@portal/ui/public/PublicAlert';
import { useEffect, useState } from 'react';

const words = coObligorPages.bureau;

const secondsTo = (instant: number) => Math.max(0, Math.ceil((instant - Date.now()) / 1000));

/** How long the code lasts; read aloud when it begins and when it is over, not each second. */
export function Countdown({ endsAt }: { endsAt: number }) {
  const [left, setLeft] = useState(() => secondsTo(endsAt));
  useEffect(() => {
    const timer = setInterval(() => setLeft(secondsTo(endsAt)), 500);
    return () => clearInterval(timer);
  }, [endsAt]);
  if (left === 0) return <PublicAlert tone="warning">{t(words.expired)}</PublicAlert>;
  const time = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  return <p role="timer">{t(words.sent, { time })}</p>;
}
