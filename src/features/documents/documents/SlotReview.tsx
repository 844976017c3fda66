import {
  type ChecklistItem,
  type DocumentRecord,
  documentActions,
} from '@contract/documents/documents';
import { documents } from '@contract/locales/es-MX/documents/documents';
import { rejectTemplates } from '@contract/locales/es-MX/documents/queue';
import { t, texts } from '@portal/i18n';
import { useMay } from '@portal/refine/use-may';
import { Button } from 'antd';
import { useRef, useState } from 'react';
import styles from './documents.module.css';
import { RejectForm } from './RejectForm';
import { type Decision, useDecision } from './use-decision';

interface SlotReviewProps {
  item: ChecklistItem;
  document: DocumentRecord;
  projectId: string | undefined;
}

/** What a reviewer decides of a file in its place, on a server that has no queue of them. */
export function SlotReview({ item, document, projectId }: SlotReviewProps) {
  const [rejecting, setRejecting] = useState(false);
  const draft = useRef('');
  const { decide, isBusy } = useDecision();
  const id = String(document.id);
  const may: Record<Decision, boolean> = {
    verify: useMay('documents.verify'),
    reject: useMay('documents.reject'),
    unverify: useMay('documents.unverify'),
  };
  const isOpen = (act: Decision) =>
    item.state !== 'missing' && may[act] && documentActions[item.state].includes(act);
  const project = projectId ? { id: projectId } : null;

  function act(decision: Decision, reason?: string) {
    void decide(decision, { id, project }, reason === undefined ? {} : { reason }).then(
      (done) => done && setRejecting(false),
    );
  }

  return (
    <>
      <div className={styles.acts}>
        {isOpen('verify') ? (
          <Button type="primary" size="small" loading={isBusy(id)} onClick={() => act('verify')}>
            {t(documents.verify)}
          </Button>
        ) : null}
        {isOpen('reject') && !rejecting ? (
          <Button danger size="small" onClick={() => setRejecting(true)}>
            {t(documents.reject)}
          </Button>
        ) : null}
        {isOpen('unverify') ? (
          <Button size="small" loading={isBusy(id)} onClick={() => act('unverify')}>
            {t(documents.revoke)}
          </Button>
        ) : null}
      </div>
      {rejecting && isOpen('reject') ? (
        <RejectForm
          templates={texts(rejectTemplates[item.clasification_2])}
          busy={isBusy(id)}
          draft={draft}
          onReject={(reason) => act('reject', reason)}
          onCancel={() => setRejecting(false)}
        />
      ) : null}
    </>
  );
}
