import { ErrorState } from '@portal/ui/kit/ErrorState';

/** A screen that could not be shown: what happened, and a way to try again. */
export function ScreenFailure() {
  return <ErrorState reload={() => window.location.reload()} />;
}
