import { recovery } from '@portal/messages/errors';

/** A screen whose code did not arrive even after the page was reloaded for it. */
export function ScreenFailure() {
  return (
    <div className="frame-state" role="alert">
      <h1>{recovery.screenLoadTitle}</h1>
      <p>{recovery.screenLoad}</p>
      <button type="button" onClick={() => location.reload()}>
        {recovery.reload}
      </button>
    </div>
  );
}
