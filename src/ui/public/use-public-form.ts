import { errors as messages } from '@contract/locales/es-MX/kernel/outcomes';
import { t } from '@portal/i18n';
import { type FormEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import type * as z from 'zod';
import { type Failure, toFailure } from '../failure';
import { type DraftKey, discardDraft, readDraft, writeDraft } from '../form/drafts';
import { nest, withoutBlanks } from '../form/values';
import type { PublicFormState, PublicValue, PublicValues } from './form-context';

export interface PublicFormOptions<S extends z.ZodType> {
  /** Names the kept draft; leave it out for forms where nothing is worth keeping. */
  draft?: string;
  /** Fetches what has the schema; called on the first focus or when the browser is idle, not before. */
  load: () => Promise<{ body: S }>;
  initial: PublicValues;
  /** Names of fields that are never kept. */
  secrets?: readonly string[];
  /** Sends the checked values. A failure may be returned or thrown. */
  // biome-ignore lint/suspicious/noConfusingVoidType: lets an async function without a return be given.
  onSubmit: (values: z.output<S>) => Promise<Failure | void>;
}

function isPublicValue(value: unknown): value is PublicValue {
  return typeof value === 'string' || typeof value === 'boolean';
}

function startingValues(initial: PublicValues, key: DraftKey | undefined): PublicValues {
  const kept = Object.entries((key && readDraft(key)) ?? {});
  const known = kept.filter(
    (entry): entry is [string, PublicValue] =>
      entry[0] in initial &&
      isPublicValue(entry[1]) &&
      // What a link brings is not lost to a form that was begun without it.
      !(entry[1] === '' && initial[entry[0]]),
  );
  return { ...initial, ...Object.fromEntries(known) };
}

export function usePublicFormState<S extends z.ZodType>({
  draft,
  load,
  initial,
  secrets = [],
  onSubmit,
}: PublicFormOptions<S>) {
  const formId = useId();
  const draftKey = useMemo(() => (draft ? { owner: 'public', form: draft } : undefined), [draft]);
  const [values, setValues] = useState(() => startingValues(initial, draftKey));
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [refusals, setRefusals] = useState(0);
  const [notice, setNotice] = useState<string>();
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);
  const form = useRef<HTMLFormElement>(null);

  const schema =
    useRef<Promise<{ body: S; check: typeof import('@portal/ui/form/validation-message') }>>(
      undefined,
    );
  const prepare = () => {
    schema.current ??= Promise.all([load(), import('@portal/ui/form/validation-message')]).then(
      ([{ body }, check]) => ({ body, check }),
      (reason: unknown) => {
        // Forget the failure, so that the next try fetches again.
        schema.current = undefined;
        throw reason;
      },
    );
    return schema.current;
  };

  const latestPrepare = useRef(prepare);
  latestPrepare.current = prepare;
  useEffect(() => {
    const warmUp = () => void latestPrepare.current().catch(() => undefined);
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(warmUp, 2000);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(warmUp, { timeout: 5000 });
    return () => cancelIdleCallback(handle);
  }, []);

  // Once when the form is sent: who mends one field of several is not taken from it by the first letter.
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);

  function change(changed: PublicValues) {
    const next = { ...values, ...changed };
    setValues(next);
    setNotice(undefined);
    setErrors(Object.fromEntries(Object.entries(errors).filter(([field]) => !(field in changed))));
    if (draftKey) writeDraft(draftKey, next, secrets);
  }

  function show({ message, fields = {} }: Failure) {
    const known = Object.entries(fields).filter(([name]) => name in values);
    const others = Object.entries(fields).filter(([name]) => !(name in values));
    setErrors(Object.fromEntries(known));
    setRefusals((count) => count + 1);
    setNotice([message, ...others.map(([, text]) => text)].join(' '));
  }

  async function send() {
    const { body, check } = await prepare();
    const checked = body.safeParse(withoutBlanks(nest(values)), { error: check.validationMessage });
    if (!checked.success) {
      const fields = Object.fromEntries(
        checked.error.issues.map((issue) => [issue.path.join('.'), issue.message]).reverse(),
      );
      show({ message: t(messages.completeMarked), fields });
      return;
    }
    const failure = await onSubmit(checked.data);
    if (failure) show(failure);
    else if (draftKey) discardDraft(draftKey);
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    setNotice(undefined);
    setErrors({});
    try {
      await send();
    } catch (thrown) {
      show(toFailure(thrown));
    } finally {
      sending.current = false;
      setBusy(false);
    }
  }

  const state: PublicFormState = { formId, values, errors, busy, change };
  return { state, notice, form, submit, prepare };
}
