import { dismissText } from '@portal/ui/kit/dismiss-text';
import { App } from 'antd';
import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
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

/**
 * Asks before anything that moves money or cannot be taken back; true when the user confirms. A question goes with the
 * screen that asked it: whoever went back does not answer it elsewhere.
 */
export function useConfirm(): (question: ConfirmQuestion) => Promise<boolean> {
  const { modal } = App.useApp();
  const { pathname } = useLocation();
  const withdraw = useRef<() => void>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a screen may stay over a change of its path.
  useEffect(() => () => withdraw.current?.(), [pathname]);
  return useCallback(
    async ({ title, rows = [], text, okText, danger = false }) => {
      const dialog = modal.confirm({
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
      // antd leaves who asked without an answer when a dialog is destroyed.
      const left = new Promise<boolean>((resolve) => {
        withdraw.current = () => {
          dialog.destroy();
          resolve(false);
        };
      });
      const answer = await Promise.race([dialog, left]);
      withdraw.current = undefined;
      return answer;
    },
    [modal],
  );
}
