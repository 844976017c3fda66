import { dismissText } from '@portal/ui/kit/dismiss-text';

import { App } from 'antd';
import { type ReactNode, useCallback } from 'react';
import { DescriptionList, type DescriptionRow } from './DescriptionList';
import styles from './parts.module.css';

export interface ConfirmQuestion {
  title: string;
  /** What is about to happen, repeated: amounts, accounts, dates. */
  rows?: readonly DescriptionRow[];
  text?: ReactNode;
  /** The verb with its object: "Retirar $5,000.00". */
  okText: string;
  danger?: boolean;
}

/** Asks before anything that moves money or cannot be taken back; true when the user confirms. */
export function useConfirm(): (question: ConfirmQuestion) => Promise<boolean> {
  const { modal } = App.useApp();
  return useCallback(
    async ({ title, rows = [], text, okText, danger = false }) => {
      const answer = await modal.confirm({
        title,
        icon: null,
        width: 480,
        centered: true,
        autoFocusButton: danger ? 'cancel' : 'ok',
        okText,
        okButtonProps: { danger },
        cancelText: dismissText(okText),
        content: (
          <div className={styles.confirm}>
            {text ? <p>{text}</p> : null}
            {rows.length > 0 ? <DescriptionList inline rows={rows} /> : null}
          </div>
        ),
      });
      return answer;
    },
    [modal],
  );
}
