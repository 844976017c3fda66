import { CloseOutlined } from '@ant-design/icons';
import { common } from '@contract/locales/es-MX/kernel/common';
import { errors } from '@contract/locales/es-MX/kernel/outcomes';
import { success } from '@contract/locales/es-MX/kernel/success';
import { t } from '@portal/i18n';
import { notificationMs } from '@portal/ui/notification-ms';
import { App } from 'antd';
import { type ReactNode, useMemo } from 'react';
import { toFailure, waits } from '../failure';

const seconds = (milliseconds: number) => milliseconds / 1000;

/** antd names this button in English, draws it as a link without address, and without its ×, unless set. */
const closable = { 'aria-label': t(common.close), role: 'button', closeIcon: <CloseOutlined /> };

export type SavedKind = 'updated' | 'created' | 'deleted';

/**
 * The specification's outcome notifications, with its words and durations. Each sentence is its own key:
 * repeated it takes its own place, and does not cover more of a telephone.
 */
export function useOutcome() {
  const { notification } = App.useApp();
  return useMemo(() => {
    const outcome = {
      saved(kind: SavedKind) {
        notification.success({
          message: t(success.title),
          description: t(success[kind]),
          key: t(success[kind]),
          closable,
          duration: seconds(notificationMs.standard),
        });
      },
      noChanges() {
        notification.info({
          message: t(errors.noChangesTitle),
          description: t(errors.noChanges),
          key: t(errors.noChanges),
          closable,
          duration: seconds(notificationMs.noChanges),
        });
      },
      /** For acts outside a form; a form shows its failure in place. */
      failed(message: string = t(errors.operation), title: string = t(errors.saveTitle)) {
        notification.error({
          message: title,
          description: message,
          key: message,
          closable,
          duration: seconds(notificationMs.standard),
        });
      },
      /** Not kept, and nothing is lost: it can be tried again. */
      warned(message: string, title: string) {
        notification.warning({
          message: title,
          description: message,
          key: message,
          closable,
          duration: seconds(notificationMs.standard),
        });
      },
      /** Asked for and not done: a second person has to confirm it. */
      waits(message: string) {
        notification.info({
          message: t(success.waitsTitle),
          description: message,
          key: message,
          closable,
          duration: seconds(notificationMs.document),
        });
      },
      /** What was done with a document; `actions` take it back. */
      document(message: string, actions?: ReactNode) {
        notification.success({
          message: t(success.title),
          description: message,
          key: message,
          actions,
          closable,
          duration: seconds(notificationMs.document),
        });
      },
      /** Takes away a notification that no longer holds. */
      forget(message: string) {
        notification.destroy(message);
      },
      /** Any refusal of an action outside a form: it waits for a second person, or it failed. */
      notDone(thrown: unknown) {
        const failure = toFailure(thrown);
        if (waits(failure)) outcome.waits(failure.message);
        else outcome.failed(failure.message);
      },
    };
    return outcome;
  }, [notification]);
}
