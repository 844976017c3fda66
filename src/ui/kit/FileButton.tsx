import { useOutcome } from '@portal/ui/kit/use-outcome';
import { saveFile } from '@portal/ui/table/export-rows';
import { Button, type ButtonProps } from 'antd';
import { useState } from 'react';

interface FileButtonProps extends Pick<ButtonProps, 'type' | 'size' | 'children' | 'aria-label'> {
  /** What it is saved as. */
  name: string;
  load: () => Promise<Blob>;
}

/** Saves a file that the server makes; why there is none is told. */
export function FileButton({ name, load, ...looks }: FileButtonProps) {
  const outcome = useOutcome();
  const [busy, setBusy] = useState(false);

  async function save() {
    setBusy(true);
    try {
      saveFile(name, await load());
    } catch (thrown) {
      outcome.notDone(thrown);
    } finally {
      setBusy(false);
    }
  }

  return <Button {...looks} loading={busy} onClick={() => void save()} />;
}
