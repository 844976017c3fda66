import { saveScreenFailure } from '@portal/session/save-log';
import { ErrorState } from '@portal/ui/kit/ErrorState';
import { useEffect } from 'react';

/** A screen that could not be shown: what happened, and a way to try again. */
export function ScreenFailure() {
  useEffect(saveScreenFailure, []);
  return <ErrorState reload={() => window.location.reload()} />;
}
