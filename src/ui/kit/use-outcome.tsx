import { CloseOutlined } from '@ant-design/icons';
import { common } from '@portal/messages/common';
import { errors, notificationMs, success } from '@portal/messages/errors';
import { App } from 'antd';
import { useMemo } from 'react';
import { toFailure, waits } from '../failure';

const seconds = (milliseconds: number) => milliseconds / 1000;

/** antd names this button in English, draws it as a link without address, and without its ×, unless told. */
const closable = { 'aria-label': common.close, role: 'button', closeIcon: <CloseOutlined /> };

export type SavedKind = 'updated' | 'created' | 'deleted';

/**
 * The specification's outcome notifications, with its words and durations. Each sentence is its own key:
 * said again it takes its own place, and does not cover more of a telephone.
 */
export function useOutcome() {
  const { notification } = App.useApp();
  return useMemo(() => {
    const outcome = {
      saved(kind: SavedKind) {
        notification.success({
          message: success.title,
          description: success[kind],
          key: success[kind],
          closable,
          duration: seconds(notificationMs.standard),
        });
      },
      noChanges() {
        notification.info({
          message: errors.noChangesTitle,
          description: errors.noChanges,
          key: errors.noChanges,
          closable,
          duration: seconds(notificationMs.noChanges),
        });
      },
      /** For acts outside a form; a form shows its failure in place. */
      failed(message: string = errors.operation, title: string = errors.saveTitle) {
        notification.error({
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
          message: success.waitsTitle,
          description: message,
          key: message,
          closable,
          duration: seconds(notificationMs.document),
        });
      },
      document(message: string) {
        notification.success({
          message: success.title,
          description: message,
          key: message,
          closable,
          duration: seconds(notificationMs.document),
        });
      },
      /** Whatever a call of an act outside a form was refused with: it waits, or it failed. */
      notDone(thrown: unknown) {
        const failure = toFailure(thrown);
        if (waits(failure)) outcome.waits(failure.message);
        else outcome.failed(failure.message);
      },
    };
    return outcome;
  }, [notification]);
}
