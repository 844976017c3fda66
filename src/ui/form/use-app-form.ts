import { fieldMessage } from '@contract/locales/es-MX/kernel/field-messages';
import { errors } from '@contract/locales/es-MX/kernel/outcomes';
import { t } from '@portal/i18n';
import type { BaseRecord, HttpError } from '@refinedev/core';
import { useForm } from '@refinedev/react-hook-form';
import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import { type DefaultValues, type FieldPath, type FieldValues, get } from 'react-hook-form';
import type * as z from 'zod';
import { type Failure, toFailure, waits } from '../failure';
import { type SavedKind, useOutcome } from '../kit/use-outcome';
import { useDraftOwner } from './draft-owner';
import { discardDraft, readDraft, UNKEPT, writeDraft } from './drafts';
import { labelsAt, type ShownFields } from './field-registry';
import { type Kept, typedSince, versionIn } from './stale';
import { useUnsavedAround } from './unsaved';
import { useLeaveGuard, useLeaveQuestion } from './use-leave-guard';
import { useStaleSave } from './use-stale-save';
import { sameValues } from './values';
import { type Checked, zodFormResolver } from './zod-form-resolver';

export interface AppFormOptions<In extends FieldValues, Out> {
  schema: z.ZodType<Out, In>;
  initial: DefaultValues<In>;
  /** Sends the checked values. A failure may be returned or thrown; 'unsent' when the person thought better of it. */
  // biome-ignore lint/suspicious/noConfusingVoidType: lets an async function without a return be given.
  onSubmit: (values: Out) => Promise<Failure | 'unsent' | void>;
  /** The notification when it is done; without it, or with a receipt, the page shows its own. */
  outcome?: SavedKind | 'receipt';
  /** Navigating belongs here: after the guard knows that nothing is left unsaved. */
  onDone?: () => void;
  /** Of a record whose kept values are no values of the form: what it does once the person has chosen them. */
  onUseSaved?: () => void;
  /** Names the kept draft, one for each form and record; leave it out to keep none. */
  draft?: string;
  /** Dotted names that are never kept. */
  secrets?: readonly FieldPath<In>[];
  /** Dotted names that the record still lacks, where a save may leave them out: who changes nothing is shown them. */
  lacks?: readonly string[];
}

/** Something else stands there than what is saved. */
function isTyped(path: string, typed: object, saved: Kept): boolean {
  const value = get(typed, path);
  return !sameValues({ value }, {}) && !sameValues({ value }, { value: get(saved, path) });
}

export interface FormNotice {
  title: string;
  message: string;
  /** Messages whose field this form does not show. */
  others: readonly string[];
  /** No field got the focus: only the notification shows what is wrong. */
  alone: boolean;
}

export function useAppForm<In extends FieldValues, Out>({
  schema,
  initial,
  onSubmit,
  outcome,
  onDone,
  onUseSaved,
  draft,
  secrets = [],
  lacks = [],
}: AppFormOptions<In, Out>) {
  const notify = useOutcome();
  const owner = useDraftOwner();
  const key = useMemo(() => (owner && draft ? { owner, form: draft } : undefined), [owner, draft]);
  const [registry] = useState<ShownFields>(() => new Map());
  const checked = useRef<Checked<Out>>({ issues: {} });
  const resolver = useMemo(
    () =>
      zodFormResolver(schema, (found) => {
        checked.current = found;
      }),
    [schema],
  );
  const form = useForm<BaseRecord, HttpError, In>({
    defaultValues: initial,
    resolver,
    // Sent by the page's act and not by Refine's `onFinish`, which takes the form's values where ours are sent as
    // the schema made them, drops the server's errors of other fields, knows no answer "not sent" after a question
    // or "waits for a second person", and makes one call where some forms make two. Its leave question is ours too.
    refineCoreProps: { action: 'create', redirect: false },
    warnWhenUnsavedChanges: false,
    disableServerSideValidation: true,
  });
  // Refine makes a new object at each drawing; what is in it stays.
  const { reset, subscribe } = form;
  const [notice, setNotice] = useState<FormNotice>();
  /** A draft was restored, without these secrets that were typed too. */
  const [restored, setRestored] = useState<readonly string[]>();
  /** What the server has, as far as this form knows. */
  const saved = useRef<Kept>(initial);
  const sending = useRef<Promise<void>>(undefined);
  const { isSubmitting } = form.formState;

  /** Whether a reload would lose something: all that was typed, or of a form with a draft its secrets. */
  function hasUnkept() {
    if (!key) return hasChanges();
    const typed = form.getValues();
    return secrets.some(
      (path) => !sameValues({ value: get(typed, path) }, { value: get(saved.current, path) }),
    );
  }

  // Not react-hook-form's isDirty: to it an emptied input differs from one never filled.
  function hasChanges() {
    return !sameValues(form.getValues(), saved.current);
  }

  useEffect(() => {
    const draft = key && readDraft(key);
    if (!draft) return;
    const { [UNKEPT]: unkept, ...kept } = draft;
    reset((current) => ({ ...current, ...kept }));
    setRestored(Array.isArray(unkept) ? unkept.map(String) : []);
  }, [reset, key]);

  const latestSecrets = useRef(secrets);
  latestSecrets.current = secrets;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values, name }) => {
          // Without a name it is a reset, not typing.
          if (!name) return;
          setNotice(undefined);
          if (!key) return;
          // A list of inputs tells of itself also after a save; what is saved is no draft.
          if (sameValues(values, saved.current)) discardDraft(key);
          else {
            const left = latestSecrets.current;
            const unkept = left.filter((path) => isTyped(path, values, saved.current));
            writeDraft(key, { ...values, [UNKEPT]: unkept }, left);
          }
        },
      }),
    [subscribe, key],
  );

  const version = versionIn(initial);
  const latestInitial = useRef(initial);
  latestInitial.current = initial;
  /** This form saved, and its record was not read again yet. */
  const readsOwnSave = useRef(false);
  useEffect(() => {
    // The record was read again after a save. Of another place, a form in which something was typed does not follow
    // it; of its own, what was typed since stays.
    const held = versionIn(form.getValues());
    if (held === undefined || version === undefined || version < held) return;
    const isOwn = version === held;
    const typed = typedSince(form.getValues(), saved.current);
    if (isOwn ? !readsOwnSave.current : Object.keys(typed).length > 0) return;
    readsOwnSave.current = false;
    saved.current = latestInitial.current;
    reset({ ...latestInitial.current, ...typed });
  }, [version, form, reset]);

  function forget() {
    if (key) discardDraft(key);
    setRestored(undefined);
  }

  const ask = useLeaveQuestion();
  useLeaveGuard({ hasChanges, hasUnkept, onLeave: forget });
  useUnsavedAround({ hasChanges, forget, sent: async () => sending.current });

  /** Goes back from the form, asking first where something would be lost. */
  function cancel(onCancel: () => void) {
    if (!hasChanges()) {
      onCancel();
      return;
    }
    ask(() => {
      forget();
      onCancel();
    });
  }

  function isShown(path: string): path is FieldPath<In> {
    return registry.has(path);
  }

  function othersOf(fields: Readonly<Record<string, string>>): string[] {
    return Object.entries(fields)
      .filter(([path]) => !isShown(path))
      .map(([, message]) => message);
  }

  function refuse({ message, code, fields = {} }: Failure) {
    const shown = Object.keys(fields).filter(isShown);
    for (const [index, path] of shown.entries()) {
      form.setError(path, { type: 'server', message: fields[path] }, { shouldFocus: index === 0 });
    }
    const title = code === 'validation' ? t(errors.invalidTitle) : t(errors.saveTitle);
    setNotice({ title, message, others: othersOf(fields), alone: shown.length === 0 });
  }

  function adopt(values: Kept, current: Kept) {
    saved.current = { ...form.getValues(), ...current };
    reset((typed) => ({ ...typed, ...values }));
    setNotice(undefined);
  }

  /** @param kept what was in the form when it was sent: more may have been typed meanwhile */
  function done(kept: Kept) {
    forget();
    saved.current = kept;
    onDone?.();
  }

  async function attempt(values: Out) {
    try {
      return await onSubmit(values);
    } catch (thrown) {
      return toFailure(thrown);
    }
  }

  async function send(values: Out) {
    // A copy: the form changes its nested values in place.
    const sent = structuredClone(form.getValues());
    const failure = await attempt(values);
    if (failure === 'unsent') return;
    if (failure && waits(failure)) {
      done(sent);
      notify.waits(failure.message);
    } else if (failure?.code === 'stale' && failure.current) {
      if (!compare(failure.current)) finish(structuredClone(form.getValues()));
    } else if (failure) refuse(failure);
    else finish(oneFurther(sent));
  }

  /** A save makes its record's version one more; the next one does not wait until it is read again. */
  function oneFurther(sent: Kept): Kept {
    const read = versionIn(sent);
    if (read === undefined) return sent;
    const next = { version: read + 1 };
    reset((typed) => ({ ...typed, ...next }));
    readsOwnSave.current = true;
    return { ...sent, ...next };
  }

  function finish(kept: Kept) {
    done(kept);
    if (outcome && outcome !== 'receipt') notify.saved(outcome);
  }

  async function sendChecked() {
    const { output } = checked.current;
    if (output) await send(output.values);
  }

  function showIssues() {
    const { issues } = checked.current;
    const [first = t(errors.completeMarked), ...others] = othersOf(issues);
    const alone = !Object.keys(issues).some(isShown);
    setNotice({
      title: t(errors.invalidTitle),
      // Where no field is marked, what is wrong is said here alone.
      ...(alone
        ? { message: first, others }
        : { message: t(errors.completeMarked), others: othersOf(issues) }),
      alone,
    });
  }

  const isEmpty = (path: string) => sameValues({ value: get(form.getValues(), path) }, {});

  /** As required, though a save might leave them out. */
  const mark = (paths: readonly string[]) =>
    refuse({
      code: 'validation',
      message: t(errors.completeMarked),
      fields: Object.fromEntries(paths.map((path) => [path, t(fieldMessage.required)])),
    });

  const checkAndSend = form.handleSubmit(sendChecked, showIssues);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (sending.current) return;
    setNotice(undefined);
    // What was never filled in is not "without changes": its fields are to be marked.
    const unchanged =
      (outcome === 'updated' || outcome === 'receipt') &&
      !hasChanges() &&
      schema.safeParse(form.getValues()).success;
    const empty = unchanged ? lacks.filter((path) => isShown(path) && isEmpty(path)) : [];
    if (unchanged && empty.length === 0) {
      notify.noChanges();
      return;
    }
    await once(() =>
      unchanged ? form.handleSubmit(() => mark(empty))(event) : checkAndSend(event),
    );
  }

  /** What is sent is not sent again meanwhile. */
  async function once(act: () => Promise<void>) {
    if (sending.current) return;
    sending.current = act();
    try {
      await sending.current;
    } finally {
      sending.current = undefined;
    }
  }

  const { compare, stale } = useStaleSave({
    fields: registry,
    values: () => form.getValues(),
    adopt,
    onUseSaved: () => {
      forget();
      onUseSaved?.();
    },
    sendAgain: () => once(checkAndSend),
  });

  function discard() {
    forget();
    reset(initial);
  }

  // The fields have told of themselves by the time that a draft is restored.
  const without = restored ? labelsAt(registry, restored) : [];

  return {
    form,
    registry,
    notice,
    restored: restored !== undefined,
    without,
    stale,
    busy: isSubmitting,
    submit,
    cancel,
    discard,
  };
}
