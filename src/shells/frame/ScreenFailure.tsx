import { recovery } from '@contract/locales/es-MX/kernel/outcomes';
import { t } from '@portal/i18n';
import { saveScreenFailure } from '@portal/session/save-log';
import { useEffect } from 'react';

/** A screen whose code did not arrive even after the page was reloaded for it. */
export function ScreenFailure() {
  useEffect(saveScreenFailure, []);
  return (
    <div className="frame-state" role="alert">
      <h1>{t(recovery.screenLoadTitle)}</h1>
      <p>{t(recovery.screenLoad)}</p>
      <button type="button" onClick={() => location.reload()}>
        {t(recovery.reload)}
      </button>
    </div>
  );
}
