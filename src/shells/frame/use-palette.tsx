import { layout } from '@contract/locales/es-MX/kernel/layout';
import { t } from '@portal/i18n';
import type { Screen } from '@portal/screens/public-table';
import { useOutcome } from '@portal/ui/kit/use-outcome';
import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from 'react';
// With the frame and not with the palette: a browser asks only once for the styles of what it loads later.
import './palette.module.css';

interface Opened {
  /** How often it was asked for: each time it opens afresh, also while the one before is closing. */
  times: number;
  Palette: ComponentType<{ screens: readonly Screen[]; onClose: () => void }>;
}

/**
 * The command palette, fetched when it is first asked for, by Ctrl or Cmd and K or by its button. When its
 * code does not arrive the user is notified, everything else stays, and asking again tries again.
 */
export function usePalette(screens: readonly Screen[]): [palette: ReactNode, open: () => void] {
  const { failed } = useOutcome();
  const [opened, setOpened] = useState<Opened>();

  const open = useCallback(async () => {
    try {
      const { Palette } = await import('./Palette');
      setOpened((before) => ({ times: (before?.times ?? 0) + 1, Palette }));
    } catch {
      failed(t(layout.paletteFailedHelp), t(layout.paletteFailed));
    }
  }, [failed]);

  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') {
        event.preventDefault();
        void open();
      }
    }
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [open]);

  // One that is still closing when it is asked for again takes only itself away.
  const close = () => setOpened((now) => (now?.times === opened?.times ? undefined : now));
  const palette = opened ? (
    <opened.Palette key={opened.times} screens={screens} onClose={close} />
  ) : null;
  return [palette, () => void open()];
}
