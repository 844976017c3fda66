import { DownOutlined, RightOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import styles from './short-table.module.css';

/** What stands under a row, and whether it is shown. */
export interface Fold {
  id: string;
  isOpen: boolean;
  toggle: () => void;
}

/** What a row is about, as the button that shows and hides what stands under it. */
export function Unfold({ fold, children }: { fold: Fold; children: ReactNode }) {
  const { id, isOpen, toggle } = fold;
  return (
    <Button
      className={styles.fold}
      type="text"
      size="small"
      icon={isOpen ? <DownOutlined aria-hidden /> : <RightOutlined aria-hidden />}
      aria-expanded={isOpen}
      aria-controls={isOpen ? id : undefined}
      onClick={toggle}
    >
      {children}
    </Button>
  );
}
