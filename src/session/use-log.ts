import type { LogCode } from '@contract/people/general-data';
import { useEffect } from 'react';
import { saveLog } from './save-log';

/** Reports that a record was shown, once for each. @param id undefined until it is there */
export function useViewLog(code: LogCode, id: string | undefined): void {
  useEffect(() => {
    if (id !== undefined) saveLog(code, { id });
  }, [code, id]);
}
