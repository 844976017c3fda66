import { WarningOutlined } from '@ant-design/icons';
import { errors, recovery } from '@portal/messages/errors';
import { Button } from 'antd';
import styles from './parts.module.css';

/** A part whose data did not arrive: the specification's sentence and its reload link. Small, inside of a page: antd's Result fills one. */
export function ErrorState({ reload }: { reload: () => void }) {
  return (
    <div className={styles.state} role="alert">
      <WarningOutlined className={styles.stateIcon} aria-hidden />
      <p>{errors.dataLoad}</p>
      <Button type="link" onClick={reload}>
        {recovery.reload}
      </Button>
    </div>
  );
}
