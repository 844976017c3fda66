import { common } from '@portal/messages/common';
import { errors, notificationMs, success } from '@portal/messages/errors';
import { App } from 'antd';
import { useMemo } from 'react';

const seconds = (milliseconds: number) => milliseconds / 1000;

/** antd names this button in English, and draws it as a link without address, unless told. */
const closable = { 'aria-label': common.close, role: 'button' };

export type SavedKind = 'updated' | 'created' | 'deleted';

/** The specification's outcome notifications, with its words and durations. */
export function useOutcome() {
  const { notification } = App.useApp();
  return useMemo(
    () => ({
      saved(kind: SavedKind) {
        notification.success({
          message: success.title,
          description: success[kind],
          closable,
          duration: seconds(notificationMs.standard),
        });
      },
      noChanges() {
        notification.info({
          message: errors.noChangesTitle,
          description: errors.noChanges,
          closable,
          duration: seconds(notificationMs.noChanges),
        });
      },
      /** For acts outside a form; a form shows its failure in place. */
      failed(message: string = errors.operation, title: string = errors.saveTitle) {
        notification.error({
          message: title,
          description: message,
          closable,
          duration: seconds(notificationMs.standard),
        });
      },
      /** Asked for and not done: a second person has to confirm it. */
      waits(message: string) {
        notification.info({
          message: success.waitsTitle,
          description: message,
          closable,
          duration: seconds(notificationMs.document),
        });
      },
      document(message: string) {
        notification.success({
          message: success.title,
          description: message,
          closable,
          duration: seconds(notificationMs.document),
        });
      },
    }),
    [notification],
  );
}
