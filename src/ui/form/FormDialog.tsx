import { Drawer, type DrawerProps, Modal, type ModalProps } from 'antd';
import type { ReactNode } from 'react';
import { InDialog, type Unsaved, UnsavedForms, useFormsWithin } from './unsaved';

interface Closing {
  /** Called when nothing is left unsaved, or the user chose to discard it. */
  onClose: () => void;
  /** Something outside of an `AppForm` was typed or chosen. */
  hasChanges?: boolean;
}

/** Esc, the ×, a touch beside the dialog: all ask first where a form inside has changes. */
function useClosing({ onClose, hasChanges = false }: Closing) {
  const { forms, leave } = useFormsWithin();
  return { forms, close: () => leave(onClose, hasChanges) };
}

function Inside({ forms, children }: { forms: Set<Unsaved>; children: ReactNode }) {
  return (
    <InDialog value>
      <UnsavedForms value={forms}>{children}</UnsavedForms>
    </InDialog>
  );
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
      <Inside forms={forms}>{children}</Inside>
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
      <Inside forms={forms}>{children}</Inside>
    </Drawer>
  );
}
