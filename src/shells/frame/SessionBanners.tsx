import { session as words } from '@portal/messages/session';
import { session } from '@portal/session/portal-session';
import { useSession } from '@portal/session/use-session';
import { Alert, Button, Modal } from 'antd';
import styles from './layout.module.css';

/** Says all the time that the person seen is not the person who looks. */
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
      message={words.impersonating(name)}
      action={
        <Button size="small" onClick={() => void session.endExtended()}>
          {words.endImpersonation}
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
      title={words.idleTitle}
      closable={false}
      keyboard={false}
      maskClosable={false}
      centered
      width={400}
      okText={words.stay}
      cancelText={words.logout}
      onOk={() => void session.stay()}
      onCancel={() => void session.logout()}
    >
      <p role="timer">{warning ? words.idleCountdown(warning.secondsLeft) : null}</p>
    </Modal>
  );
}
