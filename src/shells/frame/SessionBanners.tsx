import { session as sessionWords } from '@contract/locales/es-MX/identity/session';
import { watch } from '@contract/locales/es-MX/identity/watch';
import { t } from '@portal/i18n';
import { session } from '@portal/session/portal-session';
import { useSession } from '@portal/session/use-session';
import { Alert, Button, Modal } from 'antd';
import styles from './layout.module.css';

/** Always visible while impersonating. */
export function ImpersonationBanner() {
  const name = useSession(
    ({ extended }) => extended && (extended.user.name ?? extended.user.email ?? ''),
  );
  if (name === null) return null;
  return (
    <Alert
      banner
      type="warning"
      className={styles.banner}
      message={t(watch.impersonating, { name })}
      action={
        <Button size="small" onClick={() => void session.endExtended()}>
          {t(watch.endImpersonation)}
        </Button>
      }
    />
  );
}

/** The last seconds before the session ends by itself, and the way to stay. */
export function IdleWarning() {
  const warning = useSession((state) => state.warning);
  return (
    <Modal
      open={warning !== null}
      title={t(watch.idleTitle)}
      closable={false}
      keyboard={false}
      maskClosable={false}
      centered
      width={400}
      okText={t(watch.stay)}
      cancelText={t(sessionWords.logout)}
      onOk={() => void session.stay()}
      onCancel={() => void session.logout()}
    >
      <p role="timer">{warning ? t(watch.idleCountdown, { count: warning.secondsLeft }) : null}</p>
    </Modal>
  );
}
