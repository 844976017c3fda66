import {
  REASON_KEYS,
  type RejectionReason,
  rejectionReasons,
} from '@contract/documents/rejection-reasons';
import { rejectionReasonWords as words } from '@contract/locales/es-MX/documents/rejection-reasons';
import { t } from '@portal/i18n';
import { useAct } from '@portal/refine/use-act';
import { useConfirmedAct } from '@portal/refine/use-confirmed-act';
import { useMay } from '@portal/refine/use-may';
import { useOutcome } from '@portal/ui/kit/use-outcome';
import { Button, Flex } from 'antd';
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
  const tell = useOutcome();
  const params = { rejectionReasonId };

  async function moveTo(direction: 'up' | 'down', beside: RejectionReason) {
    try {
      await move.mutateAsync({ params, body: { direction, past_id: beside.id } });
    } catch (thrown) {
      tell.notDone(thrown);
    }
  }

  const places = [
    { direction: 'up', beside: above, label: t(words.upOne, { text }), arrow: '↑' },
    { direction: 'down', beside: below, label: t(words.downOne, { text }), arrow: '↓' },
  ] as const;

  return (
    <li>
      <div className={styles.text}>
        <strong>{at + 1}.</strong> {text}
        {at >= REASON_KEYS ? <p>{t(words.withoutKey)}</p> : null}
      </div>
      {mayEdit ? (
        <Flex gap={8} wrap>
          {places.map(({ direction, beside, label, arrow }) => (
            <Button
              key={direction}
              aria-label={label}
              disabled={!beside || move.isPending}
              onClick={() => beside && void moveTo(direction, beside)}
            >
              {arrow}
            </Button>
          ))}
          <Button aria-label={t(words.editOne, { text })} onClick={() => setEditing(true)}>
            {t(words.edit)}
          </Button>
          <Button
            danger
            aria-label={t(words.retireOne, { text })}
            loading={retire.isPending}
            onClick={() =>
              void retire.ask(
                {
                  title: t(words.retireTitle),
                  text: t(words.retireHelp),
                  okText: t(words.retire),
                  danger: true,
                },
                { params, body: { version } },
                { outcome: 'updated' },
              )
            }
          >
            {t(words.retire)}
          </Button>
        </Flex>
      ) : null}
      <EditReason reason={reason} open={editing} onClose={() => setEditing(false)} />
    </li>
  );
}
