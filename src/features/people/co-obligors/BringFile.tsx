import { type Failure, toFailure } from '@portal/ui/failure';
import { PublicAlert } from '@portal/ui/public/PublicAlert';
import { PublicButton } from '@portal/ui/public/PublicButton';
import { useState } from 'react';

interface BringFileProps {
  label: string;
  fileName: string;
  load: () => Promise<Blob>;
  /** Where the words are not here, they are read in the file. */
  onBrought?: () => void;
}

/** A file that is signed, brought to the device of who reads it. */
export function BringFile({ label, fileName, load, onBrought }: BringFileProps) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  async function bring() {
    setBusy(true);
    setFailure(undefined);
    try {
      const file = await load();
      const link = document.createElement('a');
      link.href = URL.createObjectURL(file);
      link.download = fileName;
      link.click();
      onBrought?.();
      setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
    } catch (thrown) {
      setFailure(toFailure(thrown));
    } finally {
      setBusy(false);
    }
  }
  return (
    <>
      {failure ? <PublicAlert tone="danger">{failure.message}</PublicAlert> : null}
      <PublicButton look="plain" block busy={busy} onClick={() => void bring()}>
        {label}
      </PublicButton>
    </>
  );
}
