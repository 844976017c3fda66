import { MAX_REASON, rejectReason } from '@contract/documents/documents';
import { documents } from '@contract/locales/es-MX/documents/documents';
import { queue } from '@contract/locales/es-MX/documents/queue';
import { common } from '@contract/locales/es-MX/kernel/common';
import { t } from '@portal/i18n';
import { useUnloadQuestion } from '@portal/ui/form/use-leave-guard';
import { Button, type GetRef } from 'antd';
import TextArea from 'antd/es/input/TextArea';
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import styles from './documents.module.css';

interface RejectFormProps {
  /** Reasons given most for this kind of document, by their keys. */
  templates: readonly string[];
  busy: boolean;
  /** What was typed of this document before it was called off. */
  draft: RefObject<string>;
  onReject: (reason: string, typed: boolean) => void;
  onCancel: () => void;
}

/** Asks for the reason; rejecting is open from five characters on, and a template's key is enough. */
export function RejectForm({ templates, busy, draft, onReject, onCancel }: RejectFormProps) {
  const id = useId();
  const [reason, setReason] = useState(draft.current);
  const typed = reason !== '' && !templates.includes(reason);
  useUnloadQuestion(() => typed);
  const area = useRef<GetRef<typeof TextArea>>(null);
  const enough = rejectReason.safeParse(reason).success;

  function write(text: string) {
    draft.current = text;
    setReason(text);
  }

  // What was called off before is there, and gives way to the first key.
  const isFirst = useRef(true);
  useEffect(() => area.current?.resizableTextArea?.textArea.select(), []);

  function press(event: KeyboardEvent<HTMLTextAreaElement>) {
    const { selectionStart, selectionEnd } = event.currentTarget;
    const isWhole = selectionStart === 0 && selectionEnd === reason.length;
    const givesWay = reason === '' || (isFirst.current && isWhole);
    isFirst.current = false;
    const template = givesWay ? templates[Number(event.key) - 1] : undefined;
    if (template) {
      event.preventDefault();
      // Sent at once: it can be taken back from the notification.
      if (!busy) onReject(template, false);
    } else if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      if (enough && !busy) onReject(reason, true);
    } else if (event.key === 'Escape') {
      onCancel();
    }
  }

  return (
    <div className={styles.rejecting}>
      <label htmlFor={id}>{t(documents.rejectReason)}</label>
      <TextArea
        ref={area}
        id={id}
        value={reason}
        rows={2}
        maxLength={MAX_REASON}
        autoFocus
        aria-describedby={`${id}-help`}
        onChange={({ target }) => write(target.value)}
        onKeyDown={press}
      />
      <span id={`${id}-help`} className={styles.small}>
        {templates.length > 0 ? `${t(queue.reasonKeys, { count: templates.length })} ` : ''}
        {t(queue.reasonHelp)}
      </span>
      <div className={styles.templates}>
        {templates.map((template, index) => (
          <Button key={template} size="small" onClick={() => write(template)}>
            {index + 1}. {template}
          </Button>
        ))}
      </div>
      <div className={styles.acts}>
        <Button onClick={onCancel}>{t(common.cancel)}</Button>
        <Button
          danger
          type="primary"
          disabled={!enough}
          loading={busy}
          onClick={() => onReject(reason, true)}
        >
          {t(documents.reject)}
        </Button>
      </div>
    </div>
  );
}
