import { cardPage as words } from '@contract/locales/es-MX/treasury/card-page';
import { t } from '@portal/i18n';
import { useEffect, useRef } from 'react';
import styles from './cards.module.css';

interface CardFieldProps {
  url: string;
  onToken: (token: string) => void;
}

/** The gateway's own field: the number that is typed into it never is in this page, which hears of a token alone. */
export function CardField({ url, onToken }: CardFieldProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const tell = useRef(onToken);
  tell.current = onToken;
  useEffect(() => {
    const receive = ({ source, data }: MessageEvent<unknown>) => {
      const token = source === frame.current?.contentWindow ? tokenIn(data) : null;
      if (token !== null) tell.current(token);
    };
    addEventListener('message', receive);
    return () => removeEventListener('message', receive);
  }, []);
  return (
    <iframe
      ref={frame}
      className={styles.frame}
      src={url}
      title={t(words.frame)}
      sandbox="allow-scripts allow-forms"
      referrerPolicy="no-referrer"
    />
  );
}

/** The token of a message of the field; null of any other. */
function tokenIn(data: unknown): string | null {
  if (typeof data !== 'object' || data === null) return null;
  if (!('kind' in data && data.kind === 'card-token' && 'token' in data)) return null;
  return typeof data.token === 'string' ? data.token : null;
}
