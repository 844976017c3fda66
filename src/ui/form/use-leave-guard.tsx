import { form } from '@portal/messages/common';
import { App } from 'antd';
import { useEffect } from 'react';
import { useBlocker } from 'react-router';

/**
 * Asks before a navigation inside the portal throws changes away. Reloading the page needs no
 * question: the draft comes back.
 */
export function useLeaveGuard(hasChanges: () => boolean, onLeave: () => void): void {
  const { modal } = App.useApp();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && hasChanges(),
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const dialog = modal.confirm({
      title: form.leaveTitle,
      content: form.leave,
      icon: null,
      centered: true,
      okText: form.leaveConfirm,
      okButtonProps: { danger: true },
      cancelText: form.leaveCancel,
      autoFocusButton: 'cancel',
      onOk: () => {
        onLeave();
        blocker.proceed();
      },
      onCancel: () => blocker.reset(),
    });
    return () => dialog.destroy();
  }, [blocker, modal, onLeave]);
}
