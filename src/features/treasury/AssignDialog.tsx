import { bankMovements } from '@contract/bank-movements';
import { treasury as words } from '@portal/messages/money';
import { useCall, useSend } from '@portal/refine/use-call';
import { FormModal } from '@portal/ui/form/FormDialog';
import { useOutcome } from '@portal/ui/parts/use-outcome';
import { Select } from 'antd';
import { useState } from 'react';

interface AssignDialogProps {
  movementId: string | undefined;
  onClose: () => void;
}

/** Gives a deposit without owner to the person found by name, address or CLABE. */
export function AssignDialog({ movementId, onClose }: AssignDialogProps) {
  const tell = useOutcome();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<string>();
  const owners = useCall(
    'bank-movements',
    bankMovements.owners,
    { query: { q: typed } },
    { enabled: typed.trim().length >= 2 },
  );
  const match = useSend(bankMovements.match, ['bank-movements']);

  async function assign() {
    const owner = owners.data?.items.find(({ id }) => id === chosen);
    if (!movementId || !owner) return;
    await match
      .mutateAsync({ params: { movementId }, body: { kind: owner.kind, id: owner.id } })
      .then(
        () => {
          tell.saved('updated');
          onClose();
        },
        (error: Error) => tell.failed(error.message),
      );
  }

  return (
    <FormModal
      open={movementId !== undefined}
      title={words.assignTitle}
      okText={words.assign}
      okButtonProps={{ disabled: !chosen, loading: match.isPending }}
      footer={undefined}
      hasChanges={typed !== '' || chosen !== undefined}
      onOk={() => void assign()}
      onClose={onClose}
      afterClose={() => {
        setTyped('');
        setChosen(undefined);
      }}
    >
      <p>{words.assignHelp}</p>
      <Select
        aria-label={words.assignSearch}
        placeholder={words.assignSearch}
        style={{ width: '100%' }}
        showSearch
        filterOption={false}
        value={chosen}
        loading={owners.isFetching}
        options={owners.data?.items.map(({ id, name, email }) => ({
          value: id,
          label: `${name} · ${email}`,
        }))}
        onSearch={setTyped}
        onChange={setChosen}
      />
    </FormModal>
  );
}
