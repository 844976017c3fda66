import { Drawer, type DrawerProps, Modal, type ModalProps } from 'antd';
import { useState } from 'react';
import { type Unsaved, UnsavedForms } from './unsaved';
import { useLeaveQuestion } from './use-leave-guard';

interface Closing {
  /** Called when nothing is left unsaved, or the user chose to discard it. */
  onClose: () => void;
  /** Something outside of an `AppForm` was typed or chosen. */
  hasChanges?: boolean;
}

/** Esc, the ×, a touch beside the dialog: all ask first where a form inside has changes. */
function useClosing({ onClose, hasChanges = false }: Closing) {
  const ask = useLeaveQuestion();
  const [forms] = useState(() => new Set<Unsaved>());
  function close() {
    const changed = [...forms].filter((form) => form.hasChanges());
    if (changed.length === 0 && !hasChanges) {
      onClose();
      return;
    }
    ask(() => {
      for (const form of changed) form.forget();
      onClose();
    });
  }
  return { forms, close };
}

/**
 * Where there are keys, what is typed at once belongs to the first box of the dialog that was opened; where there is
 * none, its keyboard would cover the dialog.
 */
function beginTyping(opened: boolean) {
  if (!opened || matchMedia('(pointer: coarse)').matches) return;
  const { activeElement } = document;
  // Who already went to a field or a button of the form stays there.
  if (activeElement?.closest('form')) return;
  const dialog = activeElement?.closest('[role="dialog"]');
  const box = dialog?.querySelector<HTMLElement>('form :is(input, textarea):enabled');
  // The box of a day opens its calendar, which would cover what the dialog says.
  if (!box?.closest('.ant-picker')) box?.focus();
}

/** A dialog around something to fill in. */
export function FormModal({
  onClose,
  hasChanges,
  children,
  ...modal
}: Closing & Omit<ModalProps, 'onCancel' | 'onClose'>) {
  const { forms, close } = useClosing({ onClose, hasChanges });
  return (
    // Of its whole size at once: a list that is opened while its dialog grows would keep the width of that moment.
    <Modal
      centered
      destroyOnHidden
      footer={null}
      transitionName="ant-fade"
      afterOpenChange={beginTyping}
      {...modal}
      onCancel={close}
    >
      <UnsavedForms value={forms}>{children}</UnsavedForms>
    </Modal>
  );
}

/** A drawer around something to fill in. */
export function FormDrawer({
  onClose,
  hasChanges,
  children,
  ...drawer
}: Closing & Omit<DrawerProps, 'onClose'>) {
  const { forms, close } = useClosing({ onClose, hasChanges });
  return (
    <Drawer destroyOnHidden {...drawer} onClose={close}>
      <UnsavedForms value={forms}>{children}</UnsavedForms>
    </Drawer>
  );
}
