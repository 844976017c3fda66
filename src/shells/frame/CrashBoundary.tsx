import { recovery } from '@contract/locales/es-MX/kernel/outcomes';
import { t } from '@portal/i18n';
import { saveScreenFailure } from '@portal/session/save-log';
import { SupportLink } from '@portal/ui/SupportLink';
import { Component, type ReactNode } from 'react';

interface CrashBoundaryProps {
  /** A new value gives the children another chance. */
  resetKey: string;
  children: ReactNode;
}

/** Keeps one screen's mistake from taking the frame down. */
export class CrashBoundary extends Component<CrashBoundaryProps, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override componentDidCatch() {
    saveScreenFailure();
  }

  override componentDidUpdate(before: CrashBoundaryProps) {
    if (this.state.crashed && before.resetKey !== this.props.resetKey)
      this.setState({ crashed: false });
  }

  override render() {
    if (!this.state.crashed) return this.props.children;
    return (
      <div className="frame-state" role="alert">
        <h1>{t(recovery.crashTitle)}</h1>
        <p>{t(recovery.crash)}</p>
        <button type="button" onClick={() => location.reload()}>
          {t(recovery.reload)}
        </button>
        <SupportLink />
      </div>
    );
  }
}
