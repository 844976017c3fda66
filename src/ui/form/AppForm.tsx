import { form as formWords } from '@contract/locales/es-MX/kernel/form';
import { t } from '@portal/i18n';
import { dismissText } from '@portal/ui/kit/dismiss-text';
import { Alert, Button } from 'antd';
import { type ReactNode, useContext, useEffect, useRef } from 'react';
import { type FieldPath, type FieldValues, FormProvider } from 'react-hook-form';
import { FieldRegistry } from './field-registry';
import styles from './form.module.css';
import { HeldForms } from './held-forms';
import { StaleSave } from './StaleSave';
import { InDialog } from './unsaved';
import { type AppFormOptions, useAppForm } from './use-app-form';

export interface AppFormProps<In extends FieldValues, Out> extends AppFormOptions<In, Out> {
  /** The verb with its object: "Guardar cambios", "Retirar $5,000.00". */
  submitLabel: ReactNode;
  /** What is sent ends something for good. */
  danger?: boolean;
  onCancel?: () => void;
  /** Its call stays open to an account that staff restricted to reading, as the contract says of it. */
  restriction?: 'open';
  /** Given a function, it gets `at`, which lets through only names of this form's fields. */
  children: ReactNode | ((at: (name: FieldPath<In>) => FieldPath<In>) => ReactNode);
}

/**
 * The one form of the private areas: checked with the contract's schema, refusals of the server on
 * their fields and the rest in an alert, a question before leaving, a draft over reloads, the
 * specification's outcome messages. One with a `version` compares what it holds with a newer save.
 */
export function AppForm<In extends FieldValues, Out>({
  submitLabel,
  danger,
  onCancel,
  restriction,
  children,
  ...options
}: AppFormProps<In, Out>) {
  const { form, registry, notice, restored, without, stale, busy, submit, cancel, discard } =
    useAppForm(options);
  const noticeBox = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button may be screens below the notice.
    if (notice?.alone) noticeBox.current?.scrollIntoView({ block: 'center' });
  }, [notice]);
  const inDialog = useContext(InDialog);
  const heldForms = useContext(HeldForms);
  const held = restriction === 'open' ? undefined : heldForms;
  const dismiss = onCancel ? (
    <Button onClick={() => cancel(onCancel)}>
      {dismissText(typeof submitLabel === 'string' ? submitLabel : '')}
    </Button>
  ) : null;
  return (
    <FormProvider {...form}>
      <FieldRegistry value={registry}>
        <form
          className={styles.form}
          noValidate
          aria-busy={busy}
          onSubmit={(event) => void submit(event)}
        >
          {restored ? (
            <Alert
              type="info"
              showIcon
              message={t(formWords.draftRestored)}
              description={
                without.length > 0
                  ? t(formWords.draftWithout, { fields: without.join(', ') })
                  : undefined
              }
              action={
                <Button size="small" onClick={discard}>
                  {t(formWords.discardDraft)}
                </Button>
              }
            />
          ) : null}
          {notice ? (
            <div ref={noticeBox}>
              <Alert
                type="error"
                showIcon
                message={notice.title}
                description={[notice.message, ...notice.others]
                  .filter((text) => text !== notice.title)
                  .map((text) => <p key={text}>{text}</p>)}
              />
            </div>
          ) : null}
          {stale ? <StaleSave {...stale} /> : null}
          {typeof children === 'function' ? children((name) => name) : children}
          {held ? <Alert role="note" type="info" showIcon message={held} /> : null}
          <div className={styles.actions} data-dialog={inDialog || undefined}>
            {/* Dialogs end alike: the way out first, the act at the right. */}
            {inDialog ? dismiss : null}
            {/* antd ignores presses of a loading button and says so to the eye alone. */}
            <Button
              type="primary"
              danger={danger}
              disabled={held !== undefined}
              htmlType="submit"
              loading={busy}
              aria-disabled={busy}
            >
              {submitLabel}
            </Button>
            {inDialog ? null : dismiss}
          </div>
        </form>
      </FieldRegistry>
    </FormProvider>
  );
}
