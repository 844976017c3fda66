import { common } from '@contract/locales/es-MX/kernel/common';
import { t } from '@portal/i18n';
import type { ReactNode } from 'react';
import type * as z from 'zod';
import { PublicFormContext } from './form-context';
import { PublicAlert } from './PublicAlert';
import { PublicButton } from './PublicButton';
import { type PublicFormOptions, usePublicFormState } from './use-public-form';

interface PublicFormProps<S extends z.ZodType> extends PublicFormOptions<S> {
  submitLabel: string;
  /** How much its button asks for beside others of the page. */
  look?: 'primary' | 'plain';
  children: ReactNode;
}

/** A form of the light pages: its schema arrives lazily, its refusals land on their fields. */
export function PublicForm<S extends z.ZodType>({
  submitLabel,
  look = 'primary',
  children,
  ...options
}: PublicFormProps<S>) {
  const { state, notice, form, submit, prepare } = usePublicFormState(options);
  return (
    <form
      ref={form}
      className="pub-form"
      noValidate
      aria-busy={state.busy}
      onFocus={() => void prepare().catch(() => undefined)}
      onSubmit={(event) => void submit(event)}
    >
      <PublicFormContext value={state}>
        {notice ? <PublicAlert tone="danger">{notice}</PublicAlert> : null}
        {children}
        <PublicButton type="submit" look={look} block busy={state.busy}>
          {state.busy ? t(common.sending) : submitLabel}
        </PublicButton>
      </PublicFormContext>
    </form>
  );
}
