import { receipt as words } from '@contract/locales/es-MX/kernel/receipt';
import { t } from '@portal/i18n';
import { Button, Flex } from 'antd';
import { type ReactNode, useEffect, useRef } from 'react';
import { DescriptionList, type DescriptionRow } from './DescriptionList';
import styles from './receipt.module.css';
import { Section } from './Section';

interface ReceiptProps {
  /** What was done: "Recibimos tu solicitud de retiro". */
  title: string;
  /** Folio, amount, account, when: as the server answered. */
  rows: readonly DescriptionRow[];
  /** What happens from here on, and by when. */
  next: ReactNode;
  /** It was done just now: what was pressed is gone, and the focus comes here. */
  fresh?: boolean;
  /** Where the person may go from here. */
  action?: ReactNode;
  /** Takes it away. */
  onClose?: () => void;
}

/** What a person keeps of what they sent or of money that they moved; printed, it stands alone on its page. */
export function Receipt({ title, rows, next, fresh = false, action, onClose }: ReceiptProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (fresh) place.current?.focus();
  }, [fresh]);

  function print() {
    const { current } = place;
    current?.setAttribute('data-alone', '');
    window.print();
    current?.removeAttribute('data-alone');
  }

  return (
    <div ref={place} tabIndex={-1} role="status" aria-label={title} className={styles.receipt}>
      <Section title={title}>
        <DescriptionList rows={[...rows, { label: t(words.next), value: next, long: true }]} />
        <Flex wrap gap={8} className={styles.acts}>
          {action}
          <Button onClick={print}>{t(words.print)}</Button>
          {onClose ? <Button onClick={onClose}>{t(words.close)}</Button> : null}
        </Flex>
      </Section>
    </div>
  );
}
