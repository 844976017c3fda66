import { form } from '@contract/locales/es-MX/kernel/form';
import { t } from '@portal/i18n';
import { App } from 'antd';
import { useCallback, useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';

interface LeaveWords {
  title: string;
  text: string;
  stay: string;
}

const ofForm: LeaveWords = {
  title: t(form.leaveTitle),
  text: t(form.leave),
  stay: t(form.leaveCancel),
};

/** The one question before what was typed, or is shown once, is thrown away; gives the dialog that asks it. */
export function useLeaveQuestion({ title, text, stay }: LeaveWords = ofForm) {
  const { modal } = App.useApp();
  return useCallback(
    (onLeave: () => void, onStay?: () => void) =>
      modal.confirm({
        title,
        content: text,
        icon: null,
        centered: true,
        okText: t(form.leaveConfirm),
        okButtonProps: { danger: true },
        cancelText: stay,
        autoFocusButton: 'cancel',
        onOk: onLeave,
        onCancel: onStay,
      }),
    [modal, title, text, stay],
  );
}

/** Has the browser ask, in its own words, before a reload or a closed tab throws changes away. */
export function useUnloadQuestion(hasChanges: () => boolean): void {
  const latest = useRef(hasChanges);
  latest.current = hasChanges;
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (latest.current()) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, []);
}

interface LeaveGuard {
  hasChanges: () => boolean;
  /** What of it would not come back after a reload. */
  hasUnkept: () => boolean;
  onLeave: () => void;
  words?: LeaveWords;
}

/** Asks before a navigation inside the portal throws changes away, or a reload those of which no draft is kept. */
export function useLeaveGuard({ hasChanges, hasUnkept, onLeave, words }: LeaveGuard): void {
  const ask = useLeaveQuestion(words);
  useUnloadQuestion(hasUnkept);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && hasChanges(),
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const dialog = ask(
      () => {
        onLeave();
        blocker.proceed();
      },
      () => blocker.reset(),
    );
    return () => dialog.destroy();
  }, [blocker, ask, onLeave]);
}
