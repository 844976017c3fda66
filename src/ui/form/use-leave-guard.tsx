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
export function useLeaveQuestion() {
  const { modal } = App.useApp();
  return useCallback(
    (onLeave: () => void, onStay?: () => void, { title, text, stay }: LeaveWords = ofForm) =>
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
    [modal],
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

/** The forms of the screen: the router keeps one blocker alone, and asks the last that came. */
const guards = new Set<{ readonly current: LeaveGuard }>();

const changed = () => [...guards].filter(({ current }) => current.hasChanges());

/** Has the portal ask before a navigation throws changes away, and the browser before a reload does those of which no draft is kept. */
export function useLeaveGuard(guard: LeaveGuard): void {
  useUnloadQuestion(guard.hasUnkept);
  const latest = useRef(guard);
  latest.current = guard;
  useEffect(() => {
    guards.add(latest);
    return () => {
      guards.delete(latest);
    };
  }, []);
}

/** Asks once, for every form of the screen that has changes, before another one is opened. */
export function LeaveGuards() {
  const ask = useLeaveQuestion();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && changed().length > 0,
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const asking = changed();
    const dialog = ask(
      () => {
        for (const { current } of asking) current.onLeave();
        blocker.proceed();
      },
      () => blocker.reset(),
      asking.find(({ current }) => current.words)?.current.words,
    );
    return () => dialog.destroy();
  }, [blocker, ask]);
  return null;
}
