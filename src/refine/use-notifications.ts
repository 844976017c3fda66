import type { NotificationProvider } from '@refinedev/core';
import { App } from 'antd';
import { useMemo } from 'react';
import { notificationMs } from '@portal/messages/errors';

/** Refine's notices as antd's, for the specification's duration. */
export function useNotifications(): NotificationProvider {
  const { notification } = App.useApp();
  return useMemo(
    () => ({
      open({ key, message, description, type }) {
        const show = type === 'error' ? notification.error : notification.success;
        // Refine puts the outcome's name into the description and its text into the message.
        show({
          key,
          message: description ?? message,
          description: description ? message : undefined,
          duration: notificationMs.standard / 1000,
        });
      },
      close: (key) => notification.destroy(key),
    }),
    [notification],
  );
}
