import { InboxOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import styles from './parts.module.css';

/** One sentence, one next action, in the look of `ErrorState`; antd's Empty has a picture and a look of its own. */
export function EmptyState({ text, action }: { text: string; action?: ReactNode }) {
  return (
    <div className={styles.state}>
      <InboxOutlined className={styles.stateIcon} aria-hidden />
      <p>{text}</p>
      {action}
    </div>
  );
}
