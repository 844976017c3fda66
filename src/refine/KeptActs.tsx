import type { Move } from '@contract/kernel/kept-list';
import { keptListWords as words } from '@contract/locales/es-MX/kernel/kept-lists';
import { t } from '@portal/i18n';
import type { ConfirmQuestion } from '@portal/ui/kit/use-confirm';
import { useOutcome } from '@portal/ui/kit/use-outcome';
import { Button, Flex } from 'antd';

interface KeptActsProps {
  /** What the entry is called. */
  name: string;
  /** The ids of those beside it. */
  above: string | undefined;
  below: string | undefined;
  move: { isPending: boolean; to: (move: Move) => Promise<unknown> };
  onEdit: () => void;
  retire: {
    isPending: boolean;
    question: Pick<ConfirmQuestion, 'title' | 'text'>;
    ask: (question: ConfirmQuestion) => Promise<void>;
  };
}

/** What may be done to an entry of a list that staff keep: move, change and retire it. */
export function KeptActs({ name, above, below, move, onEdit, retire }: KeptActsProps) {
  const tell = useOutcome();

  async function moveTo(direction: Move['direction'], past: string) {
    try {
      await move.to({ direction, past_id: past });
    } catch (thrown) {
      tell.notDone(thrown);
    }
  }

  const places = [
    { direction: 'up', beside: above, label: t(words.upOne, { name }), arrow: '↑' },
    { direction: 'down', beside: below, label: t(words.downOne, { name }), arrow: '↓' },
  ] as const;

  return (
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
      <Button aria-label={t(words.editOne, { name })} onClick={onEdit}>
        {t(words.edit)}
      </Button>
      <Button
        danger
        aria-label={t(words.retireOne, { name })}
        loading={retire.isPending}
        onClick={() =>
          void retire.ask({ ...retire.question, okText: t(words.retire), danger: true })
        }
      >
        {t(words.retire)}
      </Button>
    </Flex>
  );
}
