import { queue } from '@contract/locales/es-MX/documents/queue';
import { t } from '@portal/i18n';
import { Modal } from 'antd';
import { useEffect } from 'react';
import styles from './documents.module.css';

const keys = [
  ['J', t(queue.keys.next)],
  ['K', t(queue.keys.previous)],
  ['A', t(queue.keys.verify)],
  ['R', t(queue.keys.reject)],
  ['U', t(queue.keys.revoke)],
  ['Z', t(queue.keys.zoom)],
  ['[', t(queue.keys.turnLeft)],
  [']', t(queue.keys.turnRight)],
  ['V', t(queue.keys.beside)],
  ['X', t(queue.keys.select)],
  ['?', t(queue.keys.help)],
] as const;

/** Every key of the review and what it does. */
export function ReviewKeysHelp({ open, onClose }: { open: boolean; onClose: () => void }) {
  // antd hears Escape only once the focus is inside, after the opening animation: a fast hand is there before.
  useEffect(() => {
    if (!open) return;
    const press = ({ key }: KeyboardEvent) => key === 'Escape' && onClose();
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [open, onClose]);

  return (
    <Modal
      title={t(queue.helpTitle)}
      open={open}
      onCancel={onClose}
      footer={null}
      destroyOnHidden
      // While it fades away it would still keep the keys of the review from who closed it.
      transitionName=""
      maskTransitionName=""
    >
      <dl className={styles.keyList}>
        {keys.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd className={styles.key}>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
