import {
  REASON_KEYS,
  type RejectionReason,
  rejectionReasons,
} from '@contract/documents/rejection-reasons';
import { rejectionReasonWords as words } from '@contract/locales/es-MX/documents/rejection-reasons';
import { t } from '@portal/i18n';
import { KeptActs } from '@portal/refine/KeptActs';
import { useAct } from '@portal/refine/use-act';
import { useConfirmedAct } from '@portal/refine/use-confirmed-act';
import { useMay } from '@portal/refine/use-may';
import { useState } from 'react';
import { EditReason } from './EditReason';
import styles from './reasons.module.css';

interface ReasonRowProps {
  reason: RejectionReason;
  /** Its place in the list, from 0. */
  at: number;
  above: RejectionReason | undefined;
  below: RejectionReason | undefined;
}

/** A reason with its place, and what may be done to it. */
export function ReasonRow({ reason, at, above, below }: ReasonRowProps) {
  const { id: rejectionReasonId, text, version } = reason;
  const mayEdit = useMay('catalogs.edit');
  const [editing, setEditing] = useState(false);
  const move = useAct(rejectionReasons.move);
  const retire = useConfirmedAct(rejectionReasons.retire);
  const params = { rejectionReasonId };

  return (
    <li>
      <div className={styles.text}>
        <strong>{at + 1}.</strong> {text}
        {at >= REASON_KEYS ? <p>{t(words.withoutKey)}</p> : null}
      </div>
      {mayEdit ? (
        <KeptActs
          name={text}
          above={above?.id}
          below={below?.id}
          move={{ isPending: move.isPending, to: (body) => move.mutateAsync({ params, body }) }}
          onEdit={() => setEditing(true)}
          retire={{
            isPending: retire.isPending,
            question: { title: t(words.retireTitle), text: t(words.retireHelp) },
            ask: (question) =>
              retire.ask(question, { params, body: { version } }, { outcome: 'updated' }),
          }}
        />
      ) : null}
      <EditReason reason={reason} open={editing} onClose={() => setEditing(false)} />
    </li>
  );
}
