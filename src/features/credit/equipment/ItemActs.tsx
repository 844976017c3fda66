import { type EquipmentItem, equipment } from '@contract/credit/equipment';
import { equipmentPage as words } from '@contract/locales/es-MX/credit/equipment-page';
import { t } from '@portal/i18n';
import { useAct } from '@portal/refine/use-act';
import { useOutcome } from '@portal/ui/kit/use-outcome';
import { Button, Flex } from 'antd';
import { lazy, Suspense, useState } from 'react';

const ItemForm = lazy(() => import('./ItemForm').then((file) => ({ default: file.ItemForm })));

/** What its company may do with an item of the catalogue. */
export function ItemActs({ item }: { item: EquipmentItem }) {
  const { name, active } = item;
  const [isEditing, setEditing] = useState(false);
  const set = useSetActive(item);
  return (
    <Flex gap={8}>
      <Button
        size="small"
        aria-label={t(words.editTitle, { name })}
        onClick={() => setEditing(true)}
      >
        {t(words.edit)}
      </Button>
      <Button
        size="small"
        aria-label={t(active ? words.deactivateNamed : words.activateNamed, { name })}
        loading={set.isPending}
        onClick={() => void set.to(!active)}
      >
        {t(active ? words.deactivate : words.activate)}
      </Button>
      {isEditing ? (
        <Suspense fallback={null}>
          <ItemForm item={item} onClose={() => setEditing(false)} />
        </Suspense>
      ) : null}
    </Flex>
  );
}

/** Takes an item out of what is offered, or back into it, at once and with the way back. */
function useSetActive({ id, name }: EquipmentItem) {
  const tell = useOutcome();
  const activate = useAct(equipment.activate);
  const deactivate = useAct(equipment.deactivate);

  async function to(active: boolean, undone?: string) {
    try {
      await (active ? activate : deactivate).mutateAsync({ params: { equipmentId: id } });
    } catch (thrown) {
      tell.notDone(thrown);
      return;
    }
    if (undone) tell.forget(undone);
    const told = t(active ? words.wasActivated : words.wasDeactivated, { name });
    tell.document(
      told,
      undone ? undefined : (
        <Button size="small" onClick={() => void to(!active, told)}>
          {t(words.undo)}
        </Button>
      ),
    );
  }

  return {
    to: (active: boolean) => to(active),
    isPending: activate.isPending || deactivate.isPending,
  };
}
