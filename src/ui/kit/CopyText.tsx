import { CheckOutlined, CopyOutlined } from '@ant-design/icons';
import { copying } from '@contract/locales/es-MX/kernel/copying';
import { t } from '@portal/i18n';
import { App, Button } from 'antd';
import { useState } from 'react';
import styles from './parts.module.css';

interface CopyTextProps {
  /** What is copied, without the spaces that help reading. */
  value: string;
  shown?: string;
  label: string;
}

/** A CLABE, a reference or a link to take elsewhere. */
export function CopyText({ value, shown = value, label }: CopyTextProps) {
  const { message } = App.useApp();
  const [copied, setCopied] = useState(false);
  async function copy() {
    try {
      await navigator.clipboard.writeText(value);
      setCopied(true);
      message.success(t(copying.copied));
    } catch {
      message.warning(t(copying.copyByHand));
    }
  }
  return (
    <span className={styles.copy}>
      <span className="amount">{shown}</span>
      <Button
        type="text"
        size="small"
        icon={copied ? <CheckOutlined aria-hidden /> : <CopyOutlined aria-hidden />}
        aria-label={`${t(copying.copy)}: ${label}`}
        onClick={() => void copy()}
      />
    </span>
  );
}
