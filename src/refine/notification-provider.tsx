import { notificationMs } from '@portal/ui/notification-ms';
import type { NotificationProvider } from '@refinedev/core';
import { App } from 'antd';
import { useMemo } from 'react';

/** Refine's notices through antd, with the specification's duration. */
export function useNotificationProvider(): NotificationProvider {
  const { notification } = App.useApp();
  return useMemo(
    () => ({
      open({ key, message, description, type }) {
        notification.open({
          key,
          message: description ?? message,
          description: description ? message : undefined,
          type: type === 'progress' ? 'info' : type,
          duration: notificationMs.standard / 1000,
        });
      },
      close: (key) => notification.destroy(key),
    }),
    [notification],
  );
}
